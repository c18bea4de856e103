import { Hono } from 'hono'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { CjApi } from '#app/sources/cj/api.server.ts'
import { SourceError } from '#app/sources/connector.ts'
import type { RakutenApi } from '#app/sources/rakuten/api.server.ts'
import { clientClosedRequest } from './client-closed-request.ts'
import { hasServiceKey } from './service-key.ts'

export interface BackendOptions {
  /** If undefined, every request gets a 401. */
  serviceKey: string | undefined
  /** Undefined when the network is not configured. */
  cj?: CjApi | undefined
  rakuten?: RakutenApi | undefined
  skimlinks?: { fetchToken(signal?: AbortSignal): Promise<string> } | undefined
  log: Pick<Logger, 'warn' | 'error'>
}

const text = z.string().trim().min(1).max(300)
const digits = z.string().regex(/^\d{1,20}$/, 'must be digits only')
function whole(min: number, max: number, fallback: number) {
  const reason = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, reason)
    .transform(Number)
    .pipe(z.number().min(min, reason).max(max, reason))
    .default(fallback)
}

const parameters = {
  cjProducts: z.object({
    limit: whole(1, 1_000, 50),
    offset: whole(0, 10_000, 0),
    /** Despite its name, this is the retailer's CJ advertiser id. */
    adId: digits.optional(),
  }),
  cjProduct: z.object({ productId: text }),
  rakutenProducts: z
    .object({
      token: text.optional(),
      pagenumber: whole(1, 4_000, 1),
      max: whole(1, 100, 20),
      retailerId: digits.optional(),
      search: text.optional(),
      category: text.optional(),
      sort: z
        .enum(['retailprice', 'productname', 'categoryname', 'mid', 'keyword', 'shortdesp'])
        .optional(),
    })
    .refine(({ retailerId, search, category }) => retailerId ?? search ?? category, {
      path: ['search'],
      message: 'is needed, or retailerId, or category',
    }),
  rakutenProduct: z.object({
    productId: text,
    productName: text,
    retailerId: digits,
    token: text.optional(),
  }),
}

/**
 * Passes on the networks' responses to our other services, which have the service key, but never
 * to browsers. Without the key every path returns 401 so that nobody learns which paths exist.
 */
export function createBackendApi({
  serviceKey,
  cj,
  rakuten,
  skimlinks,
  log,
}: BackendOptions): Hono {
  const app = new Hono()
  for (const path of ['/cj/*', '/rakuten/*', '/skimlinks/*']) {
    app.use(path, async (c, next) => {
      if (!hasServiceKey(c.req.raw.headers, serviceKey))
        return answer(401, { error: 'The service key is missing or wrong' })
      // Browsers send these headers; our services do not.
      if (c.req.header('Origin') !== undefined || c.req.header('Sec-Fetch-Mode') !== undefined)
        return answer(403, { error: 'This API is not available to browsers' })
      await next()
    })
  }

  app.get('/cj/products', c =>
    pass('CJ', cj, parameters.cjProducts, c.req.raw, (api, { limit, offset, adId }, signal) =>
      api.fetchProducts({ limit, offset, advertiserId: adId }, signal),
    ),
  )
  app.get('/cj/product', c =>
    pass('CJ', cj, parameters.cjProduct, c.req.raw, (api, { productId }, signal) =>
      api.fetchProduct(productId, signal),
    ),
  )
  app.get('/rakuten/products', c =>
    pass(
      'Rakuten',
      rakuten,
      parameters.rakutenProducts,
      c.req.raw,
      (api, { pagenumber, ...search }, signal) =>
        api.fetchProducts({ ...search, page: pagenumber }, signal),
    ),
  )
  app.get('/rakuten/product', c =>
    pass('Rakuten', rakuten, parameters.rakutenProduct, c.req.raw, (api, lookUp, signal) =>
      api.fetchProduct(lookUp, signal),
    ),
  )
  app.get('/rakuten/token', c => pass('Rakuten', rakuten, z.object({}), c.req.raw, passToken))
  app.get('/skimlinks/token', c => pass('Skimlinks', skimlinks, z.object({}), c.req.raw, passToken))

  for (const { path, method } of [...app.routes])
    if (method === 'GET')
      app.all(path, () =>
        answer(405, { error: 'This address does not accept this method' }, { Allow: 'GET, HEAD' }),
      )
  for (const path of ['/cj/*', '/rakuten/*', '/skimlinks/*'])
    app.all(path, () => answer(404, { error: 'No such address' }))

  async function pass<Api, Schema extends z.ZodType>(
    network: string,
    api: Api | undefined,
    schema: Schema,
    request: Request,
    ask: (api: Api, given: z.output<Schema>, signal: AbortSignal) => Promise<unknown>,
  ): Promise<Response> {
    const given = Object.fromEntries(new URL(request.url).searchParams)
    const parsed = schema.safeParse(given)
    if (!parsed.success) {
      const faults = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
      return answer(400, { error: faults.join('; ') })
    }
    if (api === undefined) return answer(503, { error: `${network} is not configured` })
    try {
      return answer(200, await ask(api, parsed.data, request.signal))
    } catch (error) {
      // In this case the caller hung up, which also canceled the call to the network.
      if (request.signal.aborted) return answer(clientClosedRequest, {})
      if (!(error instanceof SourceError)) {
        log.error({ err: error }, `a call to ${network} failed unexpectedly`)
        return answer(500, { error: 'Internal error; the log has the details' })
      }
      log.warn({ error: error.message }, `a call to ${network} failed`)
      // If the status is absent, there was no response, or it could not be read.
      const isAway = error.status === undefined || error.status === 429 || error.status === 503
      return answer(isAway ? 503 : 502, { error: error.message })
    }
  }

  return app
}

async function passToken(
  api: { fetchToken(signal: AbortSignal): Promise<string> },
  _: unknown,
  signal: AbortSignal,
) {
  return { access_token: await api.fetchToken(signal) }
}

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
