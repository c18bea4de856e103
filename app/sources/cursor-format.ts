import type { z } from 'zod'
import type { Cursor } from './connector.ts'

/** Writes and reads the cursors of one source. */
export interface CursorFormat<Position> {
  format(position: Position): Cursor
  /**
   * Returns undefined for an unreadable cursor. The read
   * then starts over, which repeats products but loses none.
   */
  parse(cursor: Cursor | undefined): Position | undefined
}

/** Creates a format that writes positions as JSON. */
export function createCursorFormat<Position>(schema: z.ZodType<Position>): CursorFormat<Position> {
  return {
    format: position => JSON.stringify(position),
    parse(cursor) {
      if (cursor === undefined) return undefined
      try {
        return schema.safeParse(JSON.parse(cursor)).data
      } catch {
        return undefined
      }
    },
  }
}
