import { z } from 'zod'
import type { Cursor } from '../connector.ts'

/** Names longer than this split nothing, so that a cursor stays short. */
export const maxCategoryLength = 200

/** Where a read goes on: advertisers in the order of their ids, within one by category where it is too large. */
const place = z.object({
  mid: z.string().regex(/^\d{1,20}$/),
  category: z.string().max(maxCategoryLength).optional(),
  page: z.int().positive().max(10_000),
  /** Rows of the advertisers behind us. */
  counted: z.int().nonnegative(),
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
