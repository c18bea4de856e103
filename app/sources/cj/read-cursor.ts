import { z } from 'zod'
import { createCursorFormat } from '../cursor-format.ts'

/** The position of a full read: a feed, and the product to continue after. */
const position = z.object({
  adId: z.string().regex(/^\d{1,20}$/),
  after: z.string().max(400).optional(),
  isDone: z.boolean().optional(),
})

export const { format: formatCursor, parse: parseCursor } = createCursorFormat(position)
