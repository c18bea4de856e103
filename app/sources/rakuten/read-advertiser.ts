import { maxCategoryLength } from './place.ts'
import { maxPerPage, type RakutenOrder, type RakutenQuery, reach } from './rakuten-query.ts'
import type { PageRead, RakutenPage, ReadPages } from './read-pages.ts'
import { createRowEnds, readRowFacts } from './row-ends.ts'

/** Where a read stands within an advertiser. */
export interface AdvertiserPlace {
  page: number
  category?: string | undefined
}

export interface AdvertiserRead {
  records: unknown[]
  /** Rows that are there and would not show: one where nobody knows how many. */
  unreached: number
  /** Where to go on behind these records; undefined at the end. */
  next: AdvertiserPlace | undefined
  /** Rows the advertiser has, where the upstream tells. */
  total?: number | undefined
}

const ends: RakutenOrder[] = ['name-up', 'name-down', 'price-up', 'price-down']
/** By primary category, then by the innermost: what stands between the two differs from advertiser to advertiser. */
const maxDepth = 2

/**
 * Every row of an advertiser, as far as there is a way. Within reach page by page, in the order of names, which change
 * less than prices. Past it from both ends of the names, then of the prices, then category by category. The names of
 * those are the ones met at the ends, since the upstream has no list of them.
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

/** A query whose first page is there, and tells how much it has. */
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
  /** An upstream that hiccups may answer that there is less, or nothing. */
  let most = 0
  for await (const { records, total = Number.POSITIVE_INFINITY, page, isLast } of pages) {
    // Some rows stand twice, word for word. They are counted upstream, and told once here.
    const fresh = records.filter(
      record => isOwn(record, query.mid) && met.size < met.add(JSON.stringify(record)).size,
    )
    fullLength ??= records.length
    // A full page of nothing new, though, is one sent twice in place of another.
    if (fresh.length > 0 || records.length < fullLength) counted += records.length
    most = Math.max(most, total)
    // Less than a page fewer than at first is the shop's own life.
    const missing = isLast ? Math.max(0, Math.max(Math.min(total, most), most - maxPerPage) - counted) : 0
    yield {
      records: fresh,
      // It has grown past the reach, and does not say by how much.
      unreached: missing === Number.POSITIVE_INFINITY ? 1 : missing,
      next: isLast ? undefined : { page: page + 1 },
      total: most === Number.POSITIVE_INFINITY ? undefined : most,
    }
  }
}

/** Not of another advertiser, whose page was sent in place of this one's. */
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
    const pages = order === query.order ? opened.pages : readPages({ query: { ...query, order }, page: 1 })
    for await (const { records } of pages) {
      const fresh = records.filter(record => {
        const row = readRowFacts(record)
        categories.add(row.categories)
        return met.add(row, order)
      })
      const isWhole = met.isWhole()
      // What the ends show of categories is needed for all that follows, so a stop among them begins them again.
      yield { records: fresh, unreached: 0, next: isWhole ? undefined : (from ?? { page: 1 }) }
      if (isWhole) return
    }
  }

  const names = categories.list().filter(name => from?.category === undefined || name >= from.category)
  const unreached = categories.areAll() && depth < maxDepth ? 0 : 1
  if (names.length === 0 || depth === maxDepth) return yield { records: [], unreached: 1, next: undefined }
  for (const [index, category] of names.entries()) {
    const behind = names[index + 1]
    const page = category === from?.category ? from.page : 1
    const part = await open(readPages, { query: { ...query, category }, page })
    const isBeyond = isBeyondReach(part)
    const reads = isBeyond ? readBeyond(readPages, part, depth + 1, undefined) : readWithin(part, page)
    for await (const read of reads) {
      const records = read.records.filter(record => !met.has(readRowFacts(record).key))
      // A name the rows bear and the search does not know hides rows behind it.
      const hidden = part.total === 0 ? 1 : 0
      const within = read.next && { category, page: isBeyond ? 1 : read.next.page }
      const next = within ?? (behind === undefined ? undefined : { category: behind, page: 1 })
      yield { records, unreached: read.unreached + hidden + (next === undefined ? unreached : 0), next }
    }
  }
}

/** The categories a query can be parted by, as they are met. */
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
    /** From here on other rows are shown, which prove the names. */
    startProbe() {
      countBeforeProbe = names.size
    },
    list: () => [...names].sort(),
    /** Every row has one, and thousands of other rows brought no new one: parts by these names hold it all. */
    areAll: () => !hasRowsWithout && names.size === countBeforeProbe,
  }
}
