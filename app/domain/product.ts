import type { ColorId } from './color.ts'
import type { CurrencyCode } from './currency.ts'
import type { SizeId } from './size.ts'
import type { SourceLetter } from './source.ts'

/**
 * One offer: a product at one retailer, as one source describes it, in our words.
 * Every source's `normalise.ts` ends here and everything after it reads nothing else.
 * Optional fields are absent, never null or empty text; lists are empty, never absent.
 */
export interface Product {
  source: SourceLetter
  /** The source's own id, unique within the source. Text, since some networks' ids pass 2^53. */
  id: string
  /** As the source titles it: with or without the brand, as it pleases. */
  name: string
  brandedName: string
  unbrandedName: string
  /** Safe HTML: sanitised when read. */
  description: string
  currency: CurrencyCode
  /** In minor units of `currency`. Stays known when sold out. */
  price: number
  /** The source's own writing of the price, or 'Sold Out'. */
  priceLabel: string
  /** In minor units of `currency`; always below `price`. */
  salePrice?: number
  salePriceLabel?: string
  /** The prices in USD. */
  converted?: { price: ConvertedPrice; salePrice?: ConvertedPrice }
  /** Like en_US. */
  locale: string
  inStock: boolean
  /** What is left, a line a variant; a line may lack its colour or its size. */
  stock: StockLine[]
  retailer: Named
  brand?: Named
  /** The retailer's own spelling of the brand. */
  retailerBrand?: string
  /** Most specific first, as the source names them. */
  categories: ProductCategory[]
  /** The node of our own category tree it is listed under; absent when nothing of the source's maps. */
  categoryId?: string
  /** Every picture once: the main one, the alternates, then those of colours. */
  images: Image[]
  /** The main picture. */
  image?: Image
  alternateImages: Image[]
  colors: ProductColor[]
  /** The canonical colours it comes in, each once. */
  colorIds: ColorId[]
  sizes: ProductSize[]
  /** Whole percent off, 0 without a sale. */
  discount: number
  isOnSale: boolean
  /** The tracked link out. Never sent to a browser inside a page. */
  clickUrl: string
  /** The retailer's own page when the source tells it. */
  url?: string
  /** ISO dates, YYYY-MM-DD. */
  createdDate?: string
  extractDate?: string
  lastModified?: string
  seeMoreLabel?: string
  preOwned: boolean
  rental: boolean
  /** As sent: women, men, unisex … */
  genderTag?: string
  /** Who it is for, in our words, where the source lets us know. */
  gender?: Gender
  /** The article number all shops share, as 14 digits; absent unless its check digit is right. */
  gtin?: string
  /** What joins the variants of one product within its retailer, where the source tells it. */
  groupId?: string
  /** Its place in the trending report, 1 the highest, and the day (YYYY-MM-DD) it stood there. */
  trend?: { rank: number; day: string }
  materialTags: { name: string }[]
  occasions: { name: string }[]
  /** Whose tracking the link out carries, and so whether it needs wrapping. */
  adSource: 'CJ' | 'Rakuten' | 'Awin' | 'Skimlinks'
  /** What one source alone knows. */
  custom: Record<string, string | number | boolean>
  /** The picture shown when the product is shared. */
  imageMetadata?: ImageVariant
}

export type Gender = 'women' | 'men' | 'unisex' | 'kids'

export interface Named {
  id: string
  name: string
}

export interface ProductCategory extends Named {
  fullName: string
}

export interface ProductColor {
  id: string
  name: string
  image?: Image
}

export interface ProductSize {
  name: string
  /** On our scales: see `SizeId` in size.ts. Absent for what no scale has. */
  sizeId?: SizeId
  canonicalSize?: { name: string }
}

export interface StockLine {
  color?: string
  size?: string
}

export interface ConvertedPrice {
  /** In cents. */
  price: number
  currency: 'USD'
  /** Like $1,198.00. */
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
