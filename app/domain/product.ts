import type { ColorId } from './color.ts'
import type { CurrencyCode } from './currency.ts'
import type { SizeId } from './size.ts'
import type { SourceLetter } from './source.ts'

/**
 * One offer: a product at one retailer, from one source, in normalized form. Every
 * source's `normalize.ts` produces it, and all downstream code uses only this. Optional
 * fields are absent, never null or an empty string; lists are empty, never absent.
 */
export interface Product {
  source: SourceLetter
  /**
   * The source's own id, unique within the source. A
   * string, because some networks' ids exceed 2^53.
   */
  id: string
  /** The source's title, with or without the brand. */
  name: string
  brandedName: string
  unbrandedName: string
  /** The description as safe HTML, sanitized on ingest. */
  description: string
  currency: CurrencyCode
  /** The price in minor units of `currency`. The price stays set when the product is sold out. */
  price: number
  /** The source's price label, or 'Sold Out'. */
  priceLabel: string
  /** The sale price in minor units of `currency`; always below `price`. */
  salePrice?: number
  salePriceLabel?: string
  /** The prices in USD. */
  converted?: { price: ConvertedPrice; salePrice?: ConvertedPrice }
  /** A locale such as en_US. */
  locale: string
  inStock: boolean
  /** Available variants, each with a color, a size or both. */
  stock: StockLine[]
  /** The source's spelling of the name. */
  retailer: Named
  /**
   * The name to show and filter by, if it differs from
   * the source's; read it with `getRetailerName`.
   */
  retailerName?: string
  brand?: Named
  /** The retailer's own spelling of the brand. */
  retailerBrand?: string
  /** The source's category names, most specific first. */
  categories: ProductCategory[]
  /** Node of our own category tree; absent if none of the source's categories maps to one. */
  categoryId?: string
  /** Present if the category is that of products with the same name, not of the source's record. */
  hasAdoptedCategory?: true
  /** The men's category of a product for women and men; `categoryId` is then the women's one. */
  otherCategoryId?: string
  /** All pictures without duplicates: the main one, the alternates, then the pictures of colors. */
  images: Image[]
  /** The main picture. */
  image?: Image
  alternateImages: Image[]
  colors: ProductColor[]
  /** The canonical colors of the product, without duplicates. */
  colorIds: ColorId[]
  /** Those of them that no picture shows; absent if there are none. */
  unseenColorIds?: ColorId[]
  sizes: ProductSize[]
  /** The percentage off as a whole number; 0 if the product is not on sale. */
  discount: number
  isOnSale: boolean
  /** The tracked link to the retailer. Never sent to browsers in a page. */
  clickUrl: string
  /** The retailer's own page, when the source has it. */
  url?: string
  /** ISO dates, YYYY-MM-DD. */
  createdDate?: string
  extractDate?: string
  lastModified?: string
  seeMoreLabel?: string
  preOwned: boolean
  /** True if a pre-owned product was made as good as new; absent otherwise. */
  refurbished?: true
  rental: boolean
  /** The source's value: women, men, unisex … */
  genderTag?: string
  /** The department, if the source states or implies it. */
  gender?: Gender
  /** GTIN as 14 digits; absent unless its check digit is valid. */
  gtin?: string
  /** An id shared by the variants of one product at its retailer, if the source has one. */
  groupId?: string
  /** Rank in the trending report, 1 the highest, and the day (YYYY-MM-DD) of that rank. */
  trend?: { rank: number; day: string }
  materialTags: { name: string }[]
  /** The composition; absent if it is in neither the material fields nor the description. */
  composition?: ProductMaterial[]
  occasions: { name: string }[]
  /**
   * Where the link comes from. The networks at which we have an account of our own each have a
   * value, like 'CJ'; a link with any other value, like 'Skimlinks', is wrapped when it is clicked.
   */
  adSource: string
  /** Fields that only one source has. */
  custom: Record<string, string | number | boolean>
  /** The picture for link previews. */
  imageMetadata?: ImageVariant
  /**
   * The fields that mappings can replace, as normalized; absent if no mapping replaced any of them.
   */
  beforeMapping?: MappedFields
  /** The brand that was read from the name, because the source states none, before any alias. */
  nameBrand?: Named
  /** The keys of the brands with which the name may begin, if the source states no brand. */
  nameStarts?: string[]
}

/**
 * The fields that operators' brand aliases and category mappings
 * replace, and the name when the brand was read from it.
 */
export type MappedFields = Pick<Product, 'brand' | 'brandedName' | 'categoryId' | 'sizes'> &
  Partial<Pick<Product, 'unbrandedName'>>

/**
 * The product fields that facets read, which are columns of the store and part of the change feed.
 */
export interface FacetedProduct {
  /** The brand; empty when unknown. */
  brand: string
  /** The retailer's name for display. */
  retailer: string
  /** Canonical color names in lower case. */
  colors: readonly string[]
  /** Those of the colors that no picture shows; absent if there are none. */
  unseenColors?: readonly string[]
  /** `SizeId`s. */
  sizes: readonly string[]
  /** Values of the material facet; empty when the source states nothing. */
  madeOf: readonly string[]
  /** The stated shares of the fibers, like "wool.80"; see `findShares`. */
  fiberShares: readonly string[]
  /** True if the name names a synthetic; absent if not. See `namesSynthetic`. */
  hasSyntheticName?: true
  isPreOwned: boolean
  isRental: boolean
  usdCents: number
  /** False if our own price history contradicts the discount. */
  isOnSale: boolean
  /** The percentage off as a whole number; 0 if our own price history contradicts the discount. */
  discount: number
  /** The percentage off that cards state; absent if our own price history does not verify the sale. */
  verifiedPercent?: number
  /** True if, in our own price history, the price dropped and has not risen since. */
  hasDropped: boolean
  /** The rank in the trending report, where 1 is the highest. */
  trendRank: number | undefined
  inStock: boolean
}

export type Gender = 'women' | 'men' | 'unisex' | 'kids'

export interface Named {
  id: string
  name: string
}

export interface ProductCategory extends Named {
  fullName: string
}

export interface ProductMaterial {
  /** A value of the material facet. */
  material: string
  /** The percentage within its part of the product, 1 to 100; absent if not stated. */
  percent?: number
}

export interface ProductColor {
  id: string
  name: string
  image?: Image
}

export interface ProductSize {
  name: string
  /** The size on one of our scales: see `SizeId` in size.ts. Absent if it is on none of them. */
  sizeId?: SizeId
  canonicalSize?: { name: string }
}

export interface StockLine {
  color?: string
  size?: string
}

export interface ConvertedPrice {
  /** The price in cents. */
  price: number
  currency: 'USD'
  /** The price as text, like $1,198.00. */
  priceLabel: string
}

export interface Image {
  id: string
  sizes: Record<ImageSize, ImageVariant>
}

export type ImageSize = 'Medium' | 'XLarge' | 'Best' | 'Original'

export interface ImageVariant {
  url: string
  /** The bounding box in pixels. */
  width: number
  height: number
}
