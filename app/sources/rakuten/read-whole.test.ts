import { describe, expect, it } from 'vitest'
import type { XmlValue } from '../parse-xml.ts'
import { type RakutenQuery, reach } from './rakuten-query.ts'
import { type RakutenUpstream, readWhole, type WholeRead } from './read-whole.ts'

interface Row {
  mid: string
  linkid: string
  productname: string
  price: string
  category: { primary: string; secondary: string }
}

interface Options {
  /** The number of rows per page, if the upstream returns fewer than requested. */
  perPage?: number
  mids?: string[]
  /** Returns a different page from the one requested. */
  toPage?: (page: number) => number
  toTotal?: (total: number, call: number) => number
}

/** Creates an upstream that, like the real one, returns only a limited number of rows per query. */
function createUpstream(
  rows: Row[],
  { perPage = 100, mids, toPage = page => page, toTotal }: Options = {},
) {
  const requested: string[] = []
  const found = new Map<string, Row[]>()
  let inFlight = 0
  let mostInFlight = 0

  function find(query: RakutenQuery): Row[] {
    const key = JSON.stringify(query)
    const known = found.get(key) ?? select(rows, query)
    found.set(key, known)
    return known
  }

  const upstream: RakutenUpstream = {
    fetchMids: async () => mids ?? [...new Set(rows.map(row => row.mid))],
    async fetchPage({ query, page }) {
      requested.push(`${query.mid}/${query.category ?? ''}/${query.order}@${page}`)
      mostInFlight = Math.max(mostInFlight, ++inFlight)
      await new Promise(resolve => setImmediate(resolve))
      inFlight -= 1
      const matches = find(query)
      const shown = matches.slice(0, reach)
      const total = toTotal?.(matches.length, requested.length) ?? matches.length
      const at = (toPage(page) - 1) * perPage
      return {
        total: total > reach ? undefined : total,
        pages: total > reach ? undefined : Math.ceil(total / perPage),
        records: shown.slice(at, at + perPage) as unknown as XmlValue[],
      }
    },
  }
  return { upstream, requested, mostInFlight: () => mostInFlight }
}

function select(rows: Row[], { mid, category, order }: RakutenQuery): Row[] {
  const found = rows.filter(
    row =>
      row.mid === mid &&
      (category === undefined ||
        row.category.primary === category ||
        row.category.secondary.split('~~').includes(category)),
  )
  const direction = order.endsWith('up') ? 1 : -1
  // Rows with equal values have the same order in both directions, as they do in databases.
  return found.sort((a, b) =>
    order.startsWith('name')
      ? direction * (a.productname < b.productname ? -1 : a.productname > b.productname ? 1 : 0)
      : direction * (Number(a.price) - Number(b.price)),
  )
}

function createRows(
  count: number,
  mid = '40001',
  fill: (index: number) => Partial<Row> = () => ({}),
): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    mid,
    linkid: `${mid}${index}`,
    // Names and prices are not in the order of the ids.
    productname: `Shirt ${((index * 7919) % count).toString().padStart(6, '0')}`,
    price: String(1 + ((index * 31) % 977)),
    category: { primary: `Group ${index % 5}`, secondary: `Women~~Leaf ${index % 15}` },
    ...fill(index),
  }))
}

async function collect(read: AsyncIterable<WholeRead>) {
  const reads: WholeRead[] = []
  for await (const one of read) reads.push(one)
  const ids = reads.flatMap(({ records }) => records.map(record => (record as Row).linkid))
  return { reads, ids, unreached: reads.reduce((sum, one) => sum + one.unreached, 0) }
}

const toIds = (rows: Row[]) => new Set(rows.map(row => row.linkid))

describe('readWhole', () => {
  it.each([0, 1, 100, 101, 4_000])('reads an advertiser of %d rows page by page', async count => {
    const rows = createRows(count)
    const { upstream, requested } = createUpstream(rows, { mids: ['40001'] })
    const { ids, reads, unreached } = await collect(readWhole(upstream))
    expect(ids).toHaveLength(count)
    expect(new Set(ids)).toEqual(toIds(rows))
    expect(unreached).toBe(0)
    expect(reads.at(-1)?.expected).toBe(count)
    expect(requested).toHaveLength(Math.max(1, Math.ceil(count / 100)))
  })

  it('PR5 reads every advertiser once, with only a few concurrent calls', async () => {
    const rows = ['9', '40001', '777'].flatMap((mid, index) => createRows(250 + index * 300, mid))
    const { upstream, requested, mostInFlight } = createUpstream(rows, {
      mids: ['9', '40001', '777', '9', '12'],
    })
    const { ids, unreached } = await collect(readWhole(upstream))
    expect(ids).toHaveLength(rows.length)
    expect(new Set(ids)).toEqual(toIds(rows))
    expect(unreached).toBe(0)
    expect(requested).toHaveLength(3 + 1 + 9 + 6)
    expect(new Set(requested).size).toBe(requested.length)
    expect(mostInFlight()).toBeGreaterThan(1)
    expect(mostInFlight()).toBeLessThanOrEqual(4)
  })

  it('PR5 reads names from both ends when an advertiser has more rows than a query can reach', async () => {
    const rows = createRows(7_000)
    const { upstream, requested } = createUpstream(rows)
    const { ids, unreached } = await collect(readWhole(upstream))
    expect(ids).toHaveLength(7_000)
    expect(new Set(ids)).toEqual(toIds(rows))
    expect(unreached).toBe(0)
    // The connector reads in ascending order as far as it can,
    // then in descending order until both directions meet.
    expect(requested.length).toBeLessThanOrEqual(40 + 31)
  })

  it('does not stop when rows in the middle have equal names', async () => {
    // All rows between the ends share one name, so both directions
    // read the same rows first when they reach the middle.
    const rows = createRows(7_500, '40001', index => ({
      productname:
        index < 3_000 ? `A ${String(index).padStart(6, '0')}` : index < 6_500 ? 'M' : `Z ${index}`,
    }))
    const { upstream } = createUpstream(rows)
    const { ids, unreached } = await collect(readWhole(upstream))
    expect(new Set(ids)).toEqual(toIds(rows))
    expect(unreached).toBe(0)
  })

  it('does not mistake rows with changed prices for the middle of the list', async () => {
    const rows = createRows(12_000, '40001', () => ({ category: { primary: '', secondary: '' } }))
    const { upstream } = createUpstream(rows)
    const jumping: RakutenUpstream = {
      ...upstream,
      // By the time prices are read in descending order,
      // the cheapest rows have become the most expensive.
      fetchPage: async at => {
        const answer = await upstream.fetchPage(at)
        if (at.query.order !== 'price-down' || at.page > 1) return answer
        const jumped = rows.filter(({ price }) => Number(price) < 4).slice(0, 20)
        const records = jumped.map((row, index) => ({ ...row, price: String(9_000 - index) }))
        return { ...answer, records: records as unknown as XmlValue[] }
      },
    }
    const { unreached } = await collect(readWhole(jumping))
    expect(unreached).toBeGreaterThan(0)
  })

  it('PR5 splits a larger advertiser by category, and a category by its innermost names', async () => {
    const rows = createRows(24_000, '40001', index => ({
      category:
        index % 3 === 0
          ? { primary: `Group ${index % 4}`, secondary: '' }
          : { primary: 'Apparel', secondary: `Women~~Leaf ${index % 17}` },
    }))
    const { upstream } = createUpstream(rows)
    const { ids, unreached } = await collect(readWhole(upstream))
    expect(new Set(ids)).toEqual(toIds(rows))
    expect(unreached).toBe(0)
  })

  it.each<[string, number, (index: number) => Partial<Row>]>([
    [
      'rows without a category',
      9_000,
      index => (index % 10 === 0 ? { category: { primary: '', secondary: '' } } : {}),
    ],
    ['an unsplittable query', 16_500, () => ({ category: { primary: 'Apparel', secondary: '' } })],
    [
      // This category's rows are in the middle by name and at the end by price. The connector
      // finds this category late, so it must assume that it has missed other categories.
      'a category first seen late',
      12_000,
      index => ({
        productname: `Shirt ${String(index).padStart(6, '0')}`,
        ...(index > 5_900 && index < 6_000
          ? { price: '0.50', category: { primary: 'Late', secondary: '' } }
          : { category: { primary: `Group ${index % 9}`, secondary: '' } }),
      }),
    ],
  ])('reports that the read may be incomplete because of %s', async (_, count, fill) => {
    const { unreached } = await collect(
      readWhole(createUpstream(createRows(count, '40001', fill)).upstream),
    )
    expect(unreached).toBeGreaterThan(0)
  })

  it('reports a category that appears in rows but that the search does not recognize', async () => {
    const rows = createRows(9_000)
    const { upstream } = createUpstream(rows)
    const deaf: RakutenUpstream = {
      ...upstream,
      fetchPage: async at =>
        at.query.category === 'Group 2'
          ? { total: 0, pages: 0, records: [] }
          : upstream.fetchPage(at),
    }
    expect((await collect(readWhole(deaf))).unreached).toBe(1)
  })

  it.each<[string, Options]>([
    ['pages are smaller than requested', { perPage: 20 }],
    ['pages come in another order', { toPage: page => (page === 2 ? 3 : page === 3 ? 2 : page) }],
  ])('skips nothing when %s', async (_, options) => {
    const rows = createRows(730)
    const { ids, unreached } = await collect(readWhole(createUpstream(rows, options).upstream))
    expect(new Set(ids)).toEqual(toIds(rows))
    expect(unreached).toBe(0)
  })

  it('stops and reports missing rows when one page repeats', async () => {
    const { upstream, requested } = createUpstream(createRows(730), { toPage: () => 1 })
    const { unreached } = await collect(readWhole(upstream))
    expect(unreached).toBe(630)
    expect(requested).toHaveLength(8)
  })

  it('does not report repeated rows as missing', async () => {
    const rows = createRows(350)
    const twice = [...rows, ...rows.slice(0, 2)]
    const { ids, unreached } = await collect(readWhole(createUpstream(twice).upstream))
    expect(new Set(ids)).toEqual(toIds(rows))
    expect(unreached).toBe(0)
  })

  it("reports missing rows when the upstream's total drops", async () => {
    const { upstream } = createUpstream(createRows(730), {
      toTotal: (total, call) => (call > 2 ? 0 : total),
    })
    const { ids, unreached } = await collect(readWhole(upstream))
    expect(ids.length + unreached).toBeGreaterThanOrEqual(630)
  })

  it.each([
    ['within reach', ['1', '2', '3'].flatMap(mid => createRows(330, mid))],
    [
      'from both ends',
      [...createRows(150, '1'), ...createRows(4_900, '2'), ...createRows(150, '3')],
    ],
    ['by category', [...createRows(9_000, '1'), ...createRows(150, '3')]],
  ])('PR5 resumes after any page %s', async (_, rows) => {
    const { reads } = await collect(readWhole(createUpstream(rows).upstream))
    for (const [stop, { cursor }] of reads.entries()) {
      if (stop % Math.ceil(reads.length / 5) !== 0 && stop < reads.length - 2) continue
      expect(cursor.length).toBeLessThan(500)
      const before = reads
        .slice(0, stop + 1)
        .flatMap(({ records }) => records.map(record => (record as Row).linkid))
      const { ids, unreached } = await collect(readWhole(createUpstream(rows).upstream, cursor))
      expect(new Set([...before, ...ids])).toEqual(toIds(rows))
      expect(unreached).toBe(0)
    }
  })

  it.each([
    '',
    'x',
    '{}',
    '[]',
    '{"mid":"1;DROP","page":1,"counted":0}',
    '{"mid":"1","page":-1,"counted":0}',
  ])('starts over for the invalid cursor %j', async cursor => {
    const { ids } = await collect(readWhole(createUpstream(createRows(60)).upstream, cursor))
    expect(ids).toHaveLength(60)
  })

  it('resumes with the next advertiser when the current one was removed', async () => {
    const rows = [...createRows(60, '1'), ...createRows(60, '3')]
    const { ids } = await collect(
      readWhole(createUpstream(rows).upstream, '{"mid":"2","page":7,"counted":60}'),
    )
    expect(new Set(ids)).toEqual(toIds(rows.slice(60)))
  })

  it('yields nothing when it resumes at the end', async () => {
    const { upstream } = createUpstream(createRows(60))
    const { reads } = await collect(readWhole(upstream))
    expect((await collect(readWhole(upstream, reads.at(-1)?.cursor))).reads).toEqual([])
  })
})
