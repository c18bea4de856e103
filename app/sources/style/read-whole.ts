import type { Cursor } from '../connector.ts'
import { createLookahead } from '../lookahead.ts'
import { formatCursor, narrow, type PartKey, parseCursor, type ReadCursor } from './part.ts'
import { maxLimit, reach, type StyleQuery, toSearch } from './style-query.ts'

/** The calls needed to read the whole catalogue. */
export interface StylePages<Row = unknown> {
  fetchPage(query: StyleQuery, offset: number): Promise<StyleRows<Row>>
  /**
   * Splits a query that paging cannot read to its end into parts that
   * together should cover all of it. The list of parts is never empty.
   */
  fetchParts(query: StyleQuery): Promise<PartKey[]>
}

export interface StyleRows<Row = unknown> {
  total: number
  /** The number of rows per page, if the upstream returns fewer than requested. */
  limit?: number | undefined
  records: Row[]
}

export interface ReadPage<Row = unknown> {
  records: Row[]
  cursor: Cursor
  expected: number
  /**
   * The number of products that the source counts but does
   * not return, in the parts that this page completes.
   */
  unreached: number
}

interface Level {
  query: StyleQuery
  total: number
  parts: PartKey[]
  at: number
  /**
   * The number of products in the parts already read. If
   * parts do not overlap, their counts add up to the total.
   */
  covered: number
  /** The ids seen so far; set only if parts may overlap. */
  seen?: Set<string>
  /** True if parts were read before an interruption, so that `seen` is incomplete. */
  isResumed: boolean
}

const maxInFlight = 4
const maxHeld = 8

/**
 * Reads every row of the catalogue. Since a query returns only its first
 * 5,000 rows, a larger query is read part by part, recursively. The first
 * page of each part reports its size, so sizes cost no extra requests.
 */
export async function* readWhole<Row>(
  pages: StylePages<Row>,
  from?: Cursor,
): AsyncGenerator<ReadPage<Row>> {
  const start = parseCursor(from)
  if (start?.isDone) return
  const { levels, offset: firstOffset } = await restoreLevels(pages, start)
  const lookahead = createLookahead<{ query: StyleQuery; offset: number }, StyleRows<Row>>(
    ({ query, offset }) => pages.fetchPage(query, offset),
    { key: ({ query, offset }) => toSearch(query, offset).toString(), maxInFlight, maxHeld },
  )
  let all = start?.all
  let offset = firstOffset
  let rowsRead = offset
  /** The keys of the rows that have been read from this part. */
  let met = new Set<string>()
  /** The largest total reported for this part, because a failing upstream may report 0. */
  let most = 0

  for (;;) {
    const query = toQuery(levels)
    const answer = lookahead.get({ query, offset })
    lookahead.prefetch(toNextParts(levels))
    const { total, limit = maxLimit, records } = await answer
    all ??= total
    const step = Math.min(limit, maxLimit)
    const isLastResort = query.sort !== undefined

    if (total > reach && !isLastResort) {
      levels.push(createLevel(query, total, await pages.fetchParts(query)))
      offset = 0
      rowsRead = 0
      met = new Set()
      most = 0
      continue
    }

    for (const { seen } of levels) for (const record of records) seen?.add(toKey(record))
    const before = met.size
    for (const record of records) met.add(toKey(record))
    // A page without any new rows repeats an earlier page. If
    // rows had merely moved onto this page, some would be new.
    if (met.size > before) rowsRead += records.length
    most = Math.max(most, total)
    offset += step
    const end = Math.min(total, reach)
    let unreached = 0
    let isDone = false
    if (offset < end && records.length > 0 && !(isLastResort && isComplete(levels.at(-1)))) {
      lookahead.prefetch(toNextPages(query, offset, end, step))
      lookahead.prefetch(toNextParts(levels))
    } else {
      // A shortfall of less than a page is normal: products sell out during the read.
      if (!isLastResort) unreached += Math.max(0, Math.max(total, most - maxLimit) - rowsRead)
      const ended = endPart(levels, total)
      unreached += ended.unreached
      isDone = levels.length === 0
      offset = 0
      rowsRead = 0
      met = new Set()
      most = 0
    }
    yield {
      records,
      cursor: formatCursor(toReadCursor(all, levels, offset, isDone)),
      expected: all,
      unreached,
    }
    if (isDone) return
  }
}

/**
 * Advances to the next part on the innermost level that has
 * one, and counts the products missing from completed levels.
 */
function endPart(levels: Level[], total: number): { unreached: number } {
  let unreached = 0
  let counted = total
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    level.covered += counted
    do level.at += 1
    while (isLastResortKey(level.parts[level.at]) && isComplete(level))
    if (level.at < level.parts.length) break
    counted = level.total
    levels.pop()
    // An outer level that tracks ids may still find the
    // missing products. Without one, they are counted now.
    if (levels.at(-1)?.seen === undefined) unreached += toMissing(level)
  }
  return { unreached }
}

function toMissing({ total, seen, covered, isResumed }: Level): number {
  if (seen === undefined) return Math.max(0, total - covered)
  return isResumed ? 0 : Math.max(0, total - seen.size)
}

function isComplete(level: Level | undefined): boolean {
  return level?.seen !== undefined && level.seen.size >= level.total
}

function createLevel(query: StyleQuery, total: number, parts: PartKey[]): Level {
  const overlaps = parts.some(isLastResortKey)
  return {
    query,
    total,
    parts,
    at: 0,
    covered: 0,
    isResumed: false,
    ...(overlaps ? { seen: new Set() } : {}),
  }
}

/**
 * Restores the levels of a cursor. If the upstream no longer
 * has a level's part, the level is read from the start.
 */
async function restoreLevels(
  pages: StylePages,
  start: ReadCursor | undefined,
): Promise<{ levels: Level[]; offset: number }> {
  const levels: Level[] = []
  for (const [key, total, covered] of start?.path ?? []) {
    const query = toQuery(levels)
    const level = createLevel(query, total, await pages.fetchParts(query))
    levels.push(level)
    level.at = level.parts.indexOf(key)
    if (level.at < 0) {
      level.at = 0
      return { levels, offset: 0 }
    }
    level.covered = covered
    level.isResumed = true
  }
  return { levels, offset: start?.offset ?? 0 }
}

function toReadCursor(
  all: number,
  levels: readonly Level[],
  offset: number,
  isDone: boolean,
): ReadCursor {
  const path = levels.map(({ parts, at, total, covered }): [string, number, number] => [
    parts[at] ?? '',
    total,
    covered,
  ])
  return { all, path, offset, ...(isDone ? { isDone } : {}) }
}

function toQuery(levels: readonly Level[]): StyleQuery {
  const level = levels.at(-1)
  const key = level?.parts[level.at]
  return level === undefined || key === undefined ? {} : narrow(level.query, key)
}

function* toNextPages(query: StyleQuery, from: number, end: number, step: number) {
  for (let offset = from; offset < end; offset += step) yield { query, offset }
}

/**
 * Yields the first pages of the next parts, inner levels first. Parts to be
 * read only as a last resort are omitted, because they may prove unnecessary.
 */
function* toNextParts(levels: readonly Level[]) {
  for (const { query, parts, at } of levels.toReversed()) {
    for (const key of parts.slice(at + 1)) {
      if (isLastResortKey(key)) break
      yield { query: narrow(query, key), offset: 0 }
    }
  }
}

function isLastResortKey(key: PartKey | undefined): boolean {
  return key === 'lo' || key === 'hi'
}

/** Returns a row's id, or its whole content if it has no readable id. */
function toKey(record: unknown): string {
  const id = typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined
  return typeof id === 'number' || typeof id === 'string' ? String(id) : JSON.stringify(record)
}
