import { z } from 'zod'
import type { Cursor } from '../connector.ts'

/** The position of a full read: a feed, and the product to continue after. */
const place = z.object({
  adId: z.string().regex(/^\d{1,20}$/),
  after: z.string().max(400).optional(),
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
