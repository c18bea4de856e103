import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { trackingNetworks } from '#app/networks/all-networks.server.ts'
import { formatSubId } from '#app/networks/sub-id.ts'
import { insertClicks } from '../insert-clicks.server.ts'
import { makeClick } from '../testing.ts'
import { earningsDimensions, fetchEarnings } from './earnings.server.ts'
import { fetchStateCounts } from './reconcile.server.ts'
import { getLastDays, splitByMonth } from './report-period.ts'
import { saveCommissions } from './save-commissions.server.ts'
import { type SimulatedClick, saveClicks, simulateMonth } from './testing.ts'
import { fetchVisitors } from './visitors.server.ts'

const until = new Date('2026-07-15T00:00:00Z')
const year = { from: new Date('2025-07-16T00:00:00Z'), until }
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.drop())

async function fetchTotals() {
  const rows = await fetchEarnings(database.pool, 'retailer', year, until)
  return new Map(rows.map(({ name, clicks, sales }) => [name, { clicks, sales }]))
}

describe('counted clicks', () => {
  it('AD3 add up whole months and single days', async () => {
    const clicks = Array.from({ length: 400 }, (_, day): SimulatedClick => {
      const clickedAt = new Date(until.getTime() - (day + 0.5) * 24 * 3_600_000)
      return {
        ...{ clickedAt, storefront: 'a', network: 'cj', retailer: 'Corso', priceMinor: 100 },
        ...{ subId: formatSubId({ clickedAt, random: day }), currency: 'USD' },
      }
    })
    await saveClicks(database.pool, clicks)
    expect((await fetchTotals()).get('Corso')).toEqual({ clicks: 364, sales: 0 })
    const march = {
      from: new Date('2026-03-02T10:00:00Z'),
      until: new Date('2026-03-04T10:00:00Z'),
    }
    const [found] = await fetchEarnings(database.pool, 'retailer', march, until)
    expect(found?.clicks).toBe(3)
  })

  it('AD3 count a click once when several servers write it concurrently', async () => {
    const { clicks } = simulateMonth(2_000, 1, until)
    const parts = [clicks.slice(0, 1_000), clicks.slice(1_000), clicks.toReversed().slice(0, 1_000)]
    const results = await Promise.allSettled(parts.map(part => saveClicks(database.pool, part)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const total = [...(await fetchTotals()).values()].reduce((sum, each) => sum + each.clicks, 0)
    expect(total).toBe(2_000)
  })
})

describe('the reports and the ledger', () => {
  const day = new Date('2026-07-14T12:00:00Z')
  const kinds = trackingNetworks.flatMap((network, row) =>
    (['person', 'bot', 'prefetch'] as const).map((visitor, column) => ({
      ...{ network, visitor, copies: row + 1 + column * 20 },
    })),
  )
  const clicks = kinds.flatMap(({ network, visitor, copies }) =>
    Array.from({ length: copies }, (_, index) =>
      makeClick({
        ...{ network, visitor, storefront: `shop-${index % 3}`, retailer: `Retailer ${index % 7}` },
        clickedAt: new Date(day.getTime() - index * 5 * 24 * 3_600_000),
      }),
    ),
  )
  beforeEach(() => insertClicks(database.pool, clicks, { error: () => undefined }))

  const count = async (where: string) => {
    const text = `SELECT count(*)::int AS count FROM click WHERE clicked_at >= $1 AND ${where}`
    const { rows } = await database.pool.query<{ count: number }>(text, [year.from])
    return rows[0]?.count
  }

  it.each(earningsDimensions)('AD3 OU3 have the same total by %s', async dimension => {
    const rows = await fetchEarnings(database.pool, dimension, year, until)
    const total = rows.reduce((sum, each) => sum + each.clicks, 0)
    expect(total).toBe(await count(`visitor = 'person'`))
  })

  it('AD3 have the same clicks of each network, and of none', async () => {
    const rows = await fetchEarnings(database.pool, 'network', year, until)
    expect(rows.map(({ name }) => name).sort()).toEqual([...trackingNetworks].sort())
    for (const { name, clicks: counted } of rows)
      expect([name, counted]).toEqual([
        name,
        await count(`visitor = 'person' AND network = '${name}'`),
      ])
  })

  it('AD3 have the same rows by visitor, which add up to the whole ledger', async () => {
    const { person, bot, prefetch } = await fetchVisitors(database.pool, year)
    expect(person).toBe(await count(`visitor = 'person'`))
    expect(bot).toBe(await count(`visitor = 'bot'`))
    expect(prefetch).toBe(await count(`visitor = 'prefetch'`))
    expect(person + bot + prefetch).toBe(await count('true'))
  })

  it('OU4 expect sales only of clicks whose network reports them', async () => {
    const states = await fetchStateCounts(database.pool, year, until)
    expect(states.find(({ state }) => state === 'click without sale')?.count).toBe(
      await count(`visitor = 'person' AND network IN ('cj', 'rakuten', 'skimlinks')`),
    )
  })

  it('AD3 have the sale of a click that was taken for a bot’s', async () => {
    const [click] = simulateMonth(2_000, 1, until).commissions
    if (!click) throw new Error('The simulated month has no sale')
    const bot = {
      visitor: 'bot',
      retailer: 'Botley',
      network: click.network,
      clickedAt: day,
    } as const
    const sale = makeClick({ ...bot, subId: click.subId ?? '' })
    await insertClicks(database.pool, [sale], { error: () => undefined })
    await saveCommissions(database.pool, [click], 'api')
    const rows = await fetchEarnings(database.pool, 'retailer', year, until)
    expect(rows.find(({ name }) => name === 'Botley')).toMatchObject({ clicks: 0, sales: 1 })
  })
})

it('AD3 joins a sale to a click that is stored after the sale was reported', async () => {
  const month = simulateMonth(2_000, 1, until)
  await saveCommissions(database.pool, month.commissions, 'api')
  const early = await fetchStateCounts(database.pool, month, until)
  expect(early.filter(({ count }) => count > 0).map(({ state }) => state)).toEqual([
    'sale without click',
  ])
  await saveClicks(database.pool, month.clicks)
  const late = await fetchStateCounts(database.pool, month, until)
  expect(late.find(({ state }) => state === 'matched')?.count).toBeGreaterThan(30)
})

it('AD3 writes the same sales whether reports arrive at once or record by record', async () => {
  const month = simulateMonth(1_000, 1, until)
  await saveClicks(database.pool, month.clicks)
  const readSales = async () => (await database.pool.query('SELECT * FROM sale ORDER BY 1, 2')).rows
  for (const commission of month.commissions)
    await saveCommissions(database.pool, [commission], 'api')
  const gradual = await readSales()
  await database.pool.query('DELETE FROM sale')
  await database.pool.query(
    `SELECT write_sales(array_agg(network), array_agg(sale_id))
     FROM (SELECT DISTINCT network, sale_id FROM commission) AS existing`,
  )
  expect(await readSales()).toEqual(gradual)
})

describe('report periods', () => {
  it.each<[string, string, parts: string[], months: string[]]>([
    ['2026-03-01', '2026-04-01', [], ['2026-03-01 2026-04-01']],
    ['2026-03-02', '2026-03-31', ['2026-03-02 2026-03-31'], []],
    ['2026-02-15', '2026-03-15', ['2026-02-15 2026-03-15'], []],
    [
      '2025-12-31',
      '2026-03-02',
      ['2025-12-31 2026-01-01', '2026-03-01 2026-03-02'],
      ['2026-01-01 2026-03-01'],
    ],
  ])('AD3 from %s to %s consist of days and months', (from, end, days, months) => {
    const toText = (part: { from: Date; until: Date }) =>
      `${part.from.toISOString().slice(0, 10)} ${part.until.toISOString().slice(0, 10)}`
    const parts = splitByMonth({ from: new Date(from), until: new Date(end) })
    expect([parts.days.map(toText), parts.months.map(toText)]).toEqual([days, months])
  })

  it('AD3 include today when they cover seven days', () => {
    expect(getLastDays(7, new Date('2026-03-07T23:59:00Z'))).toEqual({
      from: new Date('2026-03-01T00:00:00Z'),
      until: new Date('2026-03-08T00:00:00Z'),
    })
  })
})
