import { createHash } from 'node:crypto'
import { type CjProductKey, formatProductId, toProductKey } from './product-id.ts'
import { cjRowKey } from './wire.ts'

export interface KeyPage {
  rows: unknown[]
  nextPage?: string | undefined
}

/** The rows that make one product, by the ids they are asked for with. */
export interface RowGroup {
  id: string
  key: CjProductKey
  rowIds: string[]
  /** More rows than any product has: a group id that means nothing. */
  isTooLarge: boolean
}

export interface GroupWindow {
  /** In the order of their ids. */
  groups: RowGroup[]
  /** There are more behind the last of them. */
  isCut: boolean
  /** Rows without an id to ask for them by. */
  unidentified: unknown[]
  /** Rows met, repeated ones included. */
  rows: number
  /** The pages came round again instead of ending. */
  isEndless: boolean
}

export interface GroupsWanted {
  adId: string
  /** Only groups behind this id. */
  after?: string | undefined
  /** Only this group. */
  only?: string | undefined
  /** How many rows are held at once, more or less. */
  maxRows: number
}

export const maxRowsPerGroup = 1_000
/** Pages that bring nothing new are met now and then where rows move; so many in a row are a circle. */
const maxRepeatedPages = 3
const maxPages = 5_000

/**
 * Which rows of a feed belong together. Variants of a product stand anywhere in a feed, so that only its end tells
 * that a group is whole; and a feed can be larger than memory. So the feed's bare ids are read through, and of all
 * groups the first ones by id are kept, as many as there is room for. Those behind them take another reading.
 */
export async function readGroups(
  fetchPage: (page: string | undefined) => Promise<KeyPage>,
  { adId, after = '', only, maxRows }: GroupsWanted,
): Promise<GroupWindow> {
  const groups = new Map<string, Set<string>>()
  const keys = new Map<string, CjProductKey>()
  const unidentified: unknown[] = []
  let bound: string | undefined
  let held = 0
  let rows = 0

  const add = (row: unknown) => {
    const read = cjRowKey.safeParse(row).data
    // Of another feed, although it was not asked for.
    if (read?.adId != null && read.adId !== adId) return
    const key = read && toProductKey({ ...read, adId })
    if (key === undefined || read?.id == null) {
      unidentified.push(row)
      return
    }
    const id = formatProductId(key)
    if (id <= after || (bound !== undefined && id >= bound) || (only !== undefined && id !== only)) return
    let rowIds = groups.get(id)
    if (rowIds === undefined) {
      rowIds = new Set()
      groups.set(id, rowIds)
      keys.set(id, key)
    }
    if (rowIds.size > maxRowsPerGroup || rowIds.has(read.id)) return
    rowIds.add(read.id)
    held += 1
  }

  const makeRoom = () => {
    const ids = [...groups.keys()].sort()
    // One is kept in any case, or nothing would ever be read.
    while (held > maxRows && ids.length > 1) {
      bound = ids.pop() ?? ''
      held -= groups.get(bound)?.size ?? 0
      groups.delete(bound)
      keys.delete(bound)
    }
  }

  const isEndless = await walk(fetchPage, page => {
    rows += page.length
    for (const row of page) add(row)
    if (held > maxRows * 2) makeRoom()
  })
  return {
    groups: [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, rowIds]) => ({
        id,
        key: keys.get(id) ?? { adId },
        rowIds: [...rowIds].sort(),
        isTooLarge: rowIds.size > maxRowsPerGroup,
      })),
    isCut: bound !== undefined,
    unidentified,
    rows,
    isEndless,
  }
}

/** Goes from cursor to cursor until there is none. True when it would never end. */
async function walk(
  fetchPage: (page: string | undefined) => Promise<KeyPage>,
  visit: (rows: unknown[]) => void,
): Promise<boolean> {
  const cursors = new Set<string>()
  const pages = new Set<string>()
  let repeated = 0
  let cursor: string | undefined
  while (pages.size < maxPages) {
    const { rows, nextPage } = await fetchPage(cursor)
    const fingerprint = toFingerprint(rows)
    repeated = pages.has(fingerprint) || rows.length === 0 ? repeated + 1 : 0
    if (repeated === 0) {
      pages.add(fingerprint)
      visit(rows)
    }
    if (!nextPage) return false
    if (repeated >= maxRepeatedPages || cursors.has(nextPage)) return true
    cursors.add(nextPage)
    cursor = nextPage
  }
  return true
}

/** The same for the same rows in whatever order. */
function toFingerprint(rows: readonly unknown[]): string {
  const texts = rows.map(row => JSON.stringify(row)).sort()
  return createHash('sha1').update(texts.join('\n')).digest('base64')
}
