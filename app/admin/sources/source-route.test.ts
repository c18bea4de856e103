import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { User } from '#app/domain/user.ts'
import type { SourceRow, Sources } from '#app/ingest/control/sources.ts'
import { provideOperators, setVisitor } from '../testing.ts'
import * as route from './source-route.tsx'
import { SourceView } from './source-view.tsx'
import * as list from './sources-route.tsx'
import { SourcesView } from './sources-view.tsx'

const quarantined: SourceRow = {
  ...{ scope: 'r', name: 'rakuten', title: 'Rakuten Advertising', trouble: 'quarantined' },
  run: {
    ...{ id: 12, state: 'quarantined', read: 60, rejected: 2, error: 'too dear' },
    startedAt: new Date('2026-03-01T11:00:00Z'),
  },
  lastGood: { finishedAt: new Date('2026-03-01T10:00:00Z'), products: 20_000 },
  held: { run: 12, products: 61 },
  syncCalls: {
    reportedAt: new Date('2026-03-01T11:02:00Z'),
    health: {
      ...{ circuit: 'open', rate: { perMinute: 80, callsLeft: 72 } },
      token: { secondsLeft: 3_480 },
    },
  },
  schedule: {
    ...{ nextRunAt: new Date('2026-03-01T12:29:00Z'), ratePerMinute: 100, isWaiting: false },
    health: { circuit: 'closed', rate: { perMinute: 20, callsLeft: 20 }, token: 'none yet' },
  },
}
const running: SourceRow = {
  ...{ scope: 's', name: 'style', title: 'Style', trouble: undefined },
  run: {
    ...{ id: 13, state: 'running', read: 500, expected: 2_000, rejected: 0 },
    startedAt: new Date('2026-03-01T11:00:00Z'),
  },
}

function setUp(role: User['role'] = 'admin') {
  const done: unknown[] = []
  const sources: Sources = {
    fetchAll: async () => [quarantined, running],
    fetchRuns: async () => [],
    fetchRejections: async () => [{ reason: 'no link', records: 2 }],
    fetchRejected: async (run, reason) => [
      { number: '5', id: '7', detail: `${reason} in run ${run}`, record: '{"id":7}' },
    ],
    fetchDoubts: async run => [
      ...(run === 12
        ? [{ kind: 'date', field: 'sale', value: 'soon', place: 'line 2', records: 3 } as const]
        : []),
    ],
    findHeldStep: async ({ held }) =>
      held && {
        ...{ run: 12, reason: 'too dear', heldAt: new Date('2026-03-01T11:02:00Z') },
        ...{ added: 1, changed: 60, unchanged: 0, rejected: 2 },
        moves: [{ id: '1', name: 'Coat', beforeUsdCents: 9_900, afterUsdCents: 990_000 }],
      },
    call: async () => undefined,
    countFeed: async ({ scope }) => (scope === 'r' ? 807 : undefined),
    removeFeed: async (actor, { name }) => void done.push(['remove', actor, name]),
    requestSync: async (...given) => done.push(['sync', given[0], given[1].name]) > 0,
    decide: async (actor, decision, { name }, run) => {
      done.push([decision, actor, name, run])
      return run === 12 ? undefined : `This source has no run ${run}.`
    },
  }
  const context = new RouterContextProvider()
  provideOperators(context, { sources })
  setVisitor(context, role)
  return { context, done }
}

function toArgs(context: RouterContextProvider, form?: Record<string, string>, search = '') {
  const url = `https://shop.example/admin/sources/rakuten${search}`
  const init = form && {
    method: 'POST',
    headers: { Origin: 'https://shop.example' },
    body: new URLSearchParams(form),
  }
  return { context, params: { source: 'rakuten' }, request: new Request(url, init) } as never
}

function render(Component: () => React.ReactElement) {
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToString(createElement(Stub, { initialEntries: ['/'] }))
}

describe('the sources page', () => {
  it('AD2 shows each source’s progress, quarantine, circuit breaker and token', async () => {
    const data = await list.loader(toArgs(setUp().context))
    expect(data.page).toMatchObject({
      isMoving: true,
      rows: [
        {
          ...{ path: '/admin/sources/rakuten', state: 'quarantined', quarantined: 61 },
          ...{ lastGood: '2026-03-01 10:00, 20,000 products', nextRun: '2026-03-01 12:29' },
          calls: [
            { label: 'Rate limit', value: '100 a minute' },
            {
              label: 'Sync calls',
              value:
                'circuit open, 72 of 80 calls left, token expired 2026-03-01 12:00; reported 2026-03-01 11:02',
            },
            { label: 'Live calls', value: 'circuit closed, 20 of 20 calls left, no token yet' },
          ],
          canSync: true,
        },
        { progress: { text: '500 of about 2,000 records' }, canSync: false },
      ],
    })
    const html = render(() => createElement(SourcesView, data))
    expect(html).toContain('aria-label="Progress of Style"')
    expect(html).toContain('aria-label="Run rakuten now"')
  })
})

describe('the page of a source', () => {
  it('AD2 AD5 shows rejected records and what approving the quarantine would change', async () => {
    const data = await route.loader(toArgs(setUp().context, undefined, '?reason=no+link'))
    const html = render(() => createElement(SourceView, { ...data, error: undefined }))
    expect(html).toContain('no link in run 12')
    expect(html).toContain('{\n  &quot;id&quot;: 7\n}')
    expect(html.replaceAll('<!-- -->', '')).toContain('add 1 product, change 60')
    expect(html).toMatch(/Coat \(1\).*\$99\.00.*\$9,900\.00/)
  })

  it('PR7 AD2 removes a feed’s products only after a question that names their number', async () => {
    const { context, done } = setUp()
    const data = await route.loader(toArgs(context))
    const show = (isRemoving: boolean) =>
      render(() => createElement(SourceView, { ...data, error: undefined, isRemoving }))
    expect(show(false)).toContain('Remove this feed')
    const asked = await route.action(toArgs(context, { intent: 'remove', confirmed: '0' }))
    expect([asked, done]).toMatchObject([{ data: { isRemoving: true } }, []])
    expect(show(true)).toContain('Remove 807 products</button>')
    const removed = await route.action(toArgs(context, { intent: 'remove', confirmed: '1' }))
    expect(removed).toMatchObject({ status: 302 })
    expect(done).toEqual([['remove', 'ann@example.com', 'rakuten']])
  })

  it('AD2 PR2 lists the values that the run could not use, and what to do', async () => {
    const data = await route.loader(toArgs(setUp().context))
    const html = render(() => createElement(SourceView, { ...data, error: undefined }))
    expect(html).toContain('Sale dates that were not understood')
    expect(html).toMatch(/soon.*3.*line 2.*These sales are not shown/)
  })

  it.each([
    [{ intent: 'sync' }, ['sync', 'ann@example.com', 'rakuten']],
    [{ intent: 'release', run: '12' }, ['release', 'ann@example.com', 'rakuten', 12]],
    [{ intent: 'discard', run: '12' }, ['discard', 'ann@example.com', 'rakuten', 12]],
  ])('AD2 AD4 carries out %j on behalf of the operator', async (form, expected) => {
    const { context, done } = setUp()
    const answer = (await route.action(toArgs(context, form))) as Response
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      '/admin/sources/rakuten?done=1',
    ])
    expect(done).toEqual([expected])
  })

  it('AD2 explains a decision that is no longer possible', async () => {
    const answer = await route.action(toArgs(setUp().context, { intent: 'release', run: '3' }))
    expect(answer).toMatchObject({
      ...{ data: { error: 'This source has no run 3.' }, init: { status: 409 } },
    })
  })

  it.each([
    ['nothing', {}],
    ['an unknown decision', { intent: 'delete', run: '12' }],
    ['no run', { intent: 'release' }],
    ['a run that is not a number', { intent: 'discard', run: '12; DROP' }],
  ])('AD2 rejects a form with %s', async (_, form) => {
    const { context, done } = setUp()
    const action = route.action(toArgs(context, form))
    await expect(action).rejects.toMatchObject({ init: { status: 400 } })
    expect(done).toEqual([])
  })

  it('RT10 AD2 rejects a form from anyone but an operator', async () => {
    const { context, done } = setUp('shopper')
    const action = route.action(toArgs(context, { intent: 'sync' }))
    await expect(action).rejects.toMatchObject({ init: { status: 404 } })
    expect(done).toEqual([])
  })
})
