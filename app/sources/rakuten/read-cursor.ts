import { z } from 'zod'
import { createCursorFormat } from '../cursor-format.ts'

/** Longer category names are not used for splitting, so that a cursor stays short. */
export const maxCategoryLength = 200

/** Where a read resumes: advertisers sorted by id, large ones by category. */
const position = z.object({
  mid: z.string().regex(/^\d{1,20}$/),
  category: z.string().max(maxCategoryLength).optional(),
  page: z.int().positive().max(10_000),
  /** The number of rows in the advertisers already read. */
  counted: z.int().nonnegative(),
  isDone: z.boolean().optional(),
})
export type ReadCursor = z.output<typeof position>

export const { format: formatCursor, parse: parseCursor } = createCursorFormat(position)
