import { z } from 'zod'
import { maxTextLength } from '#app/domain/parse-text.ts'

// The arguments of the tools, after the schemas of the Universal Commerce Protocol, release
// 2026-04-08 (https://ucp.dev/schemas/shopping/catalog_search.json and catalog_lookup.json). What the
// protocol allows and we do not use is accepted and ignored.

/** The most products that a search returns at once, and the most ids of a lookup. */
export const maxProducts = 50
const maxIdLength = 4_000

const text = z.string().max(maxTextLength)
const id = z.string().min(1).max(maxIdLength)
/** An amount in minor units of a currency; twelve digits are more than anything costs. */
const amount = z.int().min(0).max(999_999_999_999)

const meta = z.looseObject({
  'ucp-agent': z.looseObject({
    profile: z
      .url({ protocol: /^https?$/ })
      .max(maxIdLength)
      .describe('The address of your UCP profile, or of a page about your assistant'),
  }),
})

const context = z
  .looseObject({
    currency: z
      .string()
      .regex(/^[A-Za-z]{3}$/, 'must be a currency code of three letters, such as USD')
      .optional()
      .describe('The currency of the price filter, USD if absent; answers are in US dollars'),
  })
  .optional()

const oneCategory = 'give one category, and search again for each of the others'

const filters = z
  .object({
    categories: z
      .array(z.string().max(100))
      .max(1, oneCategory)
      .optional()
      .describe('One value of a product’s “categories”'),
    price: z
      .object({ min: amount.optional(), max: amount.optional() })
      .optional()
      .describe('In minor units: 5000 is $50'),
  })
  .catchall(z.unknown())

const pagination = z.object({
  cursor: z.string().max(50).optional().describe('The cursor of the answer before'),
  limit: z.int().min(1).default(10),
})

export const searchArguments = z.object({
  meta,
  catalog: z.object({
    query: text
      .optional()
      .describe('The words of a shopper: “red midi dress under 100”, “wool coat no polyester”'),
    context,
    filters: filters.optional(),
    pagination: pagination.prefault({}),
  }),
})

/** A lookup names its products, so that there is little to filter; see `describeUnusedFilters`. */
const unusedFilters = z
  .looseObject({})
  .optional()
  .describe('Not used here, and answered with a warning: filter with search_catalog')

export const lookupArguments = z.object({
  meta,
  catalog: z.object({
    ids: z
      .array(id)
      .min(1)
      .max(maxProducts)
      .describe('Ids of products or offers, or addresses of product pages'),
    filters: unusedFilters,
  }),
})

const selectedOption = z.looseObject({ name: text, label: text })

export const productArguments = z.object({
  meta,
  catalog: z.object({
    id: id.describe('The id of a product or an offer, or the address of a product page'),
    selected: z.array(selectedOption).max(10).default([]).describe('The color and size wanted'),
    filters: unusedFilters,
  }),
})

export type SearchArguments = z.output<typeof searchArguments>
