import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provideService } from '#app/context/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { User } from '#app/domain/user.ts'
import { importReport } from '#app/outbound/commissions/import-report.server.ts'
import type { SilentRetailer } from '#app/outbound/commissions/silent-retailers.server.ts'
import type { OutboundReports } from '#app/outbound/outbound-reports.ts'
import { setVisitor } from '../testing.ts'
import * as csv from './clicks-csv-route.ts'
import * as page from './clicks-route.tsx'
import { ClicksView } from './clicks-view.tsx'

const silent: SilentRetailer = {
  ...{ retailer: 'Northquay', network: 'cj', clicks: 640, expectedSales: 12.8 },
  since: new Date('2026-03-01T08:00:00Z'),
}

function createContext(role: User['role'] | undefined) {
  const reports: OutboundReports = {
    fetchStates: async () => [
      { state: 'unpaid', count: 2, commissionUsdCents: 1_050 },
      { state: 'reversed', count: 1, commissionUsdCents: 300 },
      { state: 'sale without click', count: 4, commissionUsdCents: 123_450 },
    ],
    fetchSales: async () => [],
    fetchClicksWithoutSale: async () => [],
    fetchClickStory: async () => undefined,
    fetchEarnings: async () => [
      { name: '=cmd()', clicks: 40, sales: 2, commissionUsdCents: 1_000, perClick: 25 },
      { name: 'Brightwater', clicks: 10, sales: 0, commissionUsdCents: 0, perClick: 0 },
    ],
    fetchVisitors: async () => ({ person: 50, bot: 1_200, prefetch: 1 }),
    fetchSilentRetailers: async () => [silent],
    fetchReadings: async () => [],
    importReport: (text, report) => importReport(database.pool, text, report),
    fetchTroubles: async () => [],
    decideOnLink: async () => false,
  }
  const context = new RouterContextProvider()
  provideService(context, 'reports', reports)
  setVisitor(context, role)
  return { context }
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const url = 'https://shop.example/admin/clicks?by=retailer&days=7'
const toArgs = (context: RouterContextProvider, init?: RequestInit) =>
  ({ context, params: {}, request: new Request(url, init), unstable_pattern: '' }) as never

describe.each([
  ['/admin/clicks', page.middleware],
  ['/admin/clicks.csv', csv.middleware],
])('%s', (_, [guard]) => {
  it.each([undefined, 'shopper'] as const)('OU4 does not exist for %s', role => {
    const { context } = createContext(role)
    const ask = () => guard?.(toArgs(context), async () => new Response('secret'))
    expect(ask).toThrow(expect.objectContaining({ init: { status: 404 } }))
  })

  it('OU4 responds to an operator', async () => {
    const { context } = createContext('admin')
    const answer = await guard?.(toArgs(context), async () => new Response('figures'))
    expect(await (answer as Response).text()).toBe('figures')
  })
})

describe('the clicks page', () => {
  it('OU4 shows figures as text beside proportional bars', async () => {
    const { page: shown } = await page.loader(toArgs(createContext('admin').context))
    expect(shown.rows.map(({ clicks, share }) => [clicks, share])).toEqual([
      [40, 1],
      [10, 0.25],
    ])
    expect(shown.rows[0]).toMatchObject({ commission: '$10.00', perClick: '$0.25' })
    expect(shown.states[0]).toMatchObject({ state: 'unpaid', commission: '$10.50', hasList: true })
  })

  it('OU4 AD3 renders tables with captions and links each state to its sales', async () => {
    const data = await page.loader(toArgs(createContext('admin').context))
    const Stub = createRoutesStub([{ path: '/', Component: () => createElement(ClicksView, data) }])
    const html = renderToString(createElement(Stub, { initialEntries: ['/'] }))
    expect(html).toContain('Clicks by retailer, last 7 days, bots excluded')
    expect(html).toContain('Northquay')
    expect(html).toContain(
      'Not counted: <!-- -->1 reversed sale ($3.00); 0 sales credited to another storefront’s ' +
        'website; 4 sales from none of our clicks ($1,234.50); 1,200 clicks by bots; 1 prefetch',
    )
    expect(html).toContain('Clicks without the usual sales')
    expect(html).toContain('href="/admin/clicks?days=7&amp;by=retailer&amp;state=unpaid"')
  })
})

describe('an uploaded report', () => {
  const header =
    'Commission ID,Original Action ID,Action Status,Validation Status,Event Date,Posting Date,Advertiser Name,Website ID,Order ID,SID,Sale Amount (USD),Publisher Commission (USD)'
  const row =
    '1,a1,locked,ACCEPTED,2026-03-01T10:00:00Z,2026-03-02T09:00:00Z,Brightwater,3000003,o1,,62.30,4.98'
  const csv = `${header}\n${row}`

  async function upload(
    text: string,
    fields: Record<string, string> = {},
    role: User['role'] = 'admin',
  ) {
    const body = new FormData()
    body.set('report', new File([text], 'report.csv'))
    for (const [name, value] of Object.entries({ network: 'cj', ...fields })) body.set(name, value)
    const headers = { Origin: 'https://shop.example' }
    const args = toArgs(createContext(role).context, { method: 'POST', headers, body })
    return page.action(args).then(
      answer => ({ status: answer.init?.status, ...answer.data }),
      (error: { init: ResponseInit }) => ({ status: error.init.status }),
    )
  }
  const query = async (text: string) => (await database.pool.query(text)).rows

  it('OU4 AD4 is stored once, clears the missing days, and is in the audit log', async () => {
    await query(
      `INSERT INTO commission_reading (network, read_until, finished_at, missing_from, missing_until)
       VALUES ('cj', now(), now(), '2026-03-01', '2026-03-04')`,
    )
    expect(await upload(csv)).toMatchObject({ status: 200, faults: [] })
    expect(await query('SELECT origin FROM commission')).toEqual([{ origin: 'file' }])
    const missing = `SELECT missing_from IS NOT NULL AS missing FROM commission_reading`
    expect(await query(missing)).toEqual([{ missing: true }])
    expect(await upload(csv, { covers: '1' })).toMatchObject({
      ...{ status: 200, added: '1 row read, 0 of them new or changed. 0 rows left out.' },
    })
    expect(await query(missing)).toEqual([{ missing: false }])
    expect(
      await query(`SELECT actor, action, subject, after ->> 'added' AS added FROM audit_entry`),
    ).toMatchObject([
      { actor: 'ann@example.com', action: 'imported commission report', subject: 'cj', added: '1' },
      { actor: 'ann@example.com', added: '0' },
    ])
  })

  it.each([
    ['.', '2', '123'],
    [',', '3', '123400'],
  ])('OU4 is read with the decimal mark that the operator names: %s', async (decimal, id, sale) => {
    const amounts = '"1.234","0.555"'
    const text = row.replace('1,a1', `${id},a${id}`).replace('62.30,4.98', amounts)
    const answer = await upload(`${header}\n${text}`, { decimal })
    expect(answer).toMatchObject({ status: 200, faults: [] })
    const stored = await query(
      `SELECT sale_minor AS sale FROM commission WHERE record_id = '${id}'`,
    )
    expect(stored).toEqual([{ sale }])
  })

  it.each([20, 21])('OU4 lists at most 20 unusable rows: %i', async count => {
    // A file in which most rows are unusable is refused as a whole.
    const good = Array.from({ length: 50 }, (_, at) => row.replace('1,a1', `5${at},c${at}`))
    const bad = Array.from({ length: count }, (_, at) =>
      row.replace('1,a1', `9${at},b${at}`).replace('2026-03-01T10:00:00Z', 'soon'),
    )
    const answer = await upload([header, ...good, ...bad].join('\n'))
    expect(answer).toHaveProperty('faults.length', 20)
    expect(answer).toMatchObject({ added: expect.stringContaining(`${count} rows left out.`) })
  })

  it.each<[string, string, Record<string, string>, string]>([
    ['without a file', '', {}, 'Choose a CSV file.'],
    ['of an unknown network', csv, { network: 'awin' }, 'Choose the network'],
    ['with unknown decimals', csv, { decimal: 'x' }, 'Choose how the file'],
    ['without a known column', 'a,b\n1,2', {}, ''],
  ])('OU4 is refused %s', async (_, text, fields, reason) => {
    const before = await query('SELECT count(*) FROM commission')
    const answer = await upload(text, fields)
    expect(answer).toMatchObject({ status: 400, error: expect.stringContaining(reason) })
    expect(await query('SELECT count(*) FROM commission')).toEqual(before)
  })

  it('OU4 does not exist for shoppers', async () => {
    expect(await upload(csv, {}, 'shopper')).toEqual({ status: 404 })
  })
})

it('OU4 AD3 escapes formulas in the exported table', async () => {
  const answer = await csv.loader(toArgs(createContext('admin').context))
  expect(answer.headers.get('Content-Disposition')).toContain('clicks-retailer-7-days.csv')
  expect(await answer.text()).toContain("\r\n'=cmd(),40,2,1000,25\r\n")
})
