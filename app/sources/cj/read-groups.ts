import { createHash } from 'node:crypto'
import { type CjProductKey, formatProductId, toProductKey } from './product-id.ts'
import { cjRowKey } from './wire.ts'

export interface KeyPage {
  rows: unknown[]
  nextPage?: string | undefined
}

/** The ids of one product's rows. */
export interface RowGroup {
  id: string
  key: CjProductKey
  rowIds: string[]
  /** True if the group has more rows than any real product, so its id is meaningless. */
  isTooLarge: boolean
}

export interface GroupWindow {
  /** Sorted by id. */
  groups: RowGroup[]
  /** True if there are more groups after these. */
  isCut: boolean
  /** The rows that cannot be requested because they have no id. */
  unidentified: unknown[]
  /** The number of rows seen, including repeats. */
  rows: number
  /** True if the pages repeat without end. */
  isEndless: boolean
}

export interface GroupsWanted {
  adId: string
  /** Reads only groups after this id. */
  after?: string | undefined
  /** Reads only this group. */
  only?: string | undefined
  /** The approximate number of rows to hold in memory. */
  maxRows: number
}

export const maxRowsPerGroup = 1_000
/**
 * Rows that move between pages can cause a page without new rows. After this many
 * consecutive pages without new rows, the pages are assumed to repeat in a cycle.
 */
const maxRepeatedPages = 3
const maxPages = 5_000

/**
 * Groups a feed's rows by product. The variants of a product may be anywhere in a feed, so a
 * group is complete only at the end of the feed, but a feed may be too large for memory. Each
 * pass scans all ids and keeps as many groups as fit, in order of id; the rest need another pass.
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
    // The upstream sometimes includes rows of other feeds.
    if (read?.adId != null && read.adId !== adId) return
    const key = read && toProductKey({ ...read, adId })
    if (key === undefined || read?.id == null) {
      unidentified.push(row)
      return
    }
    const id = formatProductId(key)
    if (id <= after || (bound !== undefined && id >= bound) || (only !== undefined && id !== only))
      return
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
    // Keeps at least one group, so that every pass makes progress.
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

/** Follows the cursors to the end. Returns true if the cursors never end. */
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

/** Identifies the content of a page regardless of the order of its rows. */
function toFingerprint(rows: readonly unknown[]): string {
  const texts = rows.map(row => JSON.stringify(row)).sort()
  return createHash('sha1').update(texts.join('\n')).digest('base64')
}
