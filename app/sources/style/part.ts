import { z } from 'zod'
import { createCursorFormat } from '../cursor-format.ts'
import type { StyleQuery } from './style-query.ts'

/**
 * A part of a query in short form: `r88` is a retailer, `p20` a price bucket, `cjeans` a category,
 * and `lo` and `hi` are the rows that can be read from the low-price and the high-price end.
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

/** The position of a read within nested parts, both on each level and within the innermost part. */
const position = z.object({
  /** The total number of products that the source reports. */
  all: z.number(),
  /**
   * The levels, outermost first. Each level has the part being read, its total
   * number of products, and the number of products in the parts that have been read.
   */
  path: z
    .array(z.tuple([z.string().regex(/^([rp]\d+|c[\w-]+|lo|hi)$/), z.number(), z.number()]))
    .max(40),
  offset: z.number().int().nonnegative(),
  isDone: z.boolean().optional(),
})
export type ReadCursor = z.output<typeof position>

export const { format: formatCursor, parse: parseCursor } = createCursorFormat(position)
