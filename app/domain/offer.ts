import { type CurrencyCode, toUsdCents } from './currency.ts'
import { isConverted } from './format-rates-day.ts'
import { isDeadEnd, type LinkWarning } from './link-warning.ts'
import { type CheckedProduct, formatProductPrice, type ProductPrice } from './price.ts'
import { getRetailerName } from './retailer-name.ts'
import type { SourceLetter } from './source.ts'
import { buyPath, productPath } from './urls/links.ts'

/** One retailer's offer in a product's price comparison. */
export interface Offer {
  source: SourceLetter
  id: string
  retailer: string
  price: ProductPrice
  /** Current price in US cents, for comparison; 0 if no price is known. */
  usdCents: number
  /** The amount of the price that is shown, or of the last one. */
  amount: Amount
  isPreOwned: boolean
  /** True if the price was converted from another currency. */
  isConverted?: true
  isRefurbished?: true
  path: string
  buyPath: string
  /** The names of its sizes in upper case; absent if they are unknown. */
  sizes?: readonly string[]
  /** The result of the last check of the offer's link. */
  linkWarning?: LinkWarning
}

/** An amount in minor units of its currency. */
export interface Amount {
  minorUnits: number
  currency: CurrencyCode
}

export function toOffer(product: CheckedProduct): Offer {
  const { source, id, converted, salePrice, price, currency, preOwned } = product
  const usdCents =
    (converted?.salePrice ?? converted?.price)?.price ?? toUsdCents(salePrice ?? price, currency)
  const isInDollars = converted !== undefined || !product.inStock
  return {
    source,
    id,
    retailer: getRetailerName(product),
    price: formatProductPrice(product),
    usdCents,
    amount: isInDollars
      ? { minorUnits: usdCents, currency: 'USD' }
      : { minorUnits: salePrice ?? price, currency },
    isPreOwned: preOwned,
    ...(isConverted(product) ? { isConverted: true } : {}),
    ...(product.refurbished ? { isRefurbished: true } : {}),
    path: productPath(product),
    buyPath: buyPath(source, id),
  }
}

/** Returns the current price or, of a sold-out offer, the last one; undefined if none is known. */
export function findLatestPrice({ price }: Pick<Offer, 'price'>): string | undefined {
  return price.isSoldOut ? price.lastPrice : (price.salePrice ?? price.price)
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
