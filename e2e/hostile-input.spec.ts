import { setTimeout as pause } from 'node:timers/promises'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { facetNames, facets } from '#app/domain/facets/facets.ts'
import { exclusionPrefix } from '#app/domain/urls/list-query.ts'
import routes from '#app/routes.ts'
import { port } from './address.ts'
import { test } from './journey.ts'

const origin = `http://localhost:${port}`
// Node does not resolve names under localhost.
test.use({ baseURL: origin })

/** The names that every plain object has: a look-up in one finds a function instead of nothing. */
const prototypeNames = Object.getOwnPropertyNames(Object.prototype)
const unreadable = ['%00', 'a%00b', '%ED%A0%80', '%ff', '%C0%80', '%zz', '%']
/** Readable once, unreadable when something decodes it again. */
const twiceEncoded = ['%2500', '%25ED%25A0%2580', '%25zz', '%255C', '%252F..%252F']

/** Paths that are answered before the pages' routes. */
const otherPaths = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/image/:source/:product/:picture/:width',
  '/assets/:file',
  '/cj/products',
  '/cj/product',
  '/rakuten/products',
  '/rakuten/product',
  '/rakuten/token',
  '/skimlinks/token',
]

const paths = [...new Set([...listPaths(routes, ''), ...otherPaths])]
const keys = [
  ...['q', 'page', 'sort', 'sizes', 'category', 'facet', 'find', 'ids', 'all', 'from', 'to'],
  ...[
    'token',
    'code',
    'state',
    'error',
    'path',
    'list',
    'url',
    'limit',
    'productId',
    'w',
    'logout',
  ],
  ...facetNames.map(name => facets[name].key),
  ...facetNames.map(name => `${exclusionPrefix}${facets[name].key}`),
]
/** Valid values for the parameters beside the one that is tested. */
const usualValues = new Map(
  Object.entries({ source: 's', main: 'women', category: 'dresses', format: 'rss' }),
)

function listPaths(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path.replace(/^\//, '')}`
    return [...(path === undefined ? [] : [own]), ...listPaths(children, own)]
  })
}

/** Returns the path once for each of its parameters, which gets the given value. */
function fillPath(path: string, value: string): string[] {
  const segments = path.split('/')
  const isParameter = (segment: string) => segment.startsWith(':') || segment === '*'
  return segments.flatMap((tested, at) => {
    if (!isParameter(tested)) return []
    const filled = segments.map((segment, index) => {
      if (!isParameter(segment)) return segment
      return index === at ? value : (usualValues.get(segment.replace(/\W/g, '')) ?? '1')
    })
    return [filled.join('/')]
  })
}

function withQuery(path: string, value: string): string {
  const query = keys.map(key => `${key}=${value}`).join('&')
  return `${fillPath(path, '1')[0] ?? path}?${query}&${value}=${value}`
}

const mostTries = 10

/** Asks again while the server refuses a crowd, which these tests are, beside others above all. */
async function askPatiently(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (answer.status() !== 503 || tries === mostTries) return answer
    await pause(1000)
  }
}

/** Returns the requests whose status is not the expected one. Sends a few at a time. */
async function findFailures(
  request: APIRequestContext,
  addresses: readonly string[],
  isExpected: (status: number) => boolean,
): Promise<string[]> {
  const failures: string[] = []
  const waiting = addresses.values()
  const work = async () => {
    for (const address of waiting) {
      const answer = await askPatiently(() => request.get(address, { maxRedirects: 0 }))
      if (!isExpected(answer.status())) failures.push(`${answer.status()} ${address}`)
      await answer.dispose()
    }
  }
  await Promise.all(Array.from({ length: 6 }, work))
  return failures
}

const isFine = (status: number) => status < 500
const isRefused = (status: number) => status === 400

/** The suffixes that select another form of a page. */
const twins = ['', '.md', '.rss', '.data']

test('ER1 every address answers for the names that every object has', async ({ request }) => {
  test.slow()
  for (const name of ['__proto__', 'constructor', 'toString']) {
    // The forms of a page differ in how they are rendered, not in how they read its address.
    const forms = name === '__proto__' ? twins : ['']
    const addresses = paths.flatMap(path => [
      ...fillPath(path, name).flatMap(filled => forms.map(twin => `${filled}${twin}`)),
      withQuery(path, name),
    ])
    expect(await findFailures(request, addresses, isFine)).toEqual([])
  }
  const lists = ['/products', '/products.md', '/products.rss', '/api/list', '/api/suggest']
  const others = prototypeNames.flatMap(name => lists.map(path => withQuery(path, name)))
  expect(await findFailures(request, others, isFine)).toEqual([])
  expect(await (await request.get('/readyz')).json()).toMatchObject({ isReady: true })
  expect(await (await request.get('/products?q=dress')).text()).toContain('sorted by')
})

test('ER1 every address refuses text that cannot be read', async ({ request }) => {
  test.slow()
  for (const value of unreadable) {
    const addresses = paths.flatMap(path => [...fillPath(path, value), withQuery(path, value)])
    expect(await findFailures(request, addresses, isRefused)).toEqual([])
  }
})

test('ER1 no address fails on text that is encoded twice', async ({ request }) => {
  test.slow()
  for (const value of twiceEncoded) {
    const addresses = paths.flatMap(path => [...fillPath(path, value), withQuery(path, value)])
    expect(await findFailures(request, addresses, isFine)).toEqual([])
  }
})

test('ER1 no form fails on hostile fields', async ({ request }) => {
  test.slow()
  const fields = [
    ...keys,
    'intent',
    'email',
    'password',
    'name',
    'theme',
    'source',
    'product',
    'id',
  ]
  for (const path of paths)
    for (const value of ['__proto__', 'constructor', '%00']) {
      const address = fillPath(path, '1')[0] ?? path
      const answer = await askPatiently(() =>
        request.post(address, {
          headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
          data: fields.map(field => `${field}=${value}`).join('&'),
          maxRedirects: 0,
        }),
      )
      expect([address, value, isFine(answer.status())]).toEqual([address, value, true])
    }
})

test('ER1 cookies and headers that cannot be read do not fail a page', async ({ request }) => {
  test.slow()
  const cookies = [
    'theme',
    'cards-per-row',
    'pending-save',
    'pending-alert',
    'pending-search',
    'recent',
    'session',
    'worn-sizes',
  ]
  for (const value of ['__proto__', 'constructor', ...unreadable, ...twiceEncoded])
    for (const path of ['/', '/products', '/saved', '/api/list', '/api/suggest?q=a', '/auth/login'])
      for (const headers of [
        { Cookie: [...cookies, value].map(name => `${name}=${value}`).join('; ') },
        { Accept: value, 'Accept-Language': value, 'Accept-Encoding': value, Referer: value },
        { 'If-None-Match': value, 'If-Modified-Since': value, Range: value, 'User-Agent': value },
      ] satisfies Record<string, string>[] as Record<string, string>[]) {
        const answer = await askPatiently(() => request.get(path, { headers, maxRedirects: 0 }))
        expect([path, value, isFine(answer.status())]).toEqual([path, value, true])
      }
})
