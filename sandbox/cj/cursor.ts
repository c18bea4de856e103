import { hashText } from '../world/hash.ts'
import type { Args } from './answer-query.ts'

/**
 * Creates a pagination cursor, which is valid for one query on one day; any other use is rejected.
 */
export function toCursor(offset: number, day: number, args: Args): string {
  return Buffer.from(`${offset}:${getMark(day, args)}`).toString('base64url')
}

export function findCursorOffset(cursor: string, day: number, args: Args): number | undefined {
  const [, offset, mark] = /^(\d+):(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return offset !== undefined && Number(mark) === getMark(day, args) ? Number(offset) : undefined
}

function getMark(day: number, { page: _, ...args }: Args): number {
  return hashText(JSON.stringify([day, Object.entries(args).toSorted()]))
}
