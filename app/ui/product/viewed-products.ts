import { formatUsd } from '#app/domain/currency.ts'
import { formatProductKey, type ProductKey, parseProductKey } from '#app/domain/product-key.ts'
import type { ProductCard } from '#app/pages/card.ts'

/** A viewed product with its price at that time in US cents; absent if it was not in dollars. */
export interface ViewedProduct extends ProductKey {
  cents?: number
}

const maxViewed = 20
/** A visit ends this long after its last view of a product. */
export const visitMs = 30 * 60_000

/**
 * Parses stored products, latest first, before the time of the last view: `s:730112845@11880 f:17
 * t1764482400000`. Ignores anything that is not a product key.
 */
export function parseViewed(text: string | null): ViewedProduct[] {
  return (text ?? '').split(' ', maxViewed).flatMap(entry => {
    const [, key = '', cents] = /^([^@]*)(?:@(\d{1,12}))?$/.exec(entry) ?? []
    const product = parseProductKey(key)
    return product ? [{ ...product, ...(cents === undefined ? {} : { cents: Number(cents) }) }] : []
  })
}

export function formatViewed({ cents, ...key }: ViewedProduct): string {
  return cents === undefined ? formatProductKey(key) : `${formatProductKey(key)}@${cents}`
}

/**
 * Returns true if the stored products are those of an earlier visit. The script in since-band-script.ts
 * decides the same. Entries of earlier versions have no time.
 */
export function isReturning(text: string | null, now: number): boolean {
  const [, viewedAt] = / t(\d+)$/.exec(text ?? '') ?? []
  return Boolean(text) && (viewedAt === undefined || now - Number(viewedAt) > visitMs)
}

/** Adds a product as the latest one and removes its earlier occurrence. */
export function addViewed(
  products: readonly ViewedProduct[],
  viewed: ViewedProduct,
): ViewedProduct[] {
  return [viewed, ...products.filter(other => !isSameProduct(other, viewed))].slice(0, maxViewed)
}

export function isSameProduct(a: ProductKey, b: ProductKey): boolean {
  return a.source === b.source && a.id === b.id
}

/** Returns how much cheaper a product has become since it was viewed: "$20.00 since you saw it". */
export function findDrop(
  viewed: readonly ViewedProduct[],
  card: Pick<ProductCard, 'source' | 'id' | 'price'>,
): string | undefined {
  const { cents } = viewed.find(other => isSameProduct(other, card)) ?? {}
  const now = parseCents(card.price.salePrice ?? card.price.price)
  if (cents === undefined || now === undefined || card.price.isSoldOut || now >= cents) return
  return `${formatUsd(cents - now)} since you saw it`
}

/** Parses "$1,188.00"; undefined for any other text. */
export function parseCents(price: string): number | undefined {
  const [, dollars, cents = '00'] = /^\$([\d,]+)(?:\.(\d\d))?$/.exec(price) ?? []
  return dollars === undefined ? undefined : Number(dollars.replaceAll(',', '') + cents)
}

/** Products are stored per storefront, because several storefronts can share a host. */
export function readViewed(siteId: string): ViewedProduct[] {
  return parseViewed(readStored(siteId))
}

/** Reads the products viewed on earlier visits; none if the shopper has viewed one on this visit. */
export function readViewedBefore(siteId: string): ViewedProduct[] {
  const text = readStored(siteId)
  return isReturning(text, Date.now()) ? parseViewed(text) : []
}

function readStored(siteId: string): string | null {
  try {
    return localStorage.getItem(toStorageKey(siteId))
  } catch {
    return null
  }
}

export function noteViewed(siteId: string, viewed: ViewedProduct): void {
  try {
    const products = addViewed(readViewed(siteId), viewed).map(formatViewed)
    localStorage.setItem(toStorageKey(siteId), [...products, `t${Date.now()}`].join(' '))
  } catch {
    // Storage is full or blocked, so nothing is stored.
  }
}

export function forgetViewed(siteId: string): void {
  try {
    localStorage.removeItem(toStorageKey(siteId))
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

export function toStorageKey(siteId: string): string {
  return `viewed-products ${siteId}`
}
