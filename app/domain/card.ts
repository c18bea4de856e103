import { buyPath, productPath } from './links.ts'
import { type CheckedProduct, formatProductPrice, type ProductPrice } from './price.ts'
import type { Image } from './product.ts'
import type { SourceLetter } from './source.ts'

/** What a list shows of a product: as little as travels to the browser fifty at a time. */
export interface ProductCard {
  source: SourceLetter
  id: string
  path: string
  buyPath: string
  brand: string
  name: string
  retailer: string
  price: ProductPrice
  isPreOwned: boolean
  isRental: boolean
  picture?: Picture
  /** The second picture, shown on hover. */
  alternate?: Picture
}

/** A picture in the widths its source offers. */
export interface Picture {
  src: string
  srcSet: string
}

export function toCard(product: CheckedProduct): ProductCard {
  const [first, second] = product.images
  return {
    source: product.source,
    id: product.id,
    path: productPath(product),
    buyPath: buyPath(product.source, product.id),
    brand: product.brand?.name ?? product.retailerBrand ?? product.retailer.name,
    name: product.unbrandedName || product.name,
    retailer: product.retailer.name,
    price: formatProductPrice(product),
    isPreOwned: product.preOwned,
    isRental: product.rental,
    ...(first ? { picture: toPicture(first) } : {}),
    ...(second ? { alternate: toPicture(second) } : {}),
  }
}

export function toPicture({ sizes }: Image): Picture {
  const widths = new Map<string, number>()
  for (const { url, width } of [sizes.Medium, sizes.XLarge, sizes.Best]) widths.set(url, width)
  return { src: sizes.XLarge.url, srcSet: [...widths].map(([url, width]) => `${url} ${width}w`).join(', ') }
}
