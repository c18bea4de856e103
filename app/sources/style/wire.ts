import { z } from 'zod'

// The parts of the style-shopping catalogue's format that we read. Keys that we do
// not read are dropped. Fields that its documentation calls optional may be missing
// or null. A row with a wrong type is rejected, so that schema changes are noticed.

/** Ids are numbers in products and text elsewhere; both are accepted everywhere. */
const digits = z
  .union([z.int().nonnegative(), z.string().regex(/^\d{1,20}$/, 'expected digits')])
  .transform(String)
const text = z.string()
const optionalText = text.nullish()
const amount = z.number().nonnegative().max(1e9)

const styleImageSize = z
  .object({
    url: optionalText,
    width: z.number().nullish(),
    height: z.number().nullish(),
  })
  .nullish()

/**
 * The keys are listed explicitly, because zod parses
 * them much faster than a record with arbitrary keys.
 */
const styleImageSizes = z.object({
  Small: styleImageSize,
  IPhoneSmall: styleImageSize,
  Medium: styleImageSize,
  Large: styleImageSize,
  IPhone: styleImageSize,
  XLarge: styleImageSize,
  Best: styleImageSize,
  Original: styleImageSize,
})

const styleImage = z.object({
  id: z.union([text, z.number().transform(String)]).nullish(),
  sizes: styleImageSizes.nullish(),
})

const styleRetailer = z.object({
  id: digits,
  name: text.trim().min(1),
  score: z.number().nullish(),
})

const styleColor = z.object({
  name: optionalText,
  image: styleImage.nullish(),
  canonicalColors: z.array(z.object({ id: digits.nullish(), name: optionalText })).nullish(),
})

const styleSize = z.object({
  name: optionalText,
  canonicalSize: z.object({ name: optionalText }).nullish(),
})

const styleStockLine = z.object({
  color: z.object({ name: optionalText }).nullish(),
  size: z.object({ name: optionalText }).nullish(),
})

const styleProductCategory = z.object({ id: text.min(1), name: text, fullName: optionalText })

const styleTag = z.union([z.object({ name: optionalText }), text.transform(name => ({ name }))])

const styleDay = z.object({ date: optionalText })

const stylePromotion = z.object({
  title: optionalText,
  checkoutCode: optionalText,
  startDate: styleDay.nullish(),
  endDate: styleDay.nullish(),
})

export const styleProduct = z.object({
  id: digits,
  name: optionalText,
  brandedName: optionalText,
  unbrandedName: optionalText,
  currency: text,
  price: amount,
  priceLabel: optionalText,
  salePrice: amount.nullish(),
  salePriceLabel: optionalText,
  inStock: z.boolean().nullish(),
  stock: z.array(styleStockLine).nullish(),
  retailer: styleRetailer,
  brand: z.object({ id: digits, name: text }).nullish(),
  retailerBrand: optionalText,
  locale: optionalText,
  description: optionalText,
  clickUrl: text,
  directUrl: optionalText,
  image: styleImage.nullish(),
  alternateImages: z.array(styleImage).nullish(),
  discount: z.number().nullish(),
  isOnSale: z.boolean().nullish(),
  colors: z.array(styleColor).nullish(),
  sizes: z.array(styleSize).nullish(),
  categories: z.array(styleProductCategory).nullish(),
  extractDate: optionalText,
  lastModified: optionalText,
  promotionalDeal: stylePromotion.nullish(),
  favoriteCount: z.number().nullish(),
  seeMoreLabel: optionalText,
  preOwned: z.boolean().nullish(),
  rental: z.boolean().nullish(),
  genderTag: optionalText,
  materialTags: z.array(styleTag).nullish(),
  occasions: z.array(styleTag).nullish(),
})

/** The id of a record that failed its schema. */
export const styleId = z.object({ id: digits })

/**
 * A page of products from the list. The products are parsed
 * individually later, so that a broken one does not affect the others.
 */
export const stylePage = z.object({
  metadata: z.object({ total: z.int().nonnegative(), limit: z.int().positive().nullish() }),
  // The list is empty, because the records were sliced out as text.
  products: z.array(z.unknown()),
})

export const styleCategories = z.object({
  categories: z.array(
    z.object({
      id: text,
      parentId: optionalText,
      name: optionalText,
      fullName: optionalText,
    }),
  ),
})

export const styleRetailers = z.object({ retailers: z.array(z.object({ id: digits })).min(1) })

export const stylePriceFilters = z.object({
  priceFilters: z.array(z.object({ id: digits })).min(1),
})

export const styleError = z.object({ errorName: optionalText })

export type StyleProduct = z.output<typeof styleProduct>
export type StyleImage = z.output<typeof styleImage>
export type StyleSizeName = keyof z.output<typeof styleImageSizes>
export type StyleColor = z.output<typeof styleColor>
export type StyleSize = z.output<typeof styleSize>
export type StyleStockLine = z.output<typeof styleStockLine>
export type StyleCategories = z.output<typeof styleCategories>
