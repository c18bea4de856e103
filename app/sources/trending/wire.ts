import { z } from 'zod'

// The trending report. Its rows are undocumented: the fields are inferred from the
// vendor's other endpoints, and each may be missing, null or named differently. A
// row with a wrong type is rejected, so that schema changes are noticed.

const optionalText = z.string().nullish()
/** Ids and codes arrive as numbers or as text. */
const code = z.union([z.string(), z.int().transform(String)]).nullish()
const amount = z.union([z.string(), z.number().nonnegative()]).nullish()
const availability = z.union([z.boolean(), z.string(), z.number()]).nullish()
const rank = z.int().positive().nullish().catch(undefined)

const trendingImage = z.union([
  z.string(),
  z.object({ value: optionalText }).transform(({ value }) => value),
])

export const trendingRow = z.object({
  product_id: code,
  sku: code,
  product_sku: code,
  upc: code,
  ean: code,
  gtin: code,
  product_name: optionalText,
  title: optionalText,
  name: optionalText,
  product_brand: optionalText,
  brand: optionalText,
  description: optionalText,
  product_url: optionalText,
  urls: z.object({ product_url: optionalText }).nullish(),
  target_url: optionalText,
  url: optionalText,
  product_images: z.array(trendingImage.nullish()).nullish(),
  image_url: optionalText,
  image: optionalText,
  price: amount,
  latest_price: amount,
  original_price: amount,
  currency: optionalText,
  is_available: availability,
  latest_availability: availability,
  merchant_id: code,
  advertiser_id: code,
  merchant_name: optionalText,
  advertiser_name: optionalText,
  google_category_id: code,
  country_code: optionalText,
  popular_rank: rank,
  trending_rank: rank,
})
export type TrendingRow = z.output<typeof trendingRow>

/**
 * A page of the report. The rows of the report are parsed individually
 * later, so that a broken row does not affect the others.
 */
export const trendingPage = z.object({
  pagination: z.object({ has_next: z.boolean(), total_count: z.int().nonnegative().nullish() }),
  reports: z.array(z.unknown()),
})

const second = z.coerce.number().nonnegative()

/** A token and its lifetime, as two timestamps from the upstream's clock. */
export const trendingToken = z.object({
  access_token: z.string().min(1),
  timestamp: second.optional().catch(undefined),
  expiry_timestamp: second.optional().catch(undefined),
})
