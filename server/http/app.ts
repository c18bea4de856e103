import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { Visit } from '#app/context/contexts.ts'
import type { Services } from '#app/context/services.ts'
import { toPagePath } from '#app/domain/urls/data-path.ts'
import type { OutboundSite } from '#app/outbound/outbound.ts'
import { redactSecrets } from '../redact-secrets.ts'
import { logAccess } from './access-log.ts'
import type { Admission } from './admission.ts'
import { clientClosedRequest } from './client-closed-request.ts'
import {
  type ClientRequest,
  findClientRequest,
  nameOwnOrigin,
  withOrigin,
} from './client-request.ts'
import { createSchemeWarning } from './create-scheme-warning.ts'
import { answerDictionary } from './dictionaries/answer-dictionary.ts'
import type { EarlierScripts } from './dictionaries/earlier-scripts.ts'
import type { PageDictionaries } from './dictionaries/page-dictionaries.ts'
import { dictionaryPattern } from './dictionaries/page-dictionary.ts'
import type { Metrics } from './metrics.ts'
import { answerOut, outPattern } from './out-route.ts'
import { answerPicture, picturePattern } from './picture-route.ts'
import { createPlainPage } from './plain-page.ts'
import type { Readiness } from './readiness.ts'
import type { Render } from './render.ts'
import { findTargetFault, getPath } from './request-target.ts'
import { createPageAnswer } from './response-cache/create-page-answer.ts'
import { findForwardedId } from './response-cache/fast-answer.ts'
import type { ResponseCache } from './response-cache/response-cache.ts'
import type { SharedPage } from './response-cache/shared-page.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { hasServiceKey } from './service-key.ts'
import { createAssetResponse, hashedPrefix, type StaticAssets } from './static-assets.ts'

export interface AppOptions {
  services: Services
  render: Render
  checkReadiness(): Promise<Readiness>
  log: Logger
  /** The number of proxies in front of the server, whose forwarded headers are believed. */
  trustedProxies: number
  isDevelopment: boolean
  getSite(host: string): OutboundSite & { siteName: string }
  /** Undefined if every request is admitted. */
  admission?: Admission | undefined
  /** The pages of signed-out visitors; undefined if they are not cached. */
  cache?: ResponseCache<SharedPage> | undefined
  /** Undefined if pages are compressed without dictionaries. */
  dictionaries?: PageDictionaries | undefined
  /** Undefined in development, where Vite's middleware serves the files. */
  assets: StaticAssets | undefined
  /** Undefined if scripts are sent whole. */
  earlierScripts?: EarlierScripts | undefined
  /** The routes for our other services. */
  backend?: Hono
  /**
   * The metrics, which are returned only to callers with the service key; `serviceKey` must be set.
   */
  metrics?: Metrics
  serviceKey?: string | undefined
}

interface AppEnv {
  /** Absent in tests, where a `Request` has no socket. */
  Bindings?: Partial<HttpBindings>
  Variables: { visit: Visit; target: string; isSecure: boolean }
}

const readMethods = ['GET', 'HEAD']
/** Our largest form is a few kilobytes. */
const maxBodyBytes = 1024 * 1024

const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => createPlainPage(413, 'This form is too large'),
})

/** Pages that accept a file: the account page, and operators' pages of retailers and clicks. */
const uploadPattern = /^\/(?:account|admin\/retailers\/[^/]+?|admin\/clicks)\/?$/
const limitUploadBody = bodyLimit({
  maxSize: 11 * maxBodyBytes,
  onError: () => createPlainPage(413, 'This file is over 10 MB. Go back and choose a smaller one'),
})

/**
 * Creates the HTTP application around React Router: probes,
 * pictures, assets, limits, headers and logs.
 */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const answerPage = createPageAnswer(options)
  const warnAboutScheme = createSchemeWarning(options.log)

  app.use(async (c, next) => {
    const { trustedProxies } = options
    const incoming = c.env?.incoming
    const client = findClientRequest(c.req.raw, {
      trustedProxies,
      socketAddress: incoming?.socket.remoteAddress,
    })
    warnAboutScheme(c.req.raw.headers.get('Origin'), client)
    const url = new URL(c.req.url)
    c.req.raw = withOrigin(c.req.raw, client.origin)
    nameOwnOrigin(c.req.raw, client.origin)
    const visit = createVisit(client, findForwardedId(c.req.header('X-Request-Id'), trustedProxies))
    c.set('visit', visit)
    // This reads the raw request target because parsing
    // a URL resolves dot segments and backslashes.
    c.set('target', incoming?.url ?? url.pathname + url.search)
    c.set('isSecure', client.origin.startsWith('https:'))
    const startedAt = performance.now()
    await next()
    if (c.req.raw.signal.aborted) abandonResponse(c)
    c.res.headers.set('X-Request-Id', visit.requestId)
    addSecurityHeaders(c.res.headers, {
      ...options,
      isSecure: c.var.isSecure,
      isSecret: redactSecrets(c.var.target) !== c.var.target,
    })
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
    const hasUpload = uploadPattern.test(toPagePath(getPath(c.var.target)))
    return (hasUpload ? limitUploadBody : limitBody)(c, next)
  })

  app.get('/healthz', c => c.json({ isUp: true }, 200, { 'Cache-Control': 'no-store' }))

  app.get('/readyz', async c => {
    const readiness = await options.checkReadiness()
    return c.json(readiness, readiness.isReady ? 200 : 503, { 'Cache-Control': 'no-store' })
  })

  app.get('/metrics', async c => {
    if (!options.metrics || !hasServiceKey(c.req.raw.headers, options.serviceKey))
      return c.json({ error: 'The service key is missing or wrong' }, 401, {
        'Cache-Control': 'no-store',
      })
    const { text, type } = await options.metrics.format()
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  })

  app.get(picturePattern, c => answerPicture(c, options.services.pictures))
  app.get(dictionaryPattern, c => answerDictionary(c, options.dictionaries))

  for (const path of ['/healthz', '/readyz', '/metrics', picturePattern, dictionaryPattern])
    app.all(path, () => Promise.resolve(refuseMethod()))

  app.on('GET', [outPattern, `${outPattern}/`], async (c, next) => {
    const { host, address } = c.var.visit
    return (
      (await answerOut(c, { ...options.services, site: options.getSite(host), address })) ?? next()
    )
  })

  if (options.backend) app.route('/', options.backend)

  app.use((c, next) => {
    const path = getPath(c.var.target)
    const asset = options.assets?.get(path)
    if (asset)
      return readMethods.includes(c.req.method)
        ? createAssetResponse(asset, c.req.raw.headers, options.earlierScripts?.find(path))
        : Promise.resolve(refuseMethod())
    // Such a file is usually requested by a page from an
    // older build, for which a plain error page is enough.
    if (options.assets && path.startsWith(hashedPrefix))
      return Promise.resolve(createPlainPage(404, 'This file no longer exists'))
    return next()
  })

  app.all('*', c => answerPage(c.req.raw, c.var.visit))

  app.onError((error, c) => {
    // The error is ignored because aborted work may throw anything.
    if (c.req.raw.signal.aborted) return new Response(null, { status: clientClosedRequest })
    options.log.error(
      { err: error, id: c.var.visit.requestId },
      'a request failed outside of its page',
    )
    return createPlainPage(500, 'An error occurred while showing the error page')
  })

  return app
}

/**
 * Replaces the response to a client that hung up, since the abort may have turned it into an error.
 */
function abandonResponse(c: Context): void {
  // Stops the work behind a streaming body.
  c.res.body?.cancel().catch(() => {})
  // The response is replaced in two steps, because Hono would otherwise copy the old headers.
  c.res = undefined
  c.res = new Response(null, { status: clientClosedRequest })
}

function refuseMethod(): Response {
  return createPlainPage(405, 'This address does not accept this method', {
    Allow: readMethods.join(', '),
  })
}

function createVisit({ host, address }: ClientRequest, forwardedId: string | undefined): Visit {
  return {
    host,
    address,
    requestId: forwardedId ?? randomUUID(),
  }
}
