import type { Image, Named, Product } from '#app/domain/product.ts'
import type { ProductPrices } from './product-prices.ts'

/** A size and colour of a product, understood, as sources send them that have a row for each. */
export interface Variant {
  /** The source's own id of the row. */
  rowId: string
  title: string
  description?: string
  retailer: Named
  /** As the retailer spells it. */
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
  /** Google's number of the category, and its path. */
  googleId?: string
  googlePath?: string
  /** The retailer's own paths, each from the outside in. */
  paths: string[][]
  image?: Image
  alternateImages: Image[]
  materials: string[]
  condition?: string
  gtin?: string
  mpn?: string
  /** What its source alone knows of it; the leading variant's becomes the product's. */
  custom?: Product['custom']
  /** ISO days. */
  createdDate?: string
  lastModified?: string
}

/** What variants have in common by being one product. */
export type VariantsOf = Pick<Product, 'source' | 'id' | 'groupId' | 'adSource'>
