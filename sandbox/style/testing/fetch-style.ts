import type { Sandbox } from '../../sandbox.ts'

/** The response fields that the tests read; each test checks their values. */
export interface ProductsResponse {
  metadata: {
    offset: number
    limit: number
    total: number
    freeTextSearches?: string[]
    category?: { id: string }
    majorCategory?: { id: string }
    products?: { id: number }[]
  }
  products: WireProduct[]
}

export interface WireProduct {
  id: number
  name: string
  brandedName: string
  unbrandedName: string
  price: number
  priceLabel: string
  salePrice?: number
  salePriceLabel?: string
  inStock: boolean
  stock?: { color?: { name: string }; size?: { name: string } }[]
  retailer: { id: string; name: string }
  brand?: { id: string; name: string }
  retailerBrand: string
  description?: string
  clickUrl: string
  image: WireImage
  alternateImages: WireImage[]
  discount: number
  isOnSale: boolean
  colors: { name: string; image?: WireImage; canonicalColors: { id: string; name: string }[] }[]
  sizes: { name: string; canonicalSize?: { id: string; name: string; variant?: string } }[]
  categories: { id: string; name: string }[]
  extractDate?: string
  lastModified?: string
  promotionalDeal?: { id: number; startDate: { timestamp: number } }
  directUrl?: string
  lastPriceDropDate?: { date: string; timestamp: number }
  preOwned: boolean
  rental: boolean
}

export interface WireImage {
  id: string
  sizes: Record<
    string,
    { url: string; width?: number; height?: number; actualWidth?: number; actualHeight?: number }
  >
}

/** Fetches a path with the sandbox's key. */
export async function fetchStyle<T>(sandbox: Sandbox, path: string): Promise<T> {
  const response = await fetch(stylePath(sandbox, path))
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

export function stylePath(sandbox: Sandbox, path: string): string {
  return `${sandbox.url}/api/v2/${path}${path.includes('?') ? '&' : '?'}pid=${sandbox.styleKey}&format=json`
}

/** Yields all rows of a query, page by page. */
export async function fetchAllProducts(
  sandbox: Sandbox,
  query: string,
  atMost = 5000,
): Promise<WireProduct[]> {
  const products: WireProduct[] = []
  for (let offset = 0; offset < atMost; offset += 50) {
    const page = await fetchStyle<ProductsResponse>(
      sandbox,
      `products?${query}&limit=50&offset=${offset}`,
    )
    products.push(...page.products)
    if (page.products.length < 50) break
  }
  return products
}
