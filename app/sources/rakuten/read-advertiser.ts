import { maxPerPage, type RakutenOrder, type RakutenQuery, reach } from './rakuten-query.ts'
import { maxCategoryLength } from './read-cursor.ts'
import type { PageRead, RakutenPage, ReadPages } from './read-pages.ts'
import { createRowEnds, readRowFacts } from './row-ends.ts'

/** The position that a read has reached in an advertiser's rows. */
export interface AdvertiserPlace {
  page: number
  category?: string | undefined
}

export interface AdvertiserRead {
  records: unknown[]
  /** The number of rows that the upstream has but does not return; 1 if the number is unknown. */
  unreached: number
  /** The position after these records; undefined at the end. */
  next: AdvertiserPlace | undefined
  /** The advertiser's total, if the upstream reports it. */
  total?: number | undefined
}

const ends: RakutenOrder[] = ['name-up', 'name-down', 'price-up', 'price-down']
/**
 * The number of splits: first by primary category, then by the innermost
 * one. The category levels between the two vary by advertiser.
 */
const maxDepth = 2

/**
 * Reads every reachable row of an advertiser. If paging can reach all rows, they are read page by
 * page in order of name, since names change less often than prices. Otherwise, they are read by
 * name from both ends, then by price from both ends, then category by category. The categories
 * are those of the rows seen at the ends, because the upstream does not list its categories.
 */
export async function* readAdvertiser(
  readPages: ReadPages,
  mid: string,
  from: AdvertiserPlace,
): AsyncGenerator<AdvertiserRead> {
  const query: RakutenQuery = { mid, order: 'name-up' }
  const page = from.category === undefined ? from.page : 1
  const opened = await open(readPages, { query, page })
  if (!isBeyondReach(opened)) return yield* readWithin(opened, page)
  const start = page === 1 ? opened : await open(readPages, { query, page: 1 })
  yield* readBeyond(readPages, start, 0, from.category === undefined ? undefined : from)
}

/** A query with its first page loaded and its total known. */
interface Opened {
  query: RakutenQuery
  total: number | undefined
  pages: AsyncGenerator<PageRead>
}

async function open(readPages: ReadPages, from: RakutenPage): Promise<Opened> {
  const pages = readPages(from)
  const { value: first } = await pages.next()
  return { query: from.query, total: first?.total, pages: resume(first, pages) }
}

async function* resume(
  first: PageRead | undefined,
  rest: AsyncGenerator<PageRead>,
): AsyncGenerator<PageRead> {
  if (first !== undefined) yield first
  yield* rest
}

function isBeyondReach({ total }: Opened): boolean {
  return total === undefined || total > reach
}

async function* readWithin({ query, pages }: Opened, from: number): AsyncGenerator<AdvertiserRead> {
  const met = new Set<string>()
  let counted = (from - 1) * maxPerPage
  let fullLength: number | undefined
  /** The highest total so far, because an unstable upstream may report fewer rows, or none. */
  let most = 0
  for await (const { records, total = Number.POSITIVE_INFINITY, page, isLast } of pages) {
    // Some rows are repeated verbatim. The upstream counts every copy; we return only one.
    const fresh = records.filter(
      record => isOwn(record, query.mid) && met.size < met.add(JSON.stringify(record)).size,
    )
    fullLength ??= records.length
    // A full page without new rows is not counted, because the
    // upstream sent it instead of the page that was requested.
    if (fresh.length > 0 || records.length < fullLength) counted += records.length
    most = Math.max(most, total)
    // A difference of less than a page is normal, since
    // the retailer's products change during the read.
    const missing = isLast
      ? Math.max(0, Math.max(Math.min(total, most), most - maxPerPage) - counted)
      : 0
    yield {
      records: fresh,
      // The total has grown beyond what paging can reach, by an unknown amount.
      unreached: missing === Number.POSITIVE_INFINITY ? 1 : missing,
      next: isLast ? undefined : { page: page + 1 },
      total: most === Number.POSITIVE_INFINITY ? undefined : most,
    }
  }
}

/**
 * Returns false for rows of another advertiser, which
 * arrive when the upstream sends the wrong page.
 */
function isOwn(record: unknown, mid: string | undefined): boolean {
  const { mid: given = mid } = readRowFacts(record)
  return given === mid
}

async function* readBeyond(
  readPages: ReadPages,
  opened: Opened,
  depth: number,
  from: AdvertiserPlace | undefined,
): AsyncGenerator<AdvertiserRead> {
  const { query } = opened
  const met = createRowEnds()
  const categories = createCategoryNames(query, depth)
  for (const order of ends) {
    if (order === 'price-up') categories.startProbe()
    const pages =
      order === query.order ? opened.pages : readPages({ query: { ...query, order }, page: 1 })
    for await (const { records } of pages) {
      const fresh = records.filter(record => {
        const row = readRowFacts(record)
        categories.add(row.categories)
        return met.add(row, order)
      })
      const isWhole = met.isWhole()
      // The splits below need the categories found at both ends of
      // the rows, so a resumed read starts with both ends again.
      yield { records: fresh, unreached: 0, next: isWhole ? undefined : (from ?? { page: 1 }) }
      if (isWhole) return
    }
  }

  const names = categories
    .list()
    .filter(name => from?.category === undefined || name >= from.category)
  const unreached = categories.areAll() && depth < maxDepth ? 0 : 1
  if (names.length === 0 || depth === maxDepth)
    return yield { records: [], unreached: 1, next: undefined }
  for (const [index, category] of names.entries()) {
    const behind = names[index + 1]
    const page = category === from?.category ? from.page : 1
    const part = await open(readPages, { query: { ...query, category }, page })
    const isBeyond = isBeyondReach(part)
    const reads = isBeyond
      ? readBeyond(readPages, part, depth + 1, undefined)
      : readWithin(part, page)
    for await (const read of reads) {
      const records = read.records.filter(record => !met.has(readRowFacts(record).key))
      // If the search does not recognize a category that
      // appears in rows, at least one row is unreachable.
      const hidden = part.total === 0 ? 1 : 0
      const within = read.next && { category, page: isBeyond ? 1 : read.next.page }
      const next = within ?? (behind === undefined ? undefined : { category: behind, page: 1 })
      yield {
        records,
        unreached: read.unreached + hidden + (next === undefined ? unreached : 0),
        next,
      }
    }
  }
}

/** Collects the categories by which a query can be split. */
function createCategoryNames(query: RakutenQuery, depth: number) {
  const names = new Set<string>()
  let hasRowsWithout = false
  let countBeforeProbe: number | undefined

  return {
    add(levels: readonly string[]) {
      const name = depth === 0 ? levels[0] : levels.at(-1)
      if (name === undefined || name === query.category || name.length > maxCategoryLength)
        hasRowsWithout = true
      else names.add(name)
    },
    /** Starts checking whether further rows add new names. */
    startProbe() {
      countBeforeProbe = names.size
    },
    list: () => [...names].sort(),
    /**
     * Returns true if every row has a category and thousands of other rows
     * added no new one, so that splitting by these names covers every row.
     */
    areAll: () => !hasRowsWithout && names.size === countBeforeProbe,
  }
}
