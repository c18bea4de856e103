import { randomBytes, randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { RouterContextProvider } from 'react-router'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { catalogueContext, type Visit, visitContext } from '#app/middleware/contexts.ts'
import type { Pictures } from '#app/pictures/create-pictures.server.ts'
import { logAccess } from './access-log.ts'
import { hasServiceKey } from './backend/service-key.ts'
import { compressResponse } from './compress-response.ts'
import type { Metrics } from './metrics.ts'
import { answerPicture, picturePattern } from './picture-route.ts'
import { createPlainPage } from './plain-page.ts'
import type { Readiness } from './readiness.ts'
import type { Render } from './render.ts'
import { getRequestHost } from './request-host.ts'
import { findTargetFault, getPath } from './request-target.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { createAssetResponse, hashedPrefix, type StaticAssets } from './static-assets.ts'

export interface AppOptions {
  catalogue: Catalogue
  render: Render
  checkReadiness(): Promise<Readiness>
  log: Logger
  isBehindProxy: boolean
  isDevelopment: boolean
  pictures: Pictures
  /** Without them (development) other middleware serves the files. */
  assets: StaticAssets | undefined
  /** The routes for other services of ours. */
  backend?: Hono
  /** Told to callers with the service key; nobody without one set. */
  metrics?: Metrics
  serviceKey?: string | undefined
}

interface AppEnv {
  /** The raw request, where there is a socket; a test that sends a `Request` has none. */
  Bindings: Partial<HttpBindings> | undefined
  Variables: { visit: Visit; target: string; isSecure: boolean }
}

const allowedMethods = ['GET', 'HEAD', 'POST']
/** The largest form we have is a few kilobytes. */
const maxBodyBytes = 1024 * 1024

/** Everything that happens to a request before and after React Router: Request in, Response out. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.use(async (c, next) => {
    const url = new URL(c.req.url)
    const { headers } = c.req.raw
    const visit = createVisit(headers, url.host, options.isBehindProxy)
    c.set('visit', visit)
    // A parsed URL has its dot segments and backslashes resolved already; only the socket tells what was sent.
    c.set('target', c.env?.incoming?.url ?? url.pathname + url.search)
    c.set(
      'isSecure',
      options.isBehindProxy && headers.get('X-Forwarded-Proto')?.split(',')[0]?.trim() === 'https',
    )
    const startedAt = performance.now()
    await next()
    c.res = new Response(c.res.body, c.res)
    c.res.headers.set('X-Request-Id', visit.requestId)
    addSecurityHeaders(c.res.headers, { ...options, nonce: visit.nonce, isSecure: c.var.isSecure })
    const path = getPath(c.var.target)
    const { status } = c.res
    const ms = performance.now() - startedAt
    options.metrics?.observeRequest(path, status, ms)
    logAccess(options.log, { visit, method: c.req.method, path, status, ms })
  })

  app.use((c, next) => {
    const fault = findTargetFault(c.var.target)
    return fault ? Promise.resolve(createPlainPage(fault.status, fault.message)) : next()
  })

  app.use((c, next) => {
    if (allowedMethods.includes(c.req.method)) return next()
    return Promise.resolve(
      createPlainPage(405, 'This address does not answer that method', { Allow: allowedMethods.join(', ') }),
    )
  })

  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => createPlainPage(413, 'That is more than this page takes'),
    }),
  )

  app.get('/healthz', c => c.json({ isUp: true }, 200, { 'Cache-Control': 'no-store' }))

  app.get('/readyz', async c => {
    const readiness = await options.checkReadiness()
    return c.json(readiness, readiness.isReady ? 200 : 503, { 'Cache-Control': 'no-store' })
  })

  app.get('/metrics', async c => {
    if (!options.metrics || !hasServiceKey(c.req.raw.headers, options.serviceKey))
      return c.json({ error: 'The service key is missing or wrong' }, 401, { 'Cache-Control': 'no-store' })
    const { text, type } = await options.metrics.format()
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  })

  app.get(picturePattern, c => answerPicture(c, options.pictures))

  if (options.backend) app.route('/', options.backend)

  app.get('*', (c, next) => {
    const path = getPath(c.var.target)
    const asset = options.assets?.get(path)
    if (asset) return Promise.resolve(createAssetResponse(asset, c.req.raw.headers))
    // A page of an older build asks for its own scripts: the whole error page would be wasted on it.
    if (options.assets && path.startsWith(hashedPrefix))
      return Promise.resolve(createPlainPage(404, 'This file is gone'))
    return next()
  })

  app.all('*', async c => {
    const context = new RouterContextProvider()
    context.set(catalogueContext, options.catalogue)
    context.set(visitContext, c.var.visit)
    const response = await options.render(c.req.raw, context)
    return compressResponse(response, c.req.raw.headers.get('Accept-Encoding'))
  })

  app.onError((error, c) => {
    options.log.error({ err: error, id: c.var.visit.requestId }, 'a request failed outside of its page')
    return createPlainPage(500, 'An error occurred while showing the error page')
  })

  return app
}

const tellableId = /^[\w.:-]{1,128}$/

function createVisit(headers: Headers, urlHost: string, isBehindProxy: boolean): Visit {
  const forwardedId = isBehindProxy ? headers.get('X-Request-Id') : null
  return {
    host: getRequestHost(headers, isBehindProxy, urlHost),
    requestId: forwardedId && tellableId.test(forwardedId) ? forwardedId : randomUUID(),
    nonce: randomBytes(16).toString('base64url'),
  }
}
