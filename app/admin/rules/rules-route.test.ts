import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { provideService } from '#app/context/testing.ts'
import type { User } from '#app/domain/user.ts'
import type { PageChecks } from '#app/page-rules/page-checks.ts'
import { rules } from '#app/page-rules/rules.ts'
import { setVisitor } from '../testing.ts'
import * as route from './rules-route.tsx'
import { RulesView } from './rules-view.tsx'

function setUp(isPending: boolean, role: User['role'] = 'admin') {
  let requests = 0
  const checks: PageChecks = {
    request: async () => {
      requests += 1
    },
    isPending: async () => isPending,
    fetchLatest: async () => [
      {
        ...{ storefront: 'fashion8', pages: 118, endedAt: new Date('2026-03-01T04:25:00Z') },
        violations: [{ rule: 'one-h1', path: '/brands', fault: 'It has 2' }],
      },
      {
        ...{ storefront: 'fashion9', pages: 0, endedAt: new Date('2026-03-01T04:26:00Z') },
        ...{ error: '/robots.txt answers 503', violations: [] },
      },
    ],
  }
  const context = new RouterContextProvider()
  provideService(context, 'pageChecks', checks)
  setVisitor(context, role)
  return { context, requested: () => requests }
}

function toArgs(context: RouterContextProvider, method = 'GET') {
  const headers = { Origin: 'https://shop.example' }
  const body = method === 'POST' ? { body: new URLSearchParams() } : {}
  const request = new Request('https://shop.example/admin/rules', { method, headers, ...body })
  return { context, params: {}, request } as never
}

async function render(isPending: boolean): Promise<string> {
  const { page } = await route.loader(toArgs(setUp(isPending).context))
  const Stub = createRoutesStub([
    { path: '/', Component: () => createElement(RulesView, { page }) },
  ])
  return renderToString(createElement(Stub)).replace(/<!-- -->/g, '')
}

describe('/admin/rules', () => {
  it('SE3 lists every rule with its legal basis and each storefront’s results', async () => {
    const { page } = await route.loader(toArgs(setUp(false).context))
    expect(page.rules.map(({ id }) => id)).toEqual(rules.map(({ id }) => id))
    expect(page.storefronts).toEqual([
      { id: 'fashion8', name: 'Fashion8', result: '118 pages, 2026-03-01 04:25 UTC' },
      {
        id: 'fashion9',
        name: 'Fashion9',
        result: 'The check on 2026-03-01 04:26 UTC failed: /robots.txt answers 503',
      },
      { id: 'mongollist', name: 'Mongollist', result: 'Not checked yet' },
    ])
    const example = { path: '/brands', fault: 'It has 2', url: 'https://www.fashion8.com/brands' }
    expect(page.rules.find(({ id }) => id === 'one-h1')?.results).toEqual([
      { count: 1, examples: [example] },
      undefined,
      undefined,
    ])
    const html = await render(false)
    expect(html).toContain('1 fault')
    expect(html).toContain('Directive 98/6/EC, article 6a')
    expect(html).toContain('Check now')
  })

  it('SE3 shows a running check in place of the button', async () => {
    const html = await render(true)
    expect(html).toContain('A check is running')
    expect(html).not.toContain('Check now')
  })

  it('SE3 starts a check from the button, for operators only', async () => {
    const { context, requested } = setUp(false)
    const answer = await route.action(toArgs(context, 'POST'))
    expect(answer.headers.get('Location')).toBe('/admin/rules')
    expect(requested()).toBe(1)
    const shopper = setUp(false, 'user' as User['role'])
    await expect(route.action(toArgs(shopper.context, 'POST'))).rejects.toMatchObject({
      init: { status: 404 },
    })
    expect(shopper.requested()).toBe(0)
  })
})
