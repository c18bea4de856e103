import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { provideService } from '#app/context/testing.ts'
import { toOffer } from '#app/domain/offer.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import type { LinkTrouble } from '#app/outbound/health/link-troubles.server.ts'
import type { OutboundReports } from '#app/outbound/outbound-reports.ts'
import { setVisitor } from '../testing.ts'
import * as route from './links-route.tsx'
import { LinksView } from './links-view.tsx'

const trouble: LinkTrouble = {
  ...{
    source: 'c',
    productId: '1-2',
    name: 'Northquay Shirt',
    retailer: 'Brightwater',
    state: 'dead',
    clicks: 12,
  },
  ...{ since: new Date('2026-03-01'), checkedAt: new Date('2026-03-02'), exposedUsdCents: 345.6 },
  ...{ detail: 'status 404', url: undefined, replacement: undefined, decision: undefined },
}
const replaceable = { ...trouble, productId: '3', replacement: toOffer(sampleProduct) }
const replaced: LinkTrouble = { ...replaceable, productId: '4', decision: 'replaced' }

function createContext() {
  const decided: string[] = []
  const reports: Partial<OutboundReports> = {
    fetchTroubles: async kind => (kind === 'open' ? [replaceable, trouble] : [replaced]),
    decideOnLink: async (key, decision, actor) =>
      decided.push(`${actor} ${decision} ${formatProductKey(key)}`) > 0,
  }
  const context = new RouterContextProvider()
  provideService(context, 'reports', reports as OutboundReports)
  provideService(context, 'retailers', { all: () => [] } as never)
  setVisitor(context, 'admin')
  return { context, decided }
}

function decide(context: RouterContextProvider, form: Record<string, string>, origin: string) {
  const request = new Request('https://shop.example/admin/links', {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams(form),
  })
  return route.action({ context, params: {}, request } as never)
}

describe('the queue of links', () => {
  it('OU5 AD3 lists links with the revenue at risk and the possible decisions', async () => {
    const data = await route.loader({ context: createContext().context } as never)
    expect(data.page.exposed).toBe('$6.91')
    expect(data.page.open).toMatchObject([
      { key: 'c:3', exposed: '$3.46', replacement: { label: 'Alder & Finch, $118.80' } },
      { key: 'c:1-2', state: 'dead: status 404', clicks: 12 },
    ])
    const Stub = createRoutesStub([{ path: '/', Component: () => createElement(LinksView, data) }])
    const html = renderToString(createElement(Stub, { initialEntries: ['/'] }))
    expect(
      [...html.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, label]) => label),
    ).toEqual(['Replace c:3', 'Dismiss c:3', 'Dismiss c:1-2', 'Reopen c:4'])
  })

  it.each(['replace', 'dismiss', 'reopen'])(
    'AD3 records which operator decided to %s a link',
    async decision => {
      const { context, decided } = createContext()
      const answer = await decide(context, { product: 'c:3', decision }, 'https://shop.example')
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/admin/links'])
      expect(decided).toEqual([`ann@example.com ${decision} c:3`])
    },
  )

  it.each<[why: string, form: Record<string, string>, origin: string, status: number]>([
    ['from another site', { product: 'c:3', decision: 'replace' }, 'https://evil.example', 403],
    ['without a product', { decision: 'replace' }, 'https://shop.example', 400],
    ['of an unknown decision', { product: 'c:3', decision: 'delete' }, 'https://shop.example', 400],
  ])('AD3 rejects a form %s', async (_, form, origin, status) => {
    const { context, decided } = createContext()
    await expect(decide(context, form, origin)).rejects.toMatchObject({ init: { status } })
    expect(decided).toEqual([])
  })
})
