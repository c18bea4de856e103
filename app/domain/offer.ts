import { formatUsd, toUsdCents } from './currency.ts'
import { isDeadEnd, type LinkWarning } from './link-warning.ts'
import { buyPath, productPath } from './links.ts'
import { type CheckedProduct, formatProductPrice, type ProductPrice } from './price.ts'
import { getRetailerName } from './retailer-name.ts'
import type { SourceLetter } from './source.ts'

/** One retailer's offer in a product's price comparison. */
export interface Offer {
  source: SourceLetter
  id: string
  retailer: string
  price: ProductPrice
  /** Current price in US cents. */
  usdCents: number
  isPreOwned: boolean
  path: string
  buyPath: string
  /** The result of the last check of the offer's link. */
  linkWarning?: LinkWarning
}

export function toOffer(product: CheckedProduct): Offer {
  const { source, id, converted, salePrice, price, currency, preOwned } = product
  return {
    source,
    id,
    retailer: getRetailerName(product),
    price: formatProductPrice(product),
    usdCents:
      (converted?.salePrice ?? converted?.price)?.price ?? toUsdCents(salePrice ?? price, currency),
    isPreOwned: preOwned,
    path: productPath(product),
    buyPath: buyPath(source, id),
  }
}

/**
 * Formats the last price of an offer that is sold out. Some sources
 * then replace the price label with "Sold Out", which has no currency.
 */
export function formatLastPrice({ price, usdCents }: Pick<Offer, 'price' | 'usdCents'>): string {
  return price.currency === undefined ? formatUsd(usdCents) : (price.salePrice ?? price.price)
}

/** Returns false if the offer is sold out or its link is most likely broken. */
export function isBuyable({ price, linkWarning }: Pick<Offer, 'price' | 'linkWarning'>): boolean {
  return !price.isSoldOut && !isDeadEnd(linkWarning)
}

/**
 * Sorts offers that we can recommend first, then by price; ties have a fixed order.
 * Offers whose price differs at the retailer come after those with a reliable price.
 */
export function compareOffers(a: Offer, b: Offer): number {
  return (
    getRank(a) - getRank(b) ||
    a.usdCents - b.usdCents ||
    compareText(a.retailer, b.retailer) ||
    compareText(`${a.source} ${a.id}`, `${b.source} ${b.id}`)
  )
}

function getRank({ price, linkWarning }: Offer): number {
  if (price.isSoldOut) return 3
  if (isDeadEnd(linkWarning)) return 2
  return linkWarning === 'price differs' ? 1 : 0
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
