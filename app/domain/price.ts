import type { DiscountCheck } from './discount-check.ts'
import type { PictureColors } from './picture.ts'
import type { Product } from './product.ts'

/**
 * A product with our own findings: how its discount compares with its price
 * history (absent means `unverified`) and the colors of its pictures.
 */
export type CheckedProduct = Product & {
  discountCheck?: DiscountCheck
  pictureColors?: PictureColors
}

/** The fields needed to format a price. */
export type PricedProduct = Pick<
  CheckedProduct,
  'converted' | 'currency' | 'priceLabel' | 'salePriceLabel' | 'inStock' | 'discountCheck'
>

/** A formatted price. */
export interface ProductPrice {
  /** The price as text: "$198.00", or a source's own label such as "£150". */
  price: string
  salePrice?: string
  /** The currency shown beside the price; absent when there is no amount. */
  currency?: string
  isSoldOut: boolean
}

const soldOutLabel = 'Sold Out'

/**
 * Formats the converted price if there is one, else the source's label; "Sold Out" has no currency.
 * Omits a sale that our own history contradicts. Never states a percentage off, because the
 * retailer's is not relative to the lowest price of the last 30 days.
 */
export function formatProductPrice(product: PricedProduct): ProductPrice {
  const { price, salePrice, currency } = getLabels(product)
  const isSoldOut = !product.inStock
  if (salePrice === undefined || product.discountCheck === 'contradicted') {
    const label = salePrice ?? price
    return { price: label, ...(currency ? { currency } : {}), isSoldOut }
  }
  return {
    price,
    salePrice,
    ...(currency ? { currency } : {}),
    isSoldOut,
  }
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
