import { toUsdCents } from './currency.ts'
import { buyPath, productPath } from './links.ts'
import { type CheckedProduct, formatProductPrice, type ProductPrice } from './price.ts'
import { getRetailerName } from './retailer-name.ts'
import type { SourceLetter } from './source.ts'

/** One retailer's offer in a comparison of the same product. */
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

/** Available before sold out, then cheaper first; ties have a fixed order. */
export function compareOffers(a: Offer, b: Offer): number {
  return (
    Number(a.price.isSoldOut) - Number(b.price.isSoldOut) ||
    a.usdCents - b.usdCents ||
    compareText(a.retailer, b.retailer) ||
    compareText(`${a.source} ${a.id}`, `${b.source} ${b.id}`)
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
