import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { fetchClickStory } from './click-story.server.ts'
import type { SaleState } from './sale-state.ts'
import { saveAccounts } from './save-accounts.server.ts'
import { saveCommissions } from './save-commissions.server.ts'
import { type SimulatedMonth, saveClicks, simulateMonth } from './testing.ts'

let database: TestDatabase
let month: SimulatedMonth

beforeAll(async () => {
  database = await createTestDatabase()
  month = simulateMonth(3_000, 4, new Date('2026-07-15T00:00:00Z'))
  await saveClicks(database.pool, month.clicks)
  await saveAccounts(database.pool, month.accounts)
  await saveCommissions(database.pool, month.commissions, 'api')
})
afterAll(() => database.drop())

function findSold(state: SaleState): string {
  const sold = month.commissions.find(
    ({ network, saleId, subId }) => subId && month.truth.get(`${network} ${saleId}`) === state,
  )
  if (!sold?.subId) throw new Error(`No sale is ${state}.`)
  return sold.subId
}

describe('the history of a click', () => {
  it.each(['matched', 'reversed', 'unpaid'] as const)(
    'AD3 includes the click, its records and a sale that is %s',
    async state => {
      const subId = findSold(state)
      const story = await fetchClickStory(database.pool, subId)
      expect(story?.click).toMatchObject({
        subId,
        visitor: 'person',
        destinationHost: 'shop.example',
      })
      expect(story?.sales.map(sale => sale.state)).toEqual([state])
      const reported = month.commissions.filter(commission => commission.subId === subId)
      expect(story?.records).toHaveLength(reported.length)
    },
  )

  it('AD3 includes only the click if there was no sale', async () => {
    const sold = new Set(month.commissions.map(({ subId }) => subId))
    const { subId = '' } = month.clicks.find(click => !sold.has(click.subId)) ?? {}
    const story = await fetchClickStory(database.pool, subId)
    expect(story).toMatchObject({ click: { subId }, sales: [], records: [] })
  })

  it('AD3 does not exist for an unknown sub-id', async () => {
    expect(await fetchClickStory(database.pool, 's0')).toBeUndefined()
  })
})
