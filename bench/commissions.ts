import { fetchEarnings } from '#app/outbound/commissions/earnings.server.ts'
import {
  fetchClicksWithoutSale,
  fetchSales,
  fetchStateCounts,
} from '#app/outbound/commissions/reconcile.server.ts'
import { saleStates } from '#app/outbound/commissions/sale-state.ts'
import { saveAccounts } from '#app/outbound/commissions/save-accounts.server.ts'
import { saveCommissions } from '#app/outbound/commissions/save-commissions.server.ts'
import { fetchSilentRetailers } from '#app/outbound/commissions/silent-retailers.server.ts'
import { saveClicks, simulateMonth } from '#app/outbound/commissions/testing.ts'
import { withBenchDatabase } from './bench-database.ts'

// Reconciles a simulated month of clicks with the reports of three networks. The bench
// plants losses of every kind and checks that our reports find all of them and nothing else.
const clicks = Number(process.argv[2] ?? 100_000)
const leaks = Number(process.argv[3] ?? 40)
const now = new Date('2026-11-01T00:00:00Z')

await withBenchDatabase('commissions', async pool => {
  const month = await time('simulate', async () =>
    simulateMonth(clicks, leaks, new Date('2026-07-15T00:00:00Z')),
  )
  await time('store the clicks', () => saveClicks(pool, month.clicks))
  await saveAccounts(pool, month.accounts)
  await time(`store ${month.commissions.length} records`, () =>
    saveCommissions(pool, month.commissions, 'api'),
  )
  await time('store them again', () => saveCommissions(pool, month.commissions, 'api'))
  const counts = await time('count every state', () => fetchStateCounts(pool, month, now))
  await time('earnings by retailer', () => fetchEarnings(pool, 'retailer', month, now))
  for (const state of saleStates.filter(each => each !== 'click without sale')) {
    const options = { limit: clicks, now }
    const found = await time(state, () => fetchSales(pool, state, month, options))
    const missed = [...month.truth].filter(([, its]) => its === state).length
    const wrong = found.filter(
      ({ network, saleId }) => month.truth.get(`${network} ${saleId}`) !== state,
    )
    console.log(`  planted ${missed}, found ${found.length - wrong.length}, false ${wrong.length}`)
  }
  const unsold = await time('click without sale', () =>
    fetchClicksWithoutSale(pool, month, { limit: clicks }),
  )
  console.log(`  ${unsold.length} clicks`)
  const reported = new Date(month.until.getTime() + 3 * 24 * 3_600_000)
  const silent = await time('silent retailers', () => fetchSilentRetailers(pool, reported))
  const found = silent.filter(({ retailer }) => month.silent.has(retailer)).length
  console.log(`  planted ${month.silent.size}, found ${found}, false ${silent.length - found}`)
  console.log(counts.map(({ state, count }) => `${state}: ${count}`).join(', '))
})

async function time<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const result = await work()
  console.log(`${what.padEnd(24)} ${((performance.now() - startedAt) / 1000).toFixed(2)} s`)
  return result
}
