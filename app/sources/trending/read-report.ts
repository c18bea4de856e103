import { z } from 'zod'
import type { Cursor } from '../connector.ts'
import { createLookahead } from '../lookahead.ts'

export interface ReportPage {
  records: unknown[]
  hasNext: boolean
  total: number | undefined
}

export interface ReportRead {
  records: unknown[]
  /** Rows of the report before these. */
  offset: number
  day: string
  cursor: Cursor
  expected?: number
  unreached: number
}

/** Rows a page. The most is 600; smaller ones lose less to a failure and are kept on the way. */
export const pageSize = 100
/** Should the report never end: it is one of hundreds of rows. */
const maxPages = 60
const pagesAhead = 2

const place = z.object({
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  offset: z
    .int()
    .nonnegative()
    .max(pageSize * maxPages),
  isDone: z.boolean().optional(),
})

/**
 * The report from its top, or from where a read of the same day stopped: tomorrow's is another report. It moves
 * every hour, so a row may be met twice while it sinks.
 */
export async function* readReport(
  fetchPage: (offset: number) => Promise<ReportPage>,
  /** In UTC, on which the report is read. */
  day: string,
  from?: Cursor,
): AsyncGenerator<ReportRead> {
  const start = parsePlace(from, day)
  if (start?.isDone) return
  let offset = start?.offset ?? 0
  const met = new Set<string>()
  const lookahead = createLookahead(fetchPage, {
    key: String,
    maxInFlight: pagesAhead + 1,
    maxHeld: pagesAhead,
  })
  for (;;) {
    const { records, hasNext, total } = await lookahead.take(offset)
    const before = met.size
    for (const record of records) met.add(JSON.stringify(record))
    const end = offset + records.length
    // Nothing, or nothing new, and yet more to come: the pages go in a circle.
    const isCircle = met.size === before
    const isDone = !hasNext || isCircle || end >= pageSize * maxPages
    const missing = Math.max(0, (total ?? end) - end)
    if (!isDone) lookahead.expect(toNextOffsets(end, total ?? end))
    yield {
      records: isCircle ? [] : records,
      offset,
      day,
      cursor: JSON.stringify({ day, offset: end, ...(isDone ? { isDone } : {}) }),
      ...(total === undefined ? {} : { expected: total }),
      unreached: isDone ? (hasNext ? Math.max(1, missing) : missing) : 0,
    }
    if (isDone) return
    offset = end
  }
}

function* toNextOffsets(from: number, total: number): Generator<number> {
  for (let offset = from; offset < total; offset += pageSize) yield offset
}

function parsePlace(cursor: Cursor | undefined, day: string) {
  if (cursor === undefined) return undefined
  try {
    const parsed = place.safeParse(JSON.parse(cursor)).data
    return parsed?.day === day ? parsed : undefined
  } catch {
    return undefined
  }
}
