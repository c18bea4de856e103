import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { fetchSilentRetailers } from './silent-retailers.server.ts'

const now = new Date('2026-11-01T00:00:00Z')
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.drop())

/**
 * Saves one click per hour from `from` to `until` hours ago; every `soldEvery`th leads to a sale.
 */
async function click(
  retailer: string,
  [from, until]: [number, number],
  { soldEvery = 0, visitor = 'person' } = {},
): Promise<void> {
  await database.pool.query(
    `INSERT INTO click (clicked_at, storefront, source, product_id, retailer, price_minor, currency,
       page, sub_id, device, visitor, network, destination_host)
     SELECT $1::timestamptz - make_interval(hours => hour), 'a', 'c', '1', $2, 100, 'USD', 'list',
       $2 || '-' || $5 || hour, 'phone', $5, 'cj', 'shop.example'
     FROM generate_series($4::int, $3::int) AS hour`,
    [now, retailer, from, until, visitor],
  )
  if (soldEvery === 0) return
  await database.pool.query(
    `INSERT INTO commission (network, record_id, sale_id, revision, status, sub_id, retailer, currency,
       sale_minor, commission_minor, sale_usd_cents, commission_usd_cents, happened_at, reported_at,
       origin, fingerprint)
     SELECT 'cj', sub_id, sub_id, 1, 'reversed', sub_id, 'x', 'USD', 100, 8, 100, 8, clicked_at,
       clicked_at, 'api', gen_random_uuid()
     FROM (SELECT *, row_number() OVER (ORDER BY clicked_at) AS turn FROM click WHERE retailer = $1) AS clicked
     WHERE turn % $2 = 0`,
    [retailer, soldEvery],
  )
}

const names = async () =>
  (await fetchSilentRetailers(database.pool, now)).map(({ retailer }) => retailer)

describe('fetchSilentRetailers', () => {
  it('OU4 finds a retailer whose sales have stopped, and the time when they stopped', async () => {
    await click('Stopped', [1_600, 801], { soldEvery: 20 })
    await click('Stopped', [800, 73])
    const [found, ...others] = await fetchSilentRetailers(database.pool, now)
    expect(others).toEqual([])
    expect(found).toMatchObject({ retailer: 'Stopped', network: 'cj', clicks: 728 })
    expect(found?.expectedSales).toBeCloseTo((728 * 40) / 1_528, 5)
    expect(found?.since).toEqual(new Date(now.getTime() - 800 * 3_600_000))
  })

  it('OU4 compares a retailer without sales with the other retailers at its network', async () => {
    await click('Selling', [1_500, 100], { soldEvery: 50 })
    await click('Never sold', [900, 100])
    expect(await names()).toEqual(['Never sold'])
  })

  it.each<[why: string, hours: [number, number], options?: object]>([
    ['has too few clicks to expect a sale', [600, 100]],
    ['was clicked too recently for sales to be reported', [71, 1]],
    ['was clicked by bots', [3_000, 100], { visitor: 'bot' }],
    ['still sells, but rarely', [4_000, 100], { soldEvery: 900 }],
  ])('OU4 leaves out a retailer that %s', async (_, hours, options) => {
    await click('Selling', [1_500, 100], { soldEvery: 50 })
    await click('Other', hours, options)
    expect(await names()).toEqual([])
  })
})
