import { z } from 'zod'
import { createCursorFormat } from '../cursor-format.ts'

/**
 * The maximum length of the category names used for splitting, which limits the length of cursors.
 */
export const maxCategoryLength = 200

/**
 * The position at which a read resumes. Advertisers are
 * read in order of id, large ones category by category.
 */
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
