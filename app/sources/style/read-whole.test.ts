import { describe, expect, it } from 'vitest'
import { type ReadPage, readWhole, type StylePages } from './read-whole.ts'
import { fetchParts } from './split.ts'
import { reach, type StyleQuery } from './style-query.ts'

interface Row {
  id: number
  retailer: string
  /** The price bucket, from 1 to 3. */
  price: number
  category: string
}

const parents: Record<string, string> = {
  women: 'root',
  men: 'root',
  dresses: 'women',
  tops: 'women',
}

/** Creates an in-process upstream with the real one's limit on rows per query. */
function createUpstream(rows: Row[], options: { retailers?: string[]; limit?: number } = {}) {
  const requested: string[] = []
  let inFlight = 0
  let mostInFlight = 0
  const pages: StylePages = {
    async fetchPage(query, offset) {
      requested.push(`${JSON.stringify(query)}@${offset}`)
      mostInFlight = Math.max(mostInFlight, ++inFlight)
      await new Promise(resolve => setImmediate(resolve))
      inFlight -= 1
      const found = select(rows, query)
      const limit = options.limit ?? 50
      return {
        total: found.length,
        limit,
        records: found.slice(offset, Math.min(offset + limit, reach)),
      }
    },
    fetchParts: query =>
      fetchParts(query, {
        fetchRetailerIds: async () =>
          options.retailers ?? [...new Set(rows.map(row => row.retailer))],
        fetchPriceFilterIds: async () => ['1', '2', '3'],
        fetchCategories: async () => ({
          categories: Object.entries(parents).map(([id, parentId]) => ({ id, parentId })),
        }),
      }),
  }
  return { pages, requested, mostInFlight: () => mostInFlight }
}

function select(rows: Row[], { retailer, priceFilter, category, sort }: StyleQuery): Row[] {
  const found = rows.filter(
    row =>
      (retailer === undefined || row.retailer === retailer) &&
      (priceFilter === undefined || row.price === Number(priceFilter)) &&
      (category === undefined || isIn(row.category, category)),
  )
  if (sort === 'PriceHiLo') return found.toReversed()
  return found
}

function isIn(category: string | undefined, ancestor: string): boolean {
  return category !== undefined && (category === ancestor || isIn(parents[category], ancestor))
}

function createRows(count: number, fill: (index: number) => Omit<Row, 'id'>): Row[] {
  return Array.from({ length: count }, (_, id) => ({ id, ...fill(id) }))
}

async function collect(read: AsyncIterable<ReadPage>) {
  const pages: ReadPage[] = []
  for await (const page of read) pages.push(page)
  const ids = pages.flatMap(page => page.records.map(record => (record as Row).id))
  return { pages, ids, unreached: pages.reduce((sum, page) => sum + page.unreached, 0) }
}

const everywhere = (retailers: number) => (index: number) => ({
  retailer: String((index * 7) % retailers),
  price: 1 + (index % 3),
  category: index % 2 === 0 ? 'dresses' : 'men',
})

describe('readWhole', () => {
  it.each([
    ['zero rows', 0],
    ['one page', 50],
    ['one page and one row', 51],
    ['exactly the reach of a query', 5_000],
  ])('reads %s directly, without requesting parts', async (_, count) => {
    const upstream = createUpstream(createRows(count, everywhere(9)))
    const { ids, pages, unreached } = await collect(readWhole(upstream.pages))
    expect(ids).toEqual(Array.from({ length: count }, (_, id) => id))
    expect(unreached).toBe(0)
    expect(pages.at(-1)?.expected).toBe(count)
    expect(upstream.requested).toHaveLength(Math.max(1, Math.ceil(count / 50)))
  })

  it('PR5 reads rows beyond a query’s limit by retailer, once each and without extra requests', async () => {
    const upstream = createUpstream(createRows(5_400, everywhere(9)))
    const { ids, pages, unreached } = await collect(readWhole(upstream.pages))
    expect(ids).toHaveLength(5_400)
    expect(new Set(ids).size).toBe(5_400)
    expect(unreached).toBe(0)
    expect(pages.every(page => page.expected === 5_400)).toBe(true)
    // The first request shows that the whole catalogue is too
    // large for one query; nine retailers of 600 rows follow.
    expect(upstream.requested).toHaveLength(1 + 9 * 12)
    expect(upstream.mostInFlight()).toBe(4)
  })

  it('PR5 splits a retailer by price when it exceeds the query limit', async () => {
    const upstream = createUpstream(createRows(6_000, everywhere(1)))
    const { ids, unreached } = await collect(readWhole(upstream.pages))
    expect(new Set(ids).size).toBe(6_000)
    expect(ids).toHaveLength(6_000)
    expect(unreached).toBe(0)
  })

  it('PR5 reads one retailer at one price by category, and uncategorized rows from both ends', async () => {
    const rows = createRows(12_000, index => ({
      retailer: '1',
      price: 2,
      // Rows are on an inner node, on leaves, and on an unlisted node.
      category: ['dresses', 'tops', 'women', 'men', 'elsewhere'][index % 5] ?? '',
    }))
    const { ids, unreached } = await collect(readWhole(createUpstream(rows).pages))
    // Of the 12,000 rows, paging from both ends reaches 10,000. Of the
    // remaining 2,000, only those in a listed category can be read.
    const middle = rows.slice(5_000, 7_000).filter(row => row.category === 'elsewhere')
    expect(new Set(ids).size).toBe(12_000 - middle.length)
    expect(unreached).toBe(middle.length)
  })

  it('reports rows that are counted but unreachable', async () => {
    const rows = createRows(10_400, () => ({ retailer: '1', price: 1, category: 'men' }))
    const { ids, unreached } = await collect(readWhole(createUpstream(rows).pages))
    expect(new Set(ids).size).toBe(10_000)
    expect(unreached).toBeGreaterThanOrEqual(400)
  })

  it('reports rows of unlisted retailers', async () => {
    const upstream = createUpstream(createRows(5_400, everywhere(9)), {
      retailers: ['0', '1', '2'],
    })
    const { ids, unreached } = await collect(readWhole(upstream.pages))
    expect(ids.length + unreached).toBe(5_400)
    expect(unreached).toBe(3_600)
  })

  it.each([
    ['one empty response', 200, 0, 600 - 50 - 200],
    ['a few sales during the read', 200, 580, 0],
  ])('counts missing rows correctly despite %s', async (_, from, totalFromThere, unreached) => {
    const { pages } = createUpstream(createRows(600, everywhere(3)))
    const changing: StylePages = {
      ...pages,
      async fetchPage(query, offset) {
        const rows = await pages.fetchPage(query, offset)
        if (offset < from) return rows
        return {
          ...rows,
          total: totalFromThere,
          records: rows.records.slice(0, Math.max(0, totalFromThere - offset)),
        }
      },
    }
    expect((await collect(readWhole(changing))).unreached).toBe(unreached)
  })

  it('skips nothing when pages are smaller than requested', async () => {
    const { ids } = await collect(
      readWhole(createUpstream(createRows(130, everywhere(2)), { limit: 20 }).pages),
    )
    expect(new Set(ids).size).toBe(130)
  })

  it.each([
    ['within reach', createRows(400, everywhere(3))],
    ['by retailer', createRows(5_100, everywhere(20))],
    ['by price', createRows(5_300, everywhere(1))],
    ['by category', createRows(5_200, () => ({ retailer: '1', price: 1, category: 'women' }))],
  ])('PR5 resumes after any page %s', async (_, rows) => {
    const { pages } = await collect(readWhole(createUpstream(rows).pages))
    const stops = pages
      .map((_, index) => index)
      .filter(index => index % 17 === 0 || index > pages.length - 3)
    for (const stop of stops) {
      const before = pages
        .slice(0, stop + 1)
        .flatMap(page => page.records.map(record => (record as Row).id))
      const { ids, unreached } = await collect(
        readWhole(createUpstream(rows).pages, pages[stop]?.cursor),
      )
      expect(new Set([...before, ...ids]).size).toBe(rows.length)
      expect(unreached).toBe(0)
    }
  })

  it.each([
    '',
    'x',
    '{}',
    '[]',
    '{"all":1,"path":[["r1;DROP",1,1]],"offset":0}',
    '{"all":1,"path":[],"offset":-50}',
  ])('starts over for the invalid cursor %j', async cursor => {
    const { ids } = await collect(
      readWhole(createUpstream(createRows(60, everywhere(2))).pages, cursor),
    )
    expect(ids).toHaveLength(60)
  })

  it('reads a level again if the part being read no longer exists upstream', async () => {
    const rows = createRows(5_100, everywhere(20))
    const cursor = '{"all":5100,"path":[["r777",5100,900]],"offset":100}'
    const { ids } = await collect(readWhole(createUpstream(rows).pages, cursor))
    expect(new Set(ids).size).toBe(5_100)
  })

  it('yields nothing when it resumes at the end', async () => {
    const upstream = createUpstream(createRows(60, everywhere(2)))
    const { pages } = await collect(readWhole(upstream.pages))
    expect((await collect(readWhole(upstream.pages, pages.at(-1)?.cursor))).pages).toEqual([])
  })
})
