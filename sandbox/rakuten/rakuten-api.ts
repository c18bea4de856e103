import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Sales } from '../commissions/sales.ts'
import { createRateLimit } from '../rate-limit.ts'
import type { Tokens } from '../tokens.ts'
import { rakutenAdvertisers } from '../world/advertisers.ts'
import { deepLinkPath } from './click.ts'
import { toItem } from './item.ts'
import type { RakutenRows } from './rows.ts'
import { search } from './search.ts'
import { createTokenApi, type RakutenCredentials } from './token-api.ts'
import { createTransactions } from './transactions.ts'
import { element, formatXml, type XmlElement } from './xml.ts'

export interface RakutenApiOptions extends RakutenCredentials {
  seed: number
  rows: RakutenRows
  sales: Sales
  baseUrl: string
  tokens: Tokens
  /** The limit for all endpoints together, including the token endpoint; Infinity lifts it. */
  requestsPerMinute: number
}

/** The publisher's code: eleven characters, some of which need URL encoding. */
const publisherCode = 'Ab*dEfGh/jK'
const paths = [
  '/token',
  '/productsearch/*',
  '/v2/advertisers',
  '/advertisersearch/*',
  '/v1/links/*',
  '/events/*',
]

export function createRakutenApi(options: RakutenApiOptions): Hono {
  const { seed, rows, baseUrl, tokens, requestsPerMinute } = options
  const app = new Hono()
  const rateLimit = createRateLimit(requestsPerMinute)

  for (const path of paths) {
    app.use(path, async (c, next) => {
      const waitSeconds = rateLimit('application', Date.now())
      if (Number.isFinite(requestsPerMinute))
        c.header('x-ratelimit-limit-minute', String(requestsPerMinute))
      if (waitSeconds === 0) return next()
      c.header('x-ratelimit-remaining-minute', '0')
      c.header('retry-after', String(waitSeconds))
      return c.json({ message: 'API rate limit exceeded' }, 429)
    })
  }
  app.route('/', createTokenApi(tokens, options))

  // The upstream's two gateways report a bad token differently.
  app.use('/productsearch/*', (c, next) => {
    const standing = getStanding(c, tokens)
    return standing === 'valid' ? next() : Promise.resolve(toFault(c, faults[standing]))
  })
  for (const path of ['/v2/advertisers', '/advertisersearch/*', '/v1/links/*', '/events/*']) {
    app.use(path, (c, next) => {
      const standing = getStanding(c, tokens)
      if (standing === 'valid') return next()
      const isMissing = standing === 'missing'
      const error = isMissing ? 'invalid_request' : 'invalid_token'
      const description = isMissing
        ? 'The access token is missing'
        : 'The access token is invalid or has expired'
      return Promise.resolve(c.json({ error, error_description: description }, 401))
    })
  }

  app.route('/', createTransactions(options.sales))

  app.get('/productsearch/1.0', c => {
    const answer = search(rows.list(), new URL(c.req.url).searchParams)
    if (!answer) return toXml(c, element('result', [toErrors('718615', 'No keyword specified.')]))
    return toXml(
      c,
      element('result', [
        element('TotalMatches', String(answer.totalMatches)),
        element('TotalPages', String(answer.totalPages)),
        element('PageNumber', String(answer.page)),
        ...answer.rows.map(row => toItem(seed, row, baseUrl, publisherCode)),
      ]),
    )
  })

  app.get('/advertisersearch/1.0', c => {
    const name = c.req.query('merchantname')?.trim().toLowerCase() ?? ''
    const found = rakutenAdvertisers.filter(advertiser =>
      advertiser.name.toLowerCase().includes(name),
    )
    const merchants = found.map(({ id, name: merchantname }) =>
      element('merchant', [element('mid', String(id)), element('merchantname', merchantname)]),
    )
    return toXml(c, element('result', [element('midlist', merchants)]))
  })

  app.get('/v2/advertisers', c => {
    const page = Math.max(1, Number(c.req.query('page')) || 1)
    const limit = Math.min(200, Math.max(1, Number(c.req.query('limit')) || 20))
    const shown = rakutenAdvertisers.slice((page - 1) * limit, page * limit)
    return c.json({
      _metadata: {
        api_name_version: 'advertisers_v2',
        page,
        limit,
        total: rakutenAdvertisers.length,
      },
      advertisers: shown.map(({ id, name, retailer, country }) => ({
        id,
        name,
        url: `https://www.${retailer.hostDomain}`,
        network: country === 'US' ? 1 : 3,
        policies: { international_capabilities: { ships_to: [country] } },
      })),
    })
  })

  app.post('/v1/links/deep_links', async c => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const { url, advertiser_id, u1 } = (
      typeof body === 'object' && body !== null ? body : {}
    ) as Record<string, unknown>
    const advertiser = rakutenAdvertisers.find(({ id }) => id === Number(advertiser_id))
    if (typeof url !== 'string' || !advertiser)
      return c.json({ error: 'invalid_request', error_description: 'No such advertiser' }, 400)
    const tag = typeof u1 === 'string' ? u1 : ''
    const path = deepLinkPath({ id: publisherCode, advertiserId: advertiser.id, url, tag })
    return c.json({
      advertiser: {
        id: advertiser.id,
        name: advertiser.name,
        url: `https://www.${advertiser.retailer.hostDomain}`,
        deep_link: { deep_link_url: `${baseUrl}${path}`, u1: tag },
      },
    })
  })
  return app
}

function getStanding(c: Context, tokens: Tokens): 'valid' | 'expired' | 'unknown' | 'missing' {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  return token === undefined ? 'missing' : tokens.check(token)
}

const faults = {
  unknown: ['900901', 'Invalid Credentials'],
  missing: ['900902', 'Missing Credentials'],
  expired: ['900904', 'Access Token Inactive'],
} as const

function toFault(c: Context, [code, message]: (typeof faults)[keyof typeof faults]) {
  const parts = [
    element('ams:code', code),
    element('ams:message', message),
    element('ams:description', 'Access failure for API: /productsearch, version: 1.0'),
  ]
  return toXml(
    c,
    element('ams:fault', parts, { 'xmlns:ams': 'http://wso2.org/apimanager/security' }),
    401,
  )
}

function toErrors(id: string, text: string): XmlElement {
  return element('Errors', [element('ErrorID', id), element('ErrorText', text)])
}

function toXml(c: Context, root: XmlElement, status: ContentfulStatusCode = 200) {
  return c.body(formatXml(root), status, { 'Content-Type': 'text/xml;charset=UTF-8' })
}
