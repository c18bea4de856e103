import type { Image, Named, Product } from '#app/domain/product.ts'
import type { ProductPrices } from './normalize-prices.ts'

/** What a source says about a product, or about one size and color of it, normalized. */
export interface ProductFacts {
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
  /** Fields that only this source has. */
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
 * A product's identity, and the fields that its source states in our terms. A stated
 * field, even an undefined one, replaces what `deriveProduct` would derive from the facts.
 */
export type StatedProduct = Pick<Product, 'source' | 'id' | 'groupId' | 'adSource'> & {
  [Key in StatedField]?: Product[Key] | undefined
}
