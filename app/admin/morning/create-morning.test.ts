import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { SourceRow } from '#app/ingest/control/sources.ts'
import type { Click } from '#app/outbound/click.ts'
import type { Commission } from '#app/outbound/commissions/commission.ts'
import { saveCommissions } from '#app/outbound/commissions/save-commissions.server.ts'
import { insertClicks } from '#app/outbound/insert-clicks.server.ts'
import { makeClick } from '#app/outbound/testing.ts'
import { createRetailerSettings } from '#app/overrides/retailers/retailer-settings.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { createMorning } from './create-morning.server.ts'

const now = new Date('2026-03-30T08:00:00Z')
const hourMs = 3_600_000
const dayMs = 24 * hourMs

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.drop())

/** Adds `count` clicks at noon, `daysBefore` days before yesterday. */
async function addClicks(daysBefore: number, count: number, fields: Partial<Click> = {}) {
  const clickedAt = new Date(now.getTime() - (1 + daysBefore) * dayMs + 4 * hourMs)
  const clicks = Array.from({ length: count }, () => makeClick({ clickedAt, ...fields }))
  await insertClicks(database.pool, clicks, { error: fail })
  return clicks
}

function fail(): never {
  throw new Error('The database refused a click')
}

/** Adds a sale from a click, reported `hours` after the end of the click's day. */
async function addSale(
  click: Click,
  cents: number,
  hours: number,
  fields: Partial<Commission> = {},
) {
  const dayEnd = Math.ceil(click.clickedAt.getTime() / dayMs) * dayMs
  const sale: Commission = {
    ...{ network: 'skimlinks', recordId: click.subId, saleId: click.subId, revision: 1 },
    ...{ status: 'pending', isPaid: undefined, subId: click.subId, account: undefined },
    ...{ retailer: click.retailer, orderId: undefined, currency: 'USD', saleMinor: cents * 10 },
    ...{ commissionMinor: cents, article: undefined, items: undefined },
    ...{ happenedAt: click.clickedAt, reportedAt: new Date(dayEnd + hours * hourMs), ...fields },
  }
  await saveCommissions(database.pool, [sale], 'api')
}

function openMorning(sources: SourceRow[] = []) {
  return createMorning(database.pool, { fetchAll: async () => sources })(now)
}

async function getFigures() {
  const { figures } = await openMorning()
  return Object.fromEntries(figures.map(({ name, line, ...figure }) => [name, figure]))
}

describe('yesterday’s figures', () => {
  it('AD5 are compared with the 28-day median and its median absolute deviation', async () => {
    // The median of the 28 days is 114.5 clicks, and its median absolute deviation is 7.
    for (let day = 1; day <= 28; day += 1) await addClicks(day, 100 + day)
    await addClicks(0, 40)
    // Clicks by bots do not count; clicks that no network pays for do.
    await addClicks(0, 5, { visitor: 'bot' })
    await addClicks(0, 2, { network: 'none' })
    await addClicks(0, 3, { network: 'viglink' })
    expect(await getFigures()).toEqual({
      clicks: { value: 45, usual: { median: 114.5, low: 93.5, high: 135.5 } },
      earnings: { value: 0, usual: { median: 0, low: 0, high: 0 } },
      perClick: { value: 0, usual: { median: 0, low: 0, high: 0 } },
    })
  })

  it('AD5 are followed by the clicks since midnight UTC', async () => {
    await addClicks(0, 3)
    expect(await openMorning()).toMatchObject({ clicksToday: 0 })
    await addClicks(-1, 2)
    await addClicks(-1, 4, { visitor: 'bot' })
    expect(await openMorning()).toMatchObject({ clicksToday: 2 })
  })

  it('AD5 have a line of 28 days and yesterday, without days on which nobody clicked', async () => {
    for (const day of [29, 28, 3, 1]) await addClicks(day, day)
    const [click] = await addClicks(0, 2)
    if (click) await addSale(click, 400, 2)
    const lines = Object.fromEntries(
      (await openMorning()).figures.map(({ name, line }) => [name, line]),
    )
    const between = Array.from({ length: 24 }, () => null)
    expect(lines).toEqual({
      clicks: [28, ...between, 3, null, 1, 2],
      earnings: [0, ...between, 0, null, 0, 400],
      perClick: [0, ...between, 0, null, 0, 200],
    })
  })

  it('AD5 have no usual range with fewer than 14 days of clicks, and none per click without any', async () => {
    for (let day = 1; day <= 13; day += 1) await addClicks(day, 1)
    expect(await getFigures()).toEqual({
      ...{ clicks: { value: 0 }, earnings: { value: 0 }, perClick: { value: null } },
    })
  })

  it('AD5 count each day’s sales as reported by the next morning', async () => {
    for (let day = 1; day <= 28; day += 1) {
      const [first, second] = await addClicks(day, 2)
      if (first) await addSale(first, 300, 7)
      // The sale is reported nine hours into the next day, too late to count.
      if (second) await addSale(second, 5_000, 9)
    }
    const [click] = await addClicks(0, 2)
    if (click) await addSale(click, 400, 2)
    expect(await getFigures()).toMatchObject({
      earnings: { value: 400, usual: { median: 300 } },
      perClick: { value: 200, usual: { median: 150 } },
    })
  })

  it('AD5 count only the last revision of a sale, and exclude reversed sales and sales credited to other websites', async () => {
    const [changed, reversed, foreign] = await addClicks(0, 3)
    if (!changed || !reversed || !foreign) throw new Error('There are three clicks')
    await addSale(changed, 100, 1)
    await addSale(changed, 250, 2, { revision: 2 })
    await addSale(reversed, 900, 1, { status: 'reversed' })
    await database.pool.query(
      `INSERT INTO affiliate_account (network, storefront, account)
       VALUES ('skimlinks', 'fashion8', 'ours'), ('skimlinks', 'fashion8', 'ours before')`,
    )
    await addSale(foreign, 700, 1, { account: 'theirs' })
    expect(await getFigures()).toMatchObject({ earnings: { value: 250 } })
    const [own] = await addClicks(0, 1)
    if (own) await addSale(own, 50, 1, { account: 'ours before' })
    expect(await getFigures()).toMatchObject({ earnings: { value: 300 } })
  })
})

describe('the operators’ tasks', () => {
  it('AD5 are empty when nothing needs attention', async () => {
    expect(await openMorning()).toMatchObject({
      ...{ sources: [], dead: { offers: 0, clicks: 0 }, mismatches: [], silent: [], reports: [] },
      unpaid: { count: 0, commissionUsdCents: 0 },
    })
  })

  it('AD5 include sources that need an operator’s attention', async () => {
    const well: SourceRow = { ...{ scope: 's', name: 'style', title: 'Style' }, trouble: undefined }
    const late: SourceRow = { ...{ scope: 'c', name: 'cj', title: 'CJ' }, trouble: 'late' }
    expect((await openMorning([well, late])).sources).toEqual([late])
  })

  it('AD5 include dead offers of current products that nobody has dismissed', async () => {
    await createStore(database.pool).upsertProducts(
      's',
      ['1', '2', '3', '4'].map(id => makeProduct(id)),
    )
    const setState = (id: string, state: string, dismissedAt: Date | null = null) =>
      database.pool.query(
        `INSERT INTO link_health (source, product_id, retailer, state, since, checked_at, dismissed_at)
         VALUES ('s', $1, 'Brightwater', $2, $3, $3, $4)`,
        [id, state, now, dismissedAt],
      )
    await setState('1', 'dead')
    await setState('2', 'dead', now)
    await setState('3', 'price differs')
    await setState('no longer sold', 'dead')
    await addClicks(0, 3, { productId: '1' })
    await addClicks(9, 2, { productId: '1' })
    expect((await openMorning()).dead).toEqual({ offers: 1, clicks: 3 })
  })

  it('AD5 include recent sales that do not match a click', async () => {
    const stranger = makeClick({ clickedAt: new Date(now.getTime() - dayMs) })
    await addSale(stranger, 120, 1)
    await addSale(makeClick({ clickedAt: new Date(now.getTime() - 10 * dayMs) }), 990, 1)
    expect((await openMorning()).mismatches).toEqual([
      { state: 'sale without click', count: 1, commissionUsdCents: 120 },
    ])
  })

  it('AD5 include recent sales credited to another website or with a different price', async () => {
    const [foreign, dear] = await addClicks(0, 2, { priceMinor: 1_000, currency: 'USD' })
    if (!foreign || !dear) throw new Error('There are two clicks')
    await database.pool.query(`INSERT INTO affiliate_account VALUES ('skimlinks', $1, 'ours')`, [
      foreign.storefront,
    ])
    await addSale(foreign, 100, 1, { account: 'theirs' })
    await addSale(dear, 300, 1, { items: 1 })
    expect((await openMorning()).mismatches).toEqual([
      { state: 'wrong storefront', count: 1, commissionUsdCents: 100 },
      { state: 'amount differs', count: 1, commissionUsdCents: 300 },
    ])
  })

  it('AD5 include sales from the last year that networks have not paid after 90 days', async () => {
    const [late, lately, paid, unknown] = [
      ...(await addClicks(120, 1)),
      ...(await addClicks(80, 1)),
      ...(await addClicks(200, 2)),
    ]
    const [tooOld] = await addClicks(400, 1)
    if (!late || !lately || !paid || !unknown || !tooOld) throw new Error('There are five clicks')
    await addSale(late, 700, 1, { status: 'confirmed', isPaid: false })
    await addSale(lately, 50, 1, { status: 'confirmed', isPaid: false })
    await addSale(paid, 90, 1, { status: 'confirmed', isPaid: true })
    await addSale(unknown, 60, 1, { status: 'confirmed' })
    await addSale(tooOld, 80, 1, { status: 'confirmed', isPaid: false })
    expect((await openMorning()).unpaid).toEqual({ count: 1, commissionUsdCents: 700 })
  })

  it('AD5 include retailers whose sales have stopped, with the key of their row', async () => {
    const retailer = 'Corso Moda Shop'
    for (let day = 100; day > 3; day -= 1) {
      // The list is cached for ten minutes, so its period ends today.
      const clickedAt = new Date(Date.now() - day * dayMs)
      const [first] = await addClicks(0, 10, { retailer, clickedAt })
      if (first && day > 60) await addSale(first, 100, 1)
    }
    const sources = { fetchAll: async () => [] }
    const { silent } = await createMorning(database.pool, sources)()
    expect(silent).toMatchObject([{ retailer, key: 'corsomodashop' }])
    const merged = { ...createRetailerSettings('corsomodashop', 'Corso'), alsoKeys: ['uomo'] }
    const { silent: shown } = await createMorning(database.pool, sources, () => [merged])()
    expect(shown).toMatchObject([{ retailer: 'Corso', key: 'corsomodashop' }])
    expect(silent[0]?.expectedSales).toBeGreaterThan(12)
  })

  it('AD5 include networks whose report failed or has missing days', async () => {
    await database.pool.query(
      `INSERT INTO commission_reading (network, read_until, finished_at, error, missing_from,
         missing_until)
       VALUES ('cj', $1, $1, 'status 401', NULL, NULL), ('rakuten', $1, $1, NULL, $1, $1),
         ('skimlinks', $1, $1, NULL, NULL, NULL)`,
      [now],
    )
    expect((await openMorning()).reports).toMatchObject([
      { network: 'cj', error: 'status 401' },
      { network: 'rakuten', missing: { from: now } },
    ])
  })

  it('AD5 include emails that have waited for an hour, with the reason', async () => {
    await database.pool.query(
      `INSERT INTO users (id, email, name) VALUES ('ann', 'ann@example.com', 'Ann')`,
    )
    await database.pool.query(
      `INSERT INTO mail_outbox (mail_key, user_id, storefront, created_at, settled_at, last_error)
       SELECT key, 'ann', 'fashion8', $1::timestamptz - minutes * interval '1 minute', settled, error
       FROM (VALUES ('a', 90, NULL::timestamptz, 'refused'), ('b', 70, NULL, NULL), ('c', 30, NULL, 'new'),
         ('d', 200, $1, 'sent later')) AS mail (key, minutes, settled, error)`,
      [now],
    )
    expect((await openMorning()).mails).toEqual({ count: 2, error: 'refused' })
  })
})
