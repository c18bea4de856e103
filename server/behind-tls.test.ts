import type { Server } from 'node:http'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { pino } from 'pino'
import type { ActionFunctionArgs, MiddlewareFunction } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSavedStore } from '#app/accounts/saved/saved-store.server.ts'
import { createTestAccounts, findMailedPath, toCookies } from '#app/accounts/testing.ts'
import { userContext, visitContext } from '#app/context/contexts.ts'
import { makeServerBuild } from '#app/context/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { accountPath, loginPath, signUpPath } from '#app/domain/urls/account-links.ts'
import { storefrontMiddleware } from '#app/middleware/storefront.server.ts'
import { userMiddleware } from '#app/middleware/user.server.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { createApp } from './http/app.ts'
import { closeHttpServer, startHttpServer } from './http/http-server.ts'
import { createRender } from './http/render.ts'
import {
  type Answer,
  type Forward,
  type Sent,
  type StartedProxy,
  sendOverHttp2,
  sendSecurely,
  startPlainProxy,
  startTlsProxy,
} from './testing/tls-proxy.ts'
import { getTestSite, makeServices } from './testing.ts'

// The routes' own actions behind proxies that end TLS.

interface RouteModule {
  action?: (args: ActionFunctionArgs) => unknown
  default?: unknown
  handle?: { methods?: readonly string[] }
  middleware?: MiddlewareFunction<Response>[]
}
const table = import.meta.glob<RouteConfigEntry[]>('../app/routes.ts', {
  eager: true,
  import: 'default',
})
const modules = import.meta.glob<RouteModule>(['../app/routes/*.{ts,tsx}', '!**/*.test.*'])

/** A route with an action. */
interface ActionRoute {
  file: string
  path: string
  methods: readonly string[]
  isPage: boolean
}

const host = 'www.fashion8.com'
const actions: ActionRoute[] = []
/** The actions that requests have reached, and the origins of their URLs. */
const reached: { file: string; origin: string; address: string }[] = []
const built: Record<string, object> = {}

/** Adds routes without loaders, because the actions are what these tests send requests to. */
async function add(entries: readonly RouteConfigEntry[], parentId: string, base: string) {
  for (const { id, file, path = '', children = [] } of entries) {
    const {
      action,
      default: page,
      handle,
      middleware,
    } = (await modules[`../app/${file}`]?.()) ?? {}
    const key = id ?? file
    const full = `${base}/${path}`.replace(/\/+/g, '/')
    const module = { ...(page ? { default: () => null } : {}), handle, middleware }
    built[key] = {
      id: key,
      parentId,
      path,
      module: action
        ? {
            ...module,
            action: (args: ActionFunctionArgs) => {
              const { address } = args.context.get(visitContext)
              reached.push({ file, origin: new URL(args.request.url).origin, address })
              return action(args)
            },
          }
        : { ...module, loader: () => null },
    }
    if (action && path !== '*')
      actions.push({
        file,
        path: full.replace(/:\w+\??/g, 'x'),
        methods: handle?.methods ?? ['POST'],
        isPage: page !== undefined,
      })
    await add(children, key, full)
  }
}

/** Signs in as an operator if the header says so, and otherwise by the session's cookie. */
const signIn: MiddlewareFunction<Response> = (args, next) => {
  if (!args.request.headers.has('X-Operator')) return userMiddleware(args, next)
  const user = { id: 'u', email: 'ann@example.com', emailVerified: true, name: '', role: 'admin' }
  args.context.set(userContext, user as typeof user & { role: 'admin' })
  return next()
}

let database: TestDatabase
let created: ReturnType<typeof createTestAccounts>
const servers: Server[] = []
const proxies: StartedProxy[] = []

beforeAll(async () => {
  await add(table['../app/routes.ts'] ?? [], 'root', '')
  database = await createTestDatabase()
  created = createTestAccounts(database.pool, {
    sites: storefronts.map(site => ({ site, origin: site.siteUrl })),
  })
})
afterAll(async () => {
  for (const { server } of proxies) server.close()
  for (const server of servers) await closeHttpServer(server, 1)
  await database.drop()
})

async function startApp(trustedProxies: number): Promise<number> {
  const log = pino({ level: 'silent' })
  const build = makeServerBuild({
    entry: {
      default: (_: Request, status: number, headers: Headers) =>
        new Response('rendered', { status, headers }),
    },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: { default: () => null, middleware: [storefrontMiddleware, signIn] },
      },
      ...built,
    },
  })
  const app = createApp({
    services: makeServices({
      accounts: {
        ...created.accounts,
        saved: {
          store: createSavedStore(database.pool),
          hub: { open: () => undefined, size: 0, close: async () => undefined },
        },
      },
    }),
    getSite: getTestSite,
    render: createRender(build, 'production', log),
    checkReadiness: async () => ({ isReady: true, reasons: [] }),
    log,
    trustedProxies,
    isDevelopment: false,
    assets: undefined,
  })
  const { server, port } = await startHttpServer({ port: 0, host: '127.0.0.1' }, () => app.fetch)
  servers.push(server)
  return port
}

async function startProxies(
  trustedProxies: number,
  forward: Forward,
  inner?: Forward,
): Promise<number> {
  const app = await startApp(trustedProxies)
  const balancer = inner && (await startPlainProxy(app, inner))
  const edge = await startTlsProxy(balancer?.port ?? app, forward)
  proxies.push(edge, ...(balancer ? [balancer] : []))
  return edge.port
}

/** Appends to a list header, as proxies do. */
function append(before: string | string[] | undefined, value: string): string {
  return before === undefined ? value : `${before}, ${value}`
}

/** nginx with `proxy_set_header Host $http_host` and `X-Forwarded-Proto $scheme`. */
const asNginx: Forward = (headers, peer) => ({
  'x-forwarded-for': append(headers['x-forwarded-for'], peer),
  'x-forwarded-proto': 'https',
})

type Send = (port: number, path: string, sent: Sent) => Promise<Answer>

/** Submits a form as a page on `origin` does; `.data` paths are those of React Router's script. */
function submit(
  send: Send,
  port: number,
  path: string,
  form: Partial<Sent> & { origin?: string | undefined } = {},
): Promise<Answer> {
  const { host: shown = host, origin = `https://${shown}`, headers, ...rest } = form
  return send(port, path, {
    method: 'POST',
    ...rest,
    host: shown,
    headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  })
}

describe('RE1 every action behind TLS', () => {
  const visitors: Record<string, string>[] = [{ 'X-Operator': '1' }, {}]

  /** Sends a request to every action, with and without script, as an operator and as a visitor. */
  async function submitToAll(port: number, send: Send, origin?: string) {
    const found: Record<string, { reached: boolean; statuses: number[] }> = {}
    for (const { file, path, methods } of actions)
      for (const method of methods)
        for (const sentPath of [path, `${path}.data`]) {
          const before = reached.length
          const statuses: number[] = []
          for (const headers of visitors) {
            const { status } = await submit(send, port, sentPath, { method, headers, origin })
            statuses.push(status)
          }
          const own = reached.slice(before)
          expect(own.every(each => each.origin === `https://${host}`)).toBe(true)
          const isReached = own.some(each => each.file === file)
          found[`${method} ${sentPath}`] = { reached: isReached, statuses }
        }
    return found
  }

  it('lists the actions of all modules', async () => {
    const files = Object.keys(modules)
    const loaded = await Promise.all(
      files.map(async file => [file, await modules[file]?.()] as const),
    )
    const expected = loaded
      .filter(([file, module]) => module?.action && !file.endsWith('/not-found.ts'))
      .map(([file]) => file.replace('../app/', ''))
    expect(actions.map(({ file }) => file).sort()).toEqual(expected.sort())
    expect(expected).toContain('routes/login.tsx')
  })

  it.each([
    ['HTTP/1.1', sendSecurely],
    ['HTTP/2', sendOverHttp2],
  ] as const)('AC4 ER7 is reached over %s, with and without script', async (_, send) => {
    const found = await submitToAll(await startProxies(1, asNginx), send)
    const refused = Object.entries(found).filter(
      ([, each]) => !each.reached || each.statuses.includes(403),
    )
    expect(refused).toEqual([])
  })

  it.each([
    'http://www.fashion8.com',
    'https://evil.example',
    'https://www.fashion8.com:8443',
    'https://www.fashion9.com',
    'null',
  ])('AC4 refuses forms of %s', async origin => {
    // A provider posts its answer, and the content service calls a webhook, from its own site.
    const open = /^POST \/(?:auth\/callback\/|api\/content\/webhook)/
    const found = await submitToAll(await startProxies(1, asNginx), sendSecurely, origin)
    const accepted = Object.entries(found).filter(
      ([name, each]) => !open.test(name) && each.reached && !each.statuses.includes(403),
    )
    expect(accepted).toEqual([])
  })
})

describe('a form', () => {
  const client = '127.0.0.1'
  const forged: Record<string, string>[] = [{}, { 'X-Forwarded-For': '203.0.113.9' }]

  it.each<[string, { shown?: string; proxies?: number; edge: Forward; inner?: Forward }]>([
    ['nginx', { edge: asNginx }],
    ['nginx on another port', { shown: `${host}:8443`, edge: asNginx }],
    [
      'nginx that drops the port from the host',
      {
        shown: `${host}:8443`,
        edge: (...all) => ({ ...asNginx(...all), host, 'x-forwarded-port': '8443' }),
      },
    ],
    [
      'a proxy that replaces the host',
      {
        shown: `${host}:8443`,
        edge: (headers, peer) => ({
          ...asNginx(headers, peer),
          host: 'app.internal:3000',
          'x-forwarded-host': append(headers['x-forwarded-host'], headers.host ?? ''),
        }),
      },
    ],
    ['a proxy at an IPv6 address', { shown: '[2001:db8::1]:8443', edge: asNginx }],
    [
      'HAProxy with the standard header',
      {
        shown: `${host}:8443`,
        edge: (headers, peer) => ({
          host: 'app.internal',
          forwarded: append(headers.forwarded, `proto=https;host="${headers.host}";for=${peer}`),
        }),
      },
    ],
    [
      'a CDN and a load balancer',
      {
        proxies: 2,
        edge: (headers, peer) => ({
          ...asNginx(headers, peer),
          'x-forwarded-host': append(headers['x-forwarded-host'], headers.host ?? ''),
          host: 'origin.internal',
        }),
        inner: (headers, peer) => ({
          'x-forwarded-for': append(headers['x-forwarded-for'], `${peer}0`),
          'x-forwarded-proto': append(headers['x-forwarded-proto'], 'http'),
          'x-forwarded-host': append(headers['x-forwarded-host'], 'origin.internal'),
        }),
      },
    ],
    [
      'a CDN and a load balancer that pass on the scheme',
      {
        proxies: 2,
        edge: asNginx,
        inner: (headers, peer) => ({
          'x-forwarded-for': append(headers['x-forwarded-for'], `${peer}0`),
        }),
      },
    ],
  ])('AC4 ER7 works behind %s, whatever the client forges', async (_, deployment) => {
    const { shown = host, proxies: count = 1, edge, inner } = deployment
    const port = await startProxies(count, edge, inner)
    for (const send of [sendSecurely, sendOverHttp2])
      for (const path of ['/theme', '/theme.data'])
        for (const headers of forged) {
          reached.length = 0
          const body = 'theme=dark&from=%2Fbrands'
          const answer = await submit(send, port, path, { host: shown, headers, body })
          expect([path, answer.status]).toEqual([path, path === '/theme' ? 302 : 200])
          expect(reached).toEqual([expect.objectContaining({ origin: `https://${shown}` })])
          // Behind HAProxy the forged header disagrees, so
          // the socket's address counts, which is the same.
          expect(reached[0]?.address).toBe(client)
        }
  })

  it.each<[string, Forward]>([
    ['no scheme', () => ({ 'x-forwarded-proto': undefined })],
    ['an unreadable scheme', () => ({ 'x-forwarded-proto': 'on' })],
    ['another scheme', () => ({ 'x-forwarded-proto': 'http' })],
    ['another host', (...all) => ({ ...asNginx(...all), 'x-forwarded-host': 'evil.example' })],
    ['an unreadable standard header', () => ({ forwarded: 'proto=https;"' })],
  ])('AC4 is refused when the proxy reports %s', async (_, forward) => {
    const port = await startProxies(1, forward)
    for (const path of ['/theme', '/theme.data']) {
      const { status } = await submit(sendSecurely, port, path, { body: 'theme=dark' })
      expect([path, status]).toEqual([path, 400])
    }
  })
})

describe('RE1 a shopper behind TLS', () => {
  it('AC1 signs up, confirms, logs out and logs in without script', async () => {
    const port = await startProxies(1, asNginx)
    const send = async (path: string, form: Record<string, string>, cookies = '') => {
      const body = String(new URLSearchParams(form))
      const headers = { Cookie: cookies }
      const answer = await submit(sendSecurely, port, path, { headers, body })
      return { status: answer.status, cookies: answer.headers['set-cookie'] ?? [] }
    }
    const email = 'shopper@example.com'
    const password = 'correct horse'
    const signedUp = await send(signUpPath(), { name: 'Ann', email, password })
    const link = findMailedPath(created.mails.findLast(mail => mail.to === email))
    expect(link.origin).toBe(`https://${host}`)
    const path = link.pathname + link.search
    const confirmed = await send(path, {}, toCookies(signedUp.cookies))
    expect(confirmed.cookies.join()).toMatch(/__Secure-session=.*; Secure/)
    await send('/auth/logout', {}, toCookies(confirmed.cookies))
    const loggedIn = await send(loginPath(), { email, password })
    expect(loggedIn.status).toBe(302)
    const change = await send(
      accountPath(),
      { intent: 'name', name: 'Bea' },
      toCookies(loggedIn.cookies),
    )
    expect(change.status).toBe(200)
    const { rows } = await database.pool.query('SELECT name FROM users WHERE email = $1', [email])
    expect(rows).toEqual([{ name: 'Bea' }])
  })
})
