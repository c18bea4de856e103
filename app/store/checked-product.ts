import type { DiscountCheck } from '#app/domain/discount-check.ts'
import type { PictureColors } from '#app/domain/picture.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { Product } from '#app/domain/product.ts'
import { lookAlikeColumn } from './look-alike.ts'

/** Facts that we derive about a product, stored next to its document. */
export interface Checks {
  discountCheck: DiscountCheck | null
  pictureColors: PictureColors | null
  hasLookAlike: boolean
}

/** The columns of `Checks`, for a query on `product`. */
export const checkColumns = `discount_check AS "discountCheck", (
    SELECT json_object_agg(tag, color) FROM picture_color
    WHERE product_number = product.number
  ) AS "pictureColors", ${lookAlikeColumn}`

export function toCheckedProduct(product: Product, checks: Checks): CheckedProduct {
  return {
    ...product,
    ...(checks.discountCheck === null ? {} : { discountCheck: checks.discountCheck }),
    ...(checks.pictureColors === null ? {} : { pictureColors: checks.pictureColors }),
    ...(checks.hasLookAlike ? { hasLookAlike: true } : {}),
  }
}
