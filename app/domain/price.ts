import type { DiscountCheck } from './discount-check.ts'
import type { PictureColors } from './picture.ts'
import type { Product } from './product.ts'

/**
 * A product with what we found out about it ourselves: what its own price history says of its sale (a source's word
 * alone is as good as `unverified`), and the colours of its pictures.
 */
export type CheckedProduct = Product & { discountCheck?: DiscountCheck; pictureColors?: PictureColors }

/** A price as a shopper reads it. */
export interface ProductPrice {
  /** "$198.00", or a source's own label such as "£150". */
  price: string
  salePrice?: string
  /** Said beside the price; absent where there is no amount to say it of. */
  currency?: string
  /** Whole percent off. */
  discount: number
  isSoldOut: boolean
}

const soldOutLabel = 'Sold Out'

/**
 * The converted price where there is one, else the source's label; the label "Sold Out" has no currency. A discount that
 * our own history contradicts is not shown: then the price to pay is the price.
 */
export function formatProductPrice(product: CheckedProduct): ProductPrice {
  const { price, salePrice, currency } = getLabels(product)
  const isSoldOut = !product.inStock
  if (salePrice === undefined || product.discountCheck === 'contradicted') {
    const label = salePrice ?? price
    return { price: label, ...(currency ? { currency } : {}), discount: 0, isSoldOut }
  }
  return { price, salePrice, ...(currency ? { currency } : {}), discount: product.discount, isSoldOut }
}

/** Whether it has a sale price to be shown, believed or not. */
export function hasSalePrice(product: Product): boolean {
  return getLabels(product).salePrice !== undefined
}

function getLabels(product: Product): { price: string; salePrice?: string; currency?: string } {
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
