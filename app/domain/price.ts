import type { Product } from './product.ts'

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

/** The converted price where there is one, else the source's label; the label "Sold Out" has no currency. */
export function formatProductPrice(product: Product): ProductPrice {
  const { converted, discount } = product
  const isSoldOut = !product.inStock
  if (converted) {
    const salePrice = converted.salePrice?.priceLabel
    return {
      price: converted.price.priceLabel,
      ...(salePrice ? { salePrice } : {}),
      currency: 'USD',
      discount,
      isSoldOut,
    }
  }
  if (product.priceLabel === soldOutLabel) return { price: soldOutLabel, discount: 0, isSoldOut }
  return {
    price: product.priceLabel,
    ...(product.salePriceLabel ? { salePrice: product.salePriceLabel } : {}),
    currency: product.currency,
    discount,
    isSoldOut,
  }
}
