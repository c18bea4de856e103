import { z } from 'zod'
import type { Cursor } from '../connector.ts'

/** Longer category names are not used for splitting, so that a cursor stays short. */
export const maxCategoryLength = 200

/** Where a read resumes: advertisers sorted by id, large ones by category. */
const place = z.object({
  mid: z.string().regex(/^\d{1,20}$/),
  category: z.string().max(maxCategoryLength).optional(),
  page: z.int().positive().max(10_000),
  /** The number of rows in the advertisers already read. */
  counted: z.int().nonnegative(),
  isDone: z.boolean().optional(),
})
export type ReadCursor = z.output<typeof place>

export function formatCursor(value: ReadCursor): Cursor {
  return JSON.stringify(value)
}

/** Undefined for an unreadable cursor: starting over repeats products but loses none. */
export function parseCursor(cursor: Cursor | undefined): ReadCursor | undefined {
  if (cursor === undefined) return undefined
  try {
    return place.safeParse(JSON.parse(cursor)).data
  } catch {
    return undefined
  }
}
