import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAlertStore } from '#app/accounts/alerts/alert-store.server.ts'
import { createSavedStore } from '#app/accounts/saved/saved-store.server.ts'
import { createSearchStore } from '#app/accounts/searches/search-store.server.ts'
import { insertTestUser } from '#app/accounts/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { getUsdRates, setUsdRates, toUsdCents } from '#app/domain/currency.ts'
import { toOffer } from '#app/domain/offer.ts'
import { builtInRatesDay } from '#app/domain/usd-rates.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import { convertStoredPrices } from '#app/ingest/rates/convert-stored-prices.server.ts'
import { renewRates } from '#app/ingest/rates/renew-rates.server.ts'
import { runSync } from '#app/ingest/sync.server.ts'
import { makeEcbRates } from '#app/ingest/testing/ecb-rates.ts'
import { compareWithOthers } from '#app/pages/browser/compared-offers.ts'
import { toProductPage } from '#app/pages/product-page.ts'
import { fetchPriceSteps } from '#app/store/price-history/price-steps.server.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { loadUsdRates } from '#app/store/usd-rates.server.ts'
import { createTestAlerts, type TestAlerts } from './testing/alert-jobs.ts'
import { childEnvironment } from './testing/child-environment.ts'

const now = new Date('2026-11-26T12:00:00Z')
/** The euro falls from 1.087 to 0.87 dollars, so prices in euros fall by 20 % in dollars. */
const weakEuro = makeEcbRates('2026-11-25', { USD: 0.87 })

let database: TestDatabase
let store: Store
let alerts: TestAlerts
let folder: string
let server: Server
let served = { status: 200, text: '' }
beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
  folder = await mkdtemp(join(tmpdir(), 'rates-'))
  server = createServer((_, response) => response.writeHead(served.status).end(served.text))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(async () => {
  await database.empty()
  await loadUsdRates(database.pool)
  alerts = createTestAlerts(database)
  return () => alerts.close()
})
afterAll(async () => {
  setUsdRates(undefined)
  server.close()
  await rm(folder, { recursive: true })
  await database.drop()
})

async function renew(text: string) {
  const path = join(folder, 'rates.xml')
  await writeFile(path, text)
  return renewRates(database.pool, path, { now })
}
const put = (id: string, price: number, currency: 'EUR' | 'USD' = 'EUR') =>
  store.upsertProducts('s', [makeProduct(id, { price, currency })])
const find = async (id: string) => {
  const found = await store.findProduct('s', id)
  if (found === undefined) throw new Error(`There is no product ${id}`)
  return found.product
}
const query = async (sql: string) => (await database.pool.query(sql)).rows

describe('exchange rates', () => {
  it('PR4 are the built-in ones of a known day until others are stored', () => {
    expect(getUsdRates().day).toBe(builtInRatesDay)
  })

  it('PR4 convert the prices of all stored products that are not in dollars', async () => {
    await put('euro', 10_000)
    await put('dollar', 10_000, 'USD')
    const [before] = await query('SELECT max(changed_at)::int AS change FROM product')
    expect(await renew(weakEuro)).toMatchObject({ isNew: true, rates: { day: '2026-11-25' } })
    expect(await convertStoredPrices(database.pool)).toBe(1)
    expect(await convertStoredPrices(database.pool)).toBe(0)
    expect((await find('euro')).converted?.price).toMatchObject({
      price: 8_700,
      priceLabel: '$87.00',
    })
    expect(
      await query(`SELECT id, usd_cents AS cents FROM product WHERE changed_at > ${before.change}`),
    ).toEqual([{ id: 'euro', cents: 8_700 }])
    expect(toProductPage(await find('euro'), { now }).conversion).toBe(
      'Converted from EUR at rates of Nov 25.',
    )
    expect(toProductPage(await find('dollar'), { now }).conversion).toBeUndefined()
    const [euro, dollar] = [toOffer(await find('euro')), toOffer(await find('dollar'))]
    expect(compareWithOthers(dollar, [euro], { isGone: false }).ratesOf).toMatch(/^Nov 25/)
    expect(
      compareWithOthers(dollar, [{ ...dollar, id: 'b' }], { isGone: false }),
    ).not.toHaveProperty('ratesOf')
  })

  it('PR4 are read from a server, and the same ones again change nothing', async () => {
    served = { status: 200, text: weakEuro }
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/daily.xml`
    expect(await renewRates(database.pool, url, { now })).toMatchObject({ isNew: true })
    expect(await renewRates(database.pool, url, { now })).toMatchObject({ isNew: false })
    expect(await query('SELECT version FROM usd_rates')).toEqual([{ version: 1 }])
    served = { status: 503, text: 'later' }
    await expect(renewRates(database.pool, url, { now })).rejects.toThrow('responded with 503')
  })

  it('PR4 are read from a file by npm run rates, which converts all prices', async () => {
    await put('euro', 10_000)
    await writeFile(join(folder, 'day.xml'), weakEuro)
    const env = { ...childEnvironment, DATABASE_URL: database.url, INIT_CWD: folder }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['server/commands/rates-command.ts', 'day.xml'],
      { env },
    )
    expect(stdout).toBe('Rates of 2026-11-25 are in use.\nConverted the prices of 1 product.\n')
    expect(await query('SELECT usd_cents AS cents FROM product')).toEqual([{ cents: 8_700 }])
  })

  it.each([
    ['half a file', weakEuro.slice(0, 900)],
    ['a web page', '<html><body>Not found</body></html>'],
    ['rates a thousand times too high', makeEcbRates('2026-11-25', { USD: 1087 })],
  ])('PR4 stay as they are after %s', async (_, text) => {
    await put('euro', 10_000)
    await renew(weakEuro)
    await expect(renew(text)).rejects.toThrow()
    expect(await query('SELECT version FROM usd_rates')).toEqual([{ version: 1 }])
    expect(toUsdCents(10_000, 'EUR')).toBe(8_700)
    await expect(renewRates(database.pool, join(folder, 'none.xml'))).rejects.toThrow(
      'there is no such file',
    )
  })

  it('PR4 apply to products that a sync writes, also when they change meanwhile', async () => {
    await renew(weakEuro)
    await convertStoredPrices(database.pool)
    setUsdRates(undefined)
    await runSync({
      connector: {
        source: 's',
        async *readAll() {
          const product = makeProduct('a', { currency: 'EUR', price: 10_000 })
          await renew(makeEcbRates('2026-11-26', { USD: 1 }))
          expect(await convertStoredPrices(database.pool)).toBe(0)
          yield { products: [product], rejected: [], cursor: '', expected: 1 }
        },
      },
      pool: database.pool,
      signal: new AbortController().signal,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    })
    expect(await query('SELECT usd_cents AS cents FROM product')).toEqual([{ cents: 8_700 }])
    expect(await convertStoredPrices(database.pool)).toBe(1)
    expect(await query('SELECT usd_cents AS cents FROM product')).toEqual([{ cents: 10_000 }])
  })
})

describe('a change of exchange rates', () => {
  async function setUp(belowCents?: number) {
    const user = await insertTestUser(database.pool)
    await put('euro', 10_000)
    const wish = { kind: 'drop', ...(belowCents === undefined ? {} : { belowCents }) } as const
    await createAlertStore(database.pool).set(user.id, 'shop', { source: 's', id: 'euro' }, wish)
    const saved = createSavedStore(database.pool)
    await saved.save(user.id, await find('euro'))
    await alerts.jobs.runOnce()
    await renew(weakEuro)
    await convertStoredPrices(database.pool)
    await alerts.jobs.runOnce()
    return user
  }

  it.each([undefined, 9_000])('SV4 sends no alert, at a target of %s either', async below => {
    await setUp(below)
    expect(alerts.mails).toEqual([])
  })

  it('SV4 hides no later drop, and lets no return of the rate be one', async () => {
    await setUp()
    await renew(makeEcbRates('2026-11-26'))
    await convertStoredPrices(database.pool)
    await alerts.jobs.runOnce()
    await renew(weakEuro.replace('2026-11-25', '2026-11-26'))
    await convertStoredPrices(database.pool)
    await alerts.jobs.runOnce()
    expect(alerts.mails).toEqual([])
    await put('euro', 9_000)
    await alerts.jobs.runOnce()
    expect(alerts.mails).toMatchObject([{ subject: expect.stringContaining('now $78.30') }])
  })

  it('SV2 is no drop of a saved product', async () => {
    await setUp()
    expect(
      await query('SELECT saved.usd_cents AS cents FROM saved JOIN product USING (source)'),
    ).toEqual([{ cents: 8_700 }])
  })

  it('SV5 finds nothing new for a search that the product was too expensive for', async () => {
    const matchAndRun = async () => {
      await matchOffers(database.pool)
      await alerts.jobs.runOnce()
    }
    await put('euro', 10_000)
    const user = await insertTestUser(database.pool)
    const search = { title: 'Under $90', query: 'price=-90' }
    expect(await createSearchStore(database.pool).save(user.id, 'shop', search)).toBe(true)
    await matchAndRun()
    await renew(weakEuro)
    await convertStoredPrices(database.pool)
    await matchAndRun()
    expect(alerts.mails).toEqual([])
    expect(await query('SELECT kind FROM alert_event')).toEqual([])
    await put('new', 10_000)
    await matchAndRun()
    expect(await query('SELECT kind FROM alert_event')).toEqual([{ kind: 'new' }])
  })

  it('PR4 PD9 is no drop and no new low in the price history', async () => {
    await setUp()
    const [{ number }] = await query('SELECT number FROM product')
    expect((await fetchPriceSteps(database.pool, [number])).get(number)).toHaveLength(1)
    expect(await query('SELECT dropped_cents FROM product')).toEqual([{ dropped_cents: null }])
    expect((await find('euro')).discountCheck).toBeUndefined()
  })

  it('PR4 leaves alone what a price change moves', async () => {
    const user = await setUp()
    await put('euro', 12_000)
    await put('euro', 6_000)
    expect(
      await query(`SELECT usd_cents AS cents FROM saved WHERE user_id = '${user.id}'`),
    ).toEqual([{ cents: 8_700 }])
  })
})
