import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createSearchLog } from '#app/overrides/search-log.server.ts'
import { fetchSearches } from './fetch-searches.server.ts'
import type { SearchesQuery } from './searches-query.ts'

const today = new Date('2026-11-20T12:00:00Z')
const silent = { error: () => undefined }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.drop())

function openLog(now = today) {
  return createSearchLog({ pool: database.pool, log: silent, now: () => now })
}

async function read(list: SearchesQuery['list'], choices: Partial<SearchesQuery> = {}) {
  const rows = await fetchSearches(
    database.pool,
    { list, days: 7, ...choices },
    { limit: 10, today },
  )
  return rows.map(({ query, searches, results, clicks }) => [query, searches, results, clicks])
}

describe('fetchSearches', () => {
  it('AD3 adds up the storefronts unless one is chosen', async () => {
    const log = openLog()
    log.recordSearch('fashion8', 'red dress', 12)
    log.recordClick('fashion8', 'red dress')
    log.recordSearch('fashion9', 'red dress', 15)
    await log.close()
    expect(await read('asked')).toEqual([['red dress', 2, 15, 1]])
    expect(await read('asked', { storefront: 'fashion9' })).toEqual([['red dress', 1, 15, 0]])
  })

  it('AD3 lists searches without results and searches without a click', async () => {
    const log = openLog()
    for (const text of ['toque', 'sofa', 'sofa', 'sofa', 'rare', 'boots', 'boots', 'boots'])
      log.recordSearch('fashion8', text, text === 'toque' ? 0 : 5)
    log.recordClick('fashion8', 'boots')
    await log.close()
    expect(await read('nothing')).toEqual([['toque', 1, 0, 0]])
    expect(await read('unclicked')).toEqual([['sofa', 3, 5, 0]])
  })

  it('AD3 leaves out days before the period', async () => {
    for (const date of ['2026-11-01', '2026-11-13', '2026-11-14', '2026-11-20']) {
      const log = openLog(new Date(date))
      log.recordSearch('fashion8', 'sofa', 5)
      await log.close()
    }
    expect(await read('asked')).toEqual([['sofa', 2, 5, 0]])
    expect(await read('asked', { days: 30 })).toEqual([['sofa', 4, 5, 0]])
  })

  it('AD3 returns the same totals as a plain count of every row', async () => {
    let state = 7
    const draw = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      return state % below
    }
    const made = Array.from({ length: 3_000 }, (_, index) => ({
      day: new Date(today.getTime() - draw(40) * 86_400_000).toISOString().slice(0, 10),
      ...{ storefront: `fashion${8 + (index % 2)}`, query: `text ${draw(60)}` },
      ...{ searches: draw(4), clicks: draw(2), results: draw(5) === 0 ? null : draw(2 ** 31) },
    }))
    const counts = [
      ...new Map(made.map(each => [`${each.day}${each.storefront}${each.query}`, each])),
    ].map(([, each]) => each)
    await database.pool.query(
      `INSERT INTO search_count (day, storefront, query, searches, clicks, results)
       SELECT day, storefront, query, searches, clicks, results
       FROM json_populate_recordset(NULL::search_count, $1)`,
      [JSON.stringify(counts)],
    )
    for (const days of [7, 30] as const) {
      const first = new Date(today.getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10)
      const expected = [
        ...Map.groupBy(
          counts.filter(({ day }) => day >= first),
          row => row.query,
        ),
      ]
        .map(([query, rows]) => {
          const sum = (field: 'searches' | 'clicks') =>
            rows.reduce((total, row) => total + row[field], 0)
          const known = rows.filter(({ results }) => results !== null)
          const latest = known
            .map(({ day }) => day)
            .sort()
            .at(-1)
          const results = known.filter(({ day }) => day === latest).map(row => row.results ?? 0)
          return [query, sum('searches'), known.length ? Math.max(...results) : null, sum('clicks')]
        })
        .filter(([, searches]) => Number(searches) > 0)
        .sort((a, b) => Number(b[1]) - Number(a[1]) || (String(a[0]) < String(b[0]) ? -1 : 1))
      expect(await read('asked', { days })).toEqual(expected.slice(0, 10))
    }
  })
})
