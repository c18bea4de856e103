import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { fetchEarnings } from './earnings.server.ts'
import { fetchClicksWithoutSale, fetchSales, fetchStateCounts } from './reconcile.server.ts'
import { type SaleState, saleStates } from './sale-state.ts'
import { saveAccounts } from './save-accounts.server.ts'
import { saveCommissions } from './save-commissions.server.ts'
import { fetchSilentRetailers } from './silent-retailers.server.ts'
import { type SimulatedMonth, saveClicks, simulateMonth } from './testing.ts'

const now = new Date('2026-11-01T00:00:00Z')
const leaks = 40
let database: TestDatabase
let month: SimulatedMonth

beforeAll(async () => {
  database = await createTestDatabase()
  // The last click is more than 90 days old, so sales can be overdue.
  month = simulateMonth(100_000, leaks, new Date('2026-07-15T00:00:00Z'))
  await saveClicks(database.pool, month.clicks)
  await saveAccounts(database.pool, month.accounts)
  await saveCommissions(database.pool, month.commissions, 'api')
})
afterAll(() => database.drop())

function listTrue(state: SaleState): string[] {
  return [...month.truth].flatMap(([sale, its]) => (its === state ? sale : [])).sort()
}

describe('a month of 100,000 clicks', () => {
  it.each(saleStates.filter(state => state !== 'click without sale'))(
    'OU4 has exactly the sales that are %s',
    async state => {
      const planted = listTrue(state)
      expect(planted.length).toBeGreaterThanOrEqual(leaks)
      if (state !== 'matched') expect(planted).toHaveLength(leaks)
      const sales = await fetchSales(database.pool, state, month, { limit: 10_000, now })
      expect(sales.map(({ network, saleId }) => `${network} ${saleId}`).sort()).toEqual(planted)
    },
  )

  it('OU4 yields exactly the retailers whose clicks should have led to sales but did not', async () => {
    expect(month.silent.size).toBe(leaks)
    const reported = new Date(month.until.getTime() + 3 * 24 * 3_600_000)
    const silent = await fetchSilentRetailers(database.pool, reported)
    expect(new Set(silent.map(({ retailer }) => retailer))).toEqual(month.silent)
    expect(silent).toHaveLength(leaks)
  })

  it('OU4 contains every click without a sale, and no others', async () => {
    const clicks = await fetchClicksWithoutSale(database.pool, month, { limit: 200_000 })
    const found = new Set(clicks.map(({ subId }) => subId))
    const sold = new Set(month.commissions.map(({ subId }) => subId))
    expect([...found].filter(subId => sold.has(subId))).toEqual([])
    const unsold = month.clicks.filter(({ subId }) => !sold.has(subId))
    expect(found.size).toBe(unsold.length)
  })

  it('OU4 counts each sale and each click once', async () => {
    const counts = await fetchStateCounts(database.pool, month, now)
    const total = counts
      .filter(({ state }) => state !== 'click without sale')
      .reduce((sum, { count }) => sum + count, 0)
    expect(total).toBe(month.truth.size)
    expect(counts.map(({ state }) => state)).toEqual(saleStates)
  })

  it('OU4 earns the same total in every dimension', async () => {
    const sums = []
    for (const dimension of ['retailer', 'page', 'storefront', 'day'] as const) {
      const rows = await fetchEarnings(database.pool, dimension, month, now)
      sums.push({
        clicks: rows.reduce((sum, { clicks }) => sum + clicks, 0),
        cents: rows.reduce((sum, { commissionUsdCents }) => sum + commissionUsdCents, 0),
      })
    }
    expect(new Set(sums.map(sum => JSON.stringify(sum))).size).toBe(1)
    expect(sums[0]?.clicks).toBe(100_000)
    expect(sums[0]?.cents).toBeGreaterThan(0)
  })

  it('OU4 changes nothing when the same reports are read again', async () => {
    const before = await fetchStateCounts(database.pool, month, now)
    expect(await saveCommissions(database.pool, month.commissions, 'api')).toBe(0)
    expect(await saveCommissions(database.pool, month.commissions.toReversed(), 'file')).toBe(0)
    expect(await fetchStateCounts(database.pool, month, now)).toEqual(before)
  })

  it('OU4 keeps every record: nothing is changed or deleted', async () => {
    await expect(database.pool.query('UPDATE commission SET sale_minor = 1')).rejects.toThrow(
      'only ever added',
    )
    await expect(database.pool.query('DELETE FROM commission')).rejects.toThrow('only ever added')
  })
})
