import type { Image, Named, Product } from '#app/domain/product.ts'
import type { ProductPrices } from './normalize-prices.ts'

/**
 * One size and color of a product, normalized. A source that sends one row per variant
 * has several variants for each product; a source that sends whole products has one.
 */
export interface Variant {
  /** The source's own id for the row. */
  rowId: string
  /** The retailer's SKU. */
  sku?: string
  title: string
  description?: string
  retailer: Named
  /** The retailer's spelling. */
  brand?: string
  prices: ProductPrices
  clickUrl: string
  url?: string
  locale: string
  color?: string
  size?: string
  sizeSystem?: string
  sizeType?: string
  genderTag?: string
  ageGroup?: string
  /** The id and the path of Google's category. */
  googleId?: string
  googlePath?: string
  /** The retailer's own category paths, outermost level first. */
  paths: string[][]
  image?: Image
  alternateImages: Image[]
  materials: string[]
  condition?: string
  gtin?: string
  mpn?: string
  /** Fields that only this source has. The product's values are those of its leading variant. */
  custom?: Product['custom']
  /** ISO dates. */
  createdDate?: string
  lastModified?: string
}

type StatedField =
  | 'name'
  | 'brandedName'
  | 'unbrandedName'
  | 'brand'
  | 'categories'
  | 'categoryId'
  | 'colors'
  | 'colorIds'
  | 'sizes'
  | 'stock'
  | 'gender'
  | 'trend'
  | 'occasions'
  | 'extractDate'
  | 'seeMoreLabel'
  | 'preOwned'
  | 'rental'

/**
 * The identity that all variants of a product share, and the fields that its
 * source states for the product as a whole. A stated field, even an undefined
 * one, replaces what `joinVariants` would derive from the variants.
 */
export type VariantsOf = Pick<Product, 'source' | 'id' | 'groupId' | 'adSource'> & {
  [Key in StatedField]?: Product[Key] | undefined
}
