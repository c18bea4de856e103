import { z } from 'zod'
import type { Cursor } from '../connector.ts'
import type { StyleQuery } from './style-query.ts'

/**
 * A part of a query, written short: `r88` a retailer, `p20` a price bucket, `cjeans` a category, `lo` and `hi` the rows
 * within reach from the cheap and from the dear end.
 */
export type PartKey = string

export function narrow(query: StyleQuery, key: PartKey): StyleQuery {
  if (key === 'lo') return { ...query, sort: 'PriceLoHi' }
  if (key === 'hi') return { ...query, sort: 'PriceHiLo' }
  const id = key.slice(1)
  if (key.startsWith('r')) return { ...query, retailer: id }
  if (key.startsWith('p')) return { ...query, priceFilter: id }
  return { ...query, category: id }
}

/** A read that goes through the parts of parts: where it stands on each level, and in the innermost part. */
const place = z.object({
  /** Products the source lists in all. */
  all: z.number(),
  /** From the outermost split inwards: the part being read, the products of the whole, those of the parts behind us. */
  path: z.array(z.tuple([z.string().regex(/^([rp]\d+|c[\w-]+|lo|hi)$/), z.number(), z.number()])).max(40),
  offset: z.number().int().nonnegative(),
  isDone: z.boolean().optional(),
})
export type Place = z.output<typeof place>

export function formatPlace(value: Place): Cursor {
  return JSON.stringify(value)
}

/** Undefined for a cursor that is none of ours: reading from the start repeats products, and loses none. */
export function parsePlace(cursor: Cursor | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  try {
    return place.safeParse(JSON.parse(cursor)).data
  } catch {
    return undefined
  }
}
