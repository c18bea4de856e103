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
  /** The number of rows that precede these in the report. */
  offset: number
  day: string
  cursor: Cursor
  expected?: number
  unreached: number
}

/**
 * The number of rows per page. The limit is 600, but smaller pages
 * lose fewer rows in a failure and save progress more often.
 */
export const pageSize = 100
/**
 * The maximum number of pages, in case a report never ends. A real report has a few hundred rows.
 */
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
 * Reads the report from the top, or resumes a read that began on the same day; each day has
 * a new report. The report changes every hour, so a row that moves down may be read twice.
 */
export async function* readReport(
  fetchPage: (offset: number) => Promise<ReportPage>,
  /** The day of the read, in UTC. */
  day: string,
  from?: Cursor,
): AsyncGenerator<ReportRead> {
  const start = parseCursor(from, day)
  if (start?.isDone) return
  let offset = start?.offset ?? 0
  const met = new Set<string>()
  const lookahead = createLookahead(fetchPage, {
    key: String,
    maxInFlight: pagesAhead + 1,
    maxHeld: pagesAhead,
  })
  for (;;) {
    const { records, hasNext, total } = await lookahead.get(offset)
    const before = met.size
    for (const record of records) met.add(JSON.stringify(record))
    const end = offset + records.length
    // If a page has no new rows, the upstream is repeating pages.
    const isCircle = met.size === before
    const isDone = !hasNext || isCircle || end >= pageSize * maxPages
    const missing = Math.max(0, (total ?? end) - end)
    if (!isDone) lookahead.prefetch(toNextOffsets(end, total ?? end))
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

function parseCursor(cursor: Cursor | undefined, day: string) {
  if (cursor === undefined) return undefined
  try {
    const parsed = place.safeParse(JSON.parse(cursor)).data
    return parsed?.day === day ? parsed : undefined
  } catch {
    return undefined
  }
}
