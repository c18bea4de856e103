import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { getReport } from '#app/networks/all-networks.server.ts'
import { insertClicks } from '../insert-clicks.server.ts'
import { makeClick } from '../testing.ts'
import { fetchEarnings } from './earnings.server.ts'
import { fetchSalesOfClick } from './reconcile.server.ts'
import { saveAccounts } from './save-accounts.server.ts'
import { saveCommissions } from './save-commissions.server.ts'

const now = new Date('2026-03-20T00:00:00Z')
const clickedAt = new Date('2026-03-01T12:00:00Z')
const period = { from: new Date('2026-03-01T00:00:00Z'), until: now }

const networks = ['cj', 'rakuten', 'skimlinks'] as const
type Network = (typeof networks)[number]
type Fields = Record<string, unknown>

/** A record of a sale of $100 that earned $8, as each network's report has it. */
const records: Record<Network, (sale: string, subId: string, fields: Fields) => Fields> = {
  cj: (sale, shopperId, fields) => ({
    ...{ commissionId: sale, originalActionId: sale, actionStatus: 'new', shopperId },
    ...{ validationStatus: 'PENDING', advertiserName: 'Corso', websiteId: 'ours', orderId: sale },
    ...{ eventDate: '2026-03-01T13:00:00Z', postingDate: '2026-03-02T13:00:00Z' },
    ...{ saleAmountUsd: '100.00', pubCommissionAmountUsd: '8.00', coupon: null, items: null },
    ...fields,
  }),
  rakuten: (sale, u1, fields) => ({
    ...{ etransaction_id: sale, advertiser_id: 7, order_id: sale, sid: 'ours', u1 },
    ...{ sale_amount: 100, commissions: '8', currency: 'USD', transaction_type: 'batch' },
    ...{ transaction_date: '2026-03-01 13:00:00', process_date: '2026-03-02 13:00:00' },
    ...fields,
  }),
  skimlinks: (sale, custom_id, { basket, site = 'ours', custom = custom_id, ...fields }) => ({
    ...{ commission_id: sale, publisher_domain_id: site, click_details: { custom_id: custom } },
    transaction_details: {
      basket: { publisher_amount: '8', order_amount: '100', currency: 'USD', ...Object(basket) },
      ...{ status: 'active', payment_status: 'unpaid' },
      ...{ transaction_date: '2026-03-01 13:00:00', last_updated: '2026-03-02 13:00:00' },
      ...fields,
    },
  }),
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const accounts = networks.map(network => ({
    ...{ network, storefront: 'fashion8', account: 'ours' },
  }))
  await saveAccounts(database.pool, accounts)
})
afterAll(() => database.drop())

let count = 0

/** Stores a click and the records of its sale, one after another; returns what it has earned. */
async function earn(network: Network, rows: readonly Fields[]) {
  count += 1
  const retailer = `Retailer ${count}`
  const click = makeClick({ network, retailer, clickedAt, storefront: 'fashion8' })
  await insertClicks(database.pool, [click], { error: () => undefined })
  for (const row of rows) {
    const reading = getReport(network).format.normalize(
      records[network](`sale-${count}`, click.subId, row),
    )
    if ('fault' in reading) throw new Error(reading.fault.reason)
    await saveCommissions(database.pool, [{ network, ...reading.commission }], 'api')
  }
  const earnings = await fetchEarnings(database.pool, 'retailer', period, now)
  const sales = await fetchSalesOfClick(database.pool, click.subId, now)
  const { sales: counted = 0, commissionUsdCents = 0 } =
    earnings.find(({ name }) => name === retailer) ?? {}
  const states = sales.map(({ state, isPaid }) => (isPaid ? `${state}, paid` : state))
  return `${counted} for ${commissionUsdCents}: ${states.join('; ') || 'no sale'}`
}

const closed = { actionStatus: 'closed', validationStatus: 'ACCEPTED' }
const minus = (saleAmountUsd: string, pubCommissionAmountUsd: string) => ({
  ...{ commissionId: `correction-${count + 1}-${saleAmountUsd}`, original: false },
  ...{ saleAmountUsd, pubCommissionAmountUsd, actionStatus: 'corrected' },
})
const returned = (sale_amount: number, commissions: number) => ({
  ...{ sale_amount, commissions, etransaction_id: `return-${count + 1}-${sale_amount}` },
})
const later = { last_updated: '2026-03-09 08:00:00' }

type Case = [what: string, rows: Fields[], earned: string]

const cases: Record<Network, Case[]> = {
  cj: [
    ['a new commission', [{}], '1 for 800: matched'],
    ['an extended one', [{ actionStatus: 'extended' }], '1 for 800: matched'],
    ['a locked one', [{ actionStatus: 'locked' }], '1 for 800: matched'],
    ['a paid one', [closed], '1 for 800: matched, paid'],
    ['a declined one', [{ validationStatus: 'DECLINED' }], '0 for 0: reversed'],
    [
      'a declined one that is closed',
      [{ ...closed, validationStatus: 'declined' }],
      '0 for 0: reversed, paid',
    ],
    [
      'one that is declined later',
      [{}, { actionStatus: 'locked', validationStatus: 'DECLINED' }],
      '0 for 0: reversed',
    ],
    [
      'one that was declined by mistake',
      [{ validationStatus: 'DECLINED' }, closed],
      '1 for 800: matched, paid',
    ],
    ['an old file after a payment', [closed, {}], '1 for 800: matched, paid'],
    [
      'a decision and the older record after it',
      [{ validationStatus: 'DECLINED' }, {}],
      '0 for 0: reversed',
    ],
    [
      'a lock that is read after the payment',
      [closed, { actionStatus: 'locked', validationStatus: 'ACCEPTED' }],
      '1 for 800: matched, paid',
    ],
    [
      'an extension that is read after the lock',
      [
        { actionStatus: 'locked', validationStatus: 'DECLINED' },
        { actionStatus: 'extended', validationStatus: 'ACCEPTED' },
      ],
      '0 for 0: reversed',
    ],
    [
      'the first state that is read after the extension',
      [{ actionStatus: 'extended', pubCommissionAmountUsd: '5.00' }, {}],
      '1 for 500: matched',
    ],
    [
      'one declined record of two',
      [{}, { commissionId: 'declined', validationStatus: 'DECLINED' }],
      '1 for 800: matched',
    ],
    ['a corrected amount', [{}, { pubCommissionAmountUsd: '5.50' }], '1 for 550: matched'],
    ['a correction by a part', [{}, minus('-40.00', '-3.20')], '1 for 480: matched'],
    ['a correction of everything', [{}, minus('-100.00', '-8.00')], '0 for 0: reversed'],
    ['a correction of everything but a cent', [{}, minus('-100.00', '-7.99')], '0 for 0: reversed'],
    ['another website’s sale', [{ websiteId: 'theirs' }], '0 for 0: wrong storefront'],
    ['a sale without a website', [{ websiteId: null }], '1 for 800: matched'],
    ['a sale without our sub-id', [{ shopperId: null }], '0 for 0: no sale'],
    ['a sale of another system', [{ shopperId: 'card12' }], '0 for 0: no sale'],
  ],
  rakuten: [
    ['a realtime row', [{ transaction_type: 'realtime' }], '1 for 800: matched'],
    ['a batch row', [{}], '1 for 800: matched'],
    [
      'a batch row that replaces the realtime row',
      [{ transaction_type: 'realtime' }, { commissions: '7.5' }],
      '1 for 750: matched',
    ],
    [
      'a realtime row after the batch row',
      [{ commissions: '7.5' }, { transaction_type: 'realtime' }],
      '1 for 750: matched',
    ],
    [
      'two articles',
      [{}, { etransaction_id: 'second', sale_amount: 20, commissions: 1 }],
      '1 for 900: matched',
    ],
    ['a return of a part', [{}, returned(-25, -2)], '1 for 600: matched'],
    ['a return of everything', [{}, returned(-100, -8)], '0 for 0: reversed'],
    ['a return without its sale', [returned(-100, -8)], '0 for 0: reversed'],
    [
      'the same order at another advertiser',
      [{}, { etransaction_id: 'other', advertiser_id: 8 }],
      '2 for 1600: matched; matched',
    ],
    ['another website’s sale', [{ sid: 'theirs' }], '0 for 0: wrong storefront'],
    ['a sale without a website', [{ sid: '' }], '1 for 800: matched'],
    ['a sale in pounds', [{ currency: 'GBP' }], '1 for 1013: matched'],
    ['a sale without our sub-id', [{ u1: '' }], '0 for 0: no sale'],
  ],
  skimlinks: [
    ['an active commission', [{}], '1 for 800: matched'],
    ['a paid one', [{ payment_status: 'paid' }], '1 for 800: matched, paid'],
    [
      'one whose payment is written in capitals',
      [{ payment_status: 'PAID' }],
      '1 for 800: matched, paid',
    ],
    ['a cancelled one', [{ status: 'cancelled' }], '0 for 0: reversed'],
    ['a canceled one', [{ status: 'Canceled' }], '0 for 0: reversed'],
    ['one that is cancelled later', [{}, { status: 'cancelled', ...later }], '0 for 0: reversed'],
    [
      'an older state that is read later',
      [{ status: 'cancelled', ...later }, {}],
      '0 for 0: reversed',
    ],
    [
      'a changed amount',
      [{}, { basket: { publisher_amount: '6.01' }, ...later }],
      '1 for 601: matched',
    ],
    ['another website’s sale', [{ site: 'theirs' }], '0 for 0: wrong storefront'],
    ['a sale without a website', [{ site: null }], '1 for 800: matched'],
    ['a sale without our sub-id', [{ custom: null }], '0 for 0: no sale'],
  ],
}

describe.each(networks)('the report of %s', network => {
  it.each(cases[network])('OU4 earns with %s: %j', async (_, rows, earned) => {
    expect(await earn(network, rows)).toBe(earned)
  })
})
