import { pino } from 'pino'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { LookupUnavailableError } from '#app/catalogue/lookup-unavailable-error.ts'
import { visitContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { provideService } from '#app/context/testing.ts'
import { DatabaseAwayError } from '#app/database/connection-loss.ts'
import { IndexUnavailableError } from '#app/search-index/index-state.ts'
import { createStubBuild } from '../testing/stub-build.ts'
import { unreadCatalogue } from '../testing.ts'
import { createRender } from './render.ts'

const findProduct = ({ context }: LoaderFunctionArgs) =>
  context.get(servicesContext).catalogue.find('s', '1')
const build = createStubBuild({
  '/page': { loader: findProduct, default: () => null },
  '/guarded': { middleware: [findProduct], loader: () => null, default: () => null },
  '/form': { action: findProduct, default: () => null },
  '/api': { loader: findProduct },
})

function setUp(error: Error) {
  const lines: unknown[] = []
  const log = pino({}, { write: line => lines.push(JSON.parse(line)) })
  const render = createRender(build, 'production', log)
  const fail = () => Promise.reject(error)
  const catalogue: Catalogue = { ...unreadCatalogue, find: fail }
  const ask = (path: string, init?: RequestInit) => {
    const context = new RouterContextProvider()
    provideService(context, 'catalogue', catalogue)
    context.set(visitContext, {
      host: 'shop.example',
      address: '127.0.0.1',
      requestId: 'id-1',
    })
    return render(new Request(`http://shop.example${path}`, init), context)
  }
  return { ask, lines }
}

const lost = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), {
  code: 'ECONNREFUSED',
})

describe.each([
  ['the database is down', new DatabaseAwayError('away'), 'This page cannot be shown right now'],
  ['a connection breaks', lost, 'This page cannot be shown right now'],
  [
    'the index is being built',
    new IndexUnavailableError('on its way'),
    'The catalog is still loading',
  ],
  [
    "a product's source cannot be asked",
    new LookupUnavailableError('asked too often'),
    'This product cannot be shown right now',
  ],
])('while %s', (_, error, message) => {
  it.each([
    ['a page', '/page', 'GET'],
    ['a page behind middleware', '/guarded', 'GET'],
    ['a form', '/form', 'POST'],
  ])('%s returns 503 with a message and Retry-After', async (_, path, method) => {
    const { ask, lines } = setUp(error)
    const response = await ask(path, { method })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '3'])
    expect(await response.json()).toEqual([expect.objectContaining({ status: 503, data: message })])
    // Nothing is logged here, because the pool has already logged the outage.
    expect(lines).toEqual([])
  })

  it('page data returns 503', async () => {
    const response = await setUp(error).ask('/page.data')
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '3'])
    expect(await response.text()).toContain(message)
  })

  it('LS2 a route without a page returns 503 as JSON', async () => {
    const { ask, lines } = setUp(error)
    const response = await ask('/api')
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '3'])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({ message })
    expect(lines).toEqual([])
  })
})

it('returns 500 for other errors and logs them', async () => {
  const { ask, lines } = setUp(new Error('out of luck'))
  expect((await ask('/page')).status).toBe(500)
  expect(lines).toEqual([expect.objectContaining({ msg: 'a page failed' })])
})
