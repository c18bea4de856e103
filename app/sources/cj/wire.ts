import { z } from 'zod'

// The parts of CJ's format that we request. Fields that CJ's schema does not mark as required
// can be null. A row with a wrong type is rejected, so that schema changes are noticed.

const text = z.string()
const optionalText = text.nullish()
const digits = z
  .union([z.int().nonnegative(), text.trim().regex(/^\d{1,20}$/, 'expected digits')])
  .transform(String)
/** The amount is a decimal string, which is parsed once the currency is known. */
const money = z.object({ amount: text, currency: text })

/** The fields that identify a row before it is validated. */
export const cjRowKey = z.object({
  id: z.union([text, z.number().transform(String)]).nullish(),
  adId: digits.nullish(),
  itemGroupId: optionalText,
})

/** One variant of a product in one feed: a single size and color. */
export const cjRow = z.object({
  id: z.union([text.trim().min(1, 'expected text'), z.number().transform(String)]),
  adId: digits,
  advertiserId: digits,
  advertiserName: text,
  advertiserCountry: optionalText,
  catalogId: z.union([text, z.number().transform(String)]).nullish(),
  itemGroupId: optionalText,
  title: optionalText,
  description: optionalText,
  brand: optionalText,
  price: money,
  salePrice: money.nullish(),
  salePriceEffectiveDateStart: optionalText,
  salePriceEffectiveDateEnd: optionalText,
  link: optionalText,
  linkCode: z.object({ clickUrl: optionalText }).nullish(),
  imageLink: optionalText,
  additionalImageLink: z.array(optionalText).nullish(),
  color: optionalText,
  size: optionalText,
  sizeType: optionalText,
  sizeSystem: optionalText,
  material: optionalText,
  gender: optionalText,
  ageGroup: optionalText,
  availability: optionalText,
  condition: optionalText,
  googleProductCategory: z
    .object({ id: z.union([text, z.number().transform(String)]).nullish(), name: optionalText })
    .nullish(),
  productType: z.array(optionalText).nullish(),
  gtin: optionalText,
  mpn: optionalText,
  targetCountry: optionalText,
  lastUpdated: optionalText,
  createdAt: optionalText,
  isDeleted: z.boolean().nullish(),
})
export type CjRow = z.output<typeof cjRow>

/** Errors come with status 200, sometimes together with data. */
export const cjAnswer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: text.nullish(),
        path: z.array(z.union([text, z.number()])).nullish(),
      }),
    )
    .nullish(),
})
export type CjError = NonNullable<z.output<typeof cjAnswer>['errors']>[number]

export const cjFeeds = z.object({
  /** The limit that was applied, which may be less than requested. */
  limit: z.number().nullish(),
  resultList: z.array(z.object({ adId: digits, productCount: z.number().nullish() })),
})

/** Rows are validated individually later, so that a broken row does not affect the others. */
export const cjRows = z.object({ resultList: z.array(z.unknown()) })

export const cjRowKeys = z.object({ resultList: z.array(z.unknown()), nextPage: optionalText })
