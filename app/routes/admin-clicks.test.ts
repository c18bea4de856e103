import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { User } from '#app/domain/user.ts'
import { outboundReportsContext, userContext, visitContext } from '#app/middleware/contexts.ts'
import type { SilentRetailer } from '#app/outbound/commissions/silent-retailers.server.ts'
import type { OutboundReports } from '#app/outbound/outbound-reports.ts'
import { ClicksView } from '#app/ui/admin/clicks-view.tsx'
import * as page from './admin-clicks.tsx'
import * as csv from './admin-clicks-csv.ts'

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
    fetchTroubles: async () => [],
    decideOnLink: async () => false,
  }
  const context = new RouterContextProvider()
  context.set(outboundReportsContext, reports)
  context.set(userContext, role && ({ id: 'u', role } as User))
  context.set(visitContext, { host: 'shop.example', address: '', requestId: '', nonce: '' })
  return { context }
}

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

it('OU4 AD3 escapes formulas in the exported table', async () => {
  const answer = await csv.loader(toArgs(createContext('admin').context))
  expect(answer.headers.get('Content-Disposition')).toContain('clicks-retailer-7-days.csv')
  expect(await answer.text()).toContain("\r\n'=cmd(),40,2,1000,25\r\n")
})
