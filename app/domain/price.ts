import { formatUsd, toUsdCents } from './currency.ts'
import type { DiscountCheck } from './discount-check.ts'
import type { PictureColors } from './picture.ts'
import type { Product } from './product.ts'

/**
 * A product with our own findings: how its discount compares with its price history (absent means
 * `unverified`), the colors of its pictures, and whether cards of other products show the same brand
 * and name.
 */
export type CheckedProduct = Product & {
  discountCheck?: DiscountCheck
  pictureColors?: PictureColors
  hasLookAlike?: true
}

/** The fields needed to format a price; saved products of the past lack the amounts. */
export type PricedProduct = Pick<
  CheckedProduct,
  'converted' | 'currency' | 'priceLabel' | 'salePriceLabel' | 'inStock' | 'discountCheck'
> &
  Partial<Pick<Product, 'price' | 'salePrice'>>

/** A formatted price. */
export interface ProductPrice {
  /** The price as text: "$198.00", a source's own label such as "£150", or "Sold Out". */
  price: string
  salePrice?: string
  /** How far the sale price is below the original one, only if our history verifies the sale. */
  percentOff?: number
  /** True if the retailer claims a sale that our history contradicts, so that none is shown. */
  isSaleRefused?: true
  /** The currency shown beside the price; absent when there is no amount. */
  currency?: string
  isSoldOut: boolean
  /** What a sold-out product cost last; absent if no price of it is known. */
  lastPrice?: string
}

const soldOutLabel = 'Sold Out'

/**
 * Formats the converted price if there is one, else the source's label. A sold-out product has no
 * price but a last one, whether its source still sends a price or the label "Sold Out".
 * States a percentage off only for a sale that our own history verifies, and omits a sale that it
 * contradicts. Never states the retailer's own percentage, which is not relative to the 30-day low.
 */
export function formatProductPrice(product: PricedProduct): ProductPrice {
  if (!product.inStock) return formatSoldOut(product)
  const { price, salePrice, currency } = getLabels(product)
  const shown = { ...(currency ? { currency } : {}), isSoldOut: false }
  if (salePrice === undefined) return { price, ...shown }
  if (product.discountCheck === 'contradicted')
    return { price: salePrice, isSaleRefused: true, ...shown }
  const percentOff = product.discountCheck === 'verified' ? getPercentOff(product) : 0
  return { price, salePrice, ...(percentOff > 0 ? { percentOff } : {}), ...shown }
}

/** The sentence that takes the place of a sale that our price history contradicts. */
export function describeRefusedSale(retailer: string): string {
  return `${retailer} lists this as a sale; our record says no`
}

/**
 * Returns how many percent the sale price is below the original one; 0 without a sale. Rounds down,
 * because a percentage must not promise more than the prices do.
 */
export function getPercentOff({
  converted,
  price = 0,
  salePrice = price,
}: Pick<PricedProduct, 'converted' | 'price' | 'salePrice'>): number {
  const [from, to] = converted?.salePrice
    ? [converted.price.price, converted.salePrice.price]
    : [price, salePrice]
  return from > 0 ? Math.floor(((from - to) * 100) / from) : 0
}

/** Formats a product without a current price, also for one that was in stock when last read. */
export function formatSoldOut(product: PricedProduct): ProductPrice {
  const lastPrice = findLastPrice(product)
  return { price: soldOutLabel, isSoldOut: true, ...(lastPrice ? { lastPrice } : {}) }
}

function findLastPrice(product: PricedProduct): string | undefined {
  const { converted, currency, price = 0, salePrice = price } = product
  const known = getLabels(product)
  const label = known.salePrice ?? known.price
  if (converted) return label
  if (salePrice > 0) return formatUsd(toUsdCents(salePrice, currency))
  return known.currency === undefined ? undefined : label
}

/** Returns true for any sale price, even one that our price history contradicts. */
export function hasSalePrice(product: Product): boolean {
  return getLabels(product).salePrice !== undefined
}

function getLabels(product: PricedProduct): {
  price: string
  salePrice?: string
  currency?: string
} {
  const { converted, priceLabel, salePriceLabel, currency } = product
  if (converted)
    return {
      price: converted.price.priceLabel,
      ...(converted.salePrice ? { salePrice: converted.salePrice.priceLabel } : {}),
      currency: 'USD',
    }
  if (priceLabel === soldOutLabel) return { price: soldOutLabel }
  return { price: priceLabel, ...(salePriceLabel ? { salePrice: salePriceLabel } : {}), currency }
}
