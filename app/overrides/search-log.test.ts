import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createSearchLog, toLoggedText } from './search-log.server.ts'

const today = new Date('2026-11-20T12:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.drop())

function openLog(now = today) {
  return createSearchLog({ pool: database.pool, log: { error: () => undefined }, now: () => now })
}

/** Returns each stored count as "day storefront query: searches, results, clicks". */
async function read(): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>(
    `SELECT format('%s %s %s: %s, %s, %s', day, storefront, query, searches, results, clicks) AS text
     FROM search_count ORDER BY day, storefront, query`,
  )
  return rows.map(({ text }) => text)
}

describe('toLoggedText', () => {
  it.each([
    [' Red  Dress ', 'red dress'],
    ['Size 8.5, under $1,200', 'size 8.5, under $1,200'],
    ['x'.repeat(300), 'x'.repeat(80)],
    ['', undefined],
    ['ann@example.com', undefined],
    ['call +1 (212) 555-0100', undefined],
    ['4012345678901', undefined],
  ])('AD3 counts %j as %j, leaving out text that may identify a person', (text, logged) => {
    expect(toLoggedText(text)).toBe(logged)
  })
})

describe('createSearchLog', () => {
  it('AD3 adds up a query’s searches and clicks across servers, by storefront', async () => {
    const [here, elsewhere] = [openLog(), openLog()]
    here.recordSearch('fashion8', 'Red Dress', 12)
    here.recordSearch('fashion8', 'red dress', 14)
    elsewhere.recordSearch('fashion8', 'red  dress', 15)
    await here.close()
    elsewhere.recordClick('fashion8', 'red dress')
    elsewhere.recordSearch('fashion9', 'red dress', 16)
    await elsewhere.close()
    expect(await read()).toEqual([
      '2026-11-20 fashion8 red dress: 3, 15, 1',
      '2026-11-20 fashion9 red dress: 1, 16, 0',
    ])
  })

  it('AD3 deletes days older than ninety days', async () => {
    for (const date of ['2026-08-21', '2026-08-22', '2026-11-20']) {
      const log = openLog(new Date(date))
      log.recordSearch('fashion8', 'sofa', 5)
      await log.close()
    }
    expect(await read()).toEqual([
      '2026-08-22 fashion8 sofa: 1, 5, 0',
      '2026-11-20 fashion8 sofa: 1, 5, 0',
    ])
  })

  it('AD3 stops adding queries at the daily limit but keeps counting the existing ones', async () => {
    await database.pool.query(
      `INSERT INTO search_count (day, storefront, query, searches, results)
       SELECT '2026-11-20', 'fashion8', 'text ' || n, 1, 1 FROM generate_series(1, 5000) AS n`,
    )
    const log = openLog()
    log.recordSearch('fashion8', 'one more', 1)
    log.recordSearch('fashion8', 'text 7', 3)
    await log.close()
    const counts = await read()
    expect(counts).toHaveLength(5_000)
    expect(counts).toContain('2026-11-20 fashion8 text 7: 2, 3, 0')
  })
})

it('AD3 writes its counts every second, those of 2,000 queries at most', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const written: number[] = []
  const query = async (_: string, [days]: unknown[]) => {
    if (Array.isArray(days)) written.push(days.length)
    return { rows: [] }
  }
  const log = createSearchLog({ pool: { query } as never, log: { error: () => undefined } })
  for (let at = 0; at < 2_001; at += 1) log.recordSearch('fashion8', `text ${at}`, 1)
  await vi.advanceTimersByTimeAsync(999)
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(written).toEqual([2_000])
  log.recordSearch('fashion8', 'one', 1)
  log.recordSearch('fashion8', 'two', 1)
  await log.close()
  vi.useRealTimers()
  expect(written).toEqual([2_000, 2])
})
