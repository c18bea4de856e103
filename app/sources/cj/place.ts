import { z } from 'zod'
import type { Cursor } from '../connector.ts'

/** Where a read of all feeds stands: in this feed, behind this product. */
const place = z.object({
  adId: z.string().regex(/^\d{1,20}$/),
  after: z.string().max(400).optional(),
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
