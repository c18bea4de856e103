import { type Context, Hono } from 'hono'
import type { Sales } from '../commissions/sales.ts'
import { createRateLimit } from '../rate-limit.ts'
import type { Tokens } from '../tokens.ts'
import { toWords } from '../world/search-words.ts'
import { toCommissionReport } from './commission-report.ts'
import { type Period, type TrendingReport, type TrendingRow, toReportRow } from './report.ts'
import { toVerticalGroupsJson, verticalGroups } from './verticals.ts'

export interface SkimlinksApiOptions {
  world: { seed: number; readonly day: number }
  report: TrendingReport
  sales: Sales
  baseUrl: string
  tokens: Tokens
  publisherId: string
  clientId: string
  clientSecret: string
  /** How far the upstream's clock is ahead of ours. */
  clockSkewSeconds: number
  /** Requests per minute; Infinity lifts the limit. */
  requestsPerMinute: number
}

const defaultLimit = 30
const maxLimit = 600
const periods: readonly string[] = ['today', '7_days', '30_days'] satisfies Period[]

/** Creates the routes for tokens, the trending report and the list of verticals. */
export function createSkimlinksApi(options: SkimlinksApiOptions): Hono {
  const { world, report, baseUrl, tokens, publisherId } = options
  const app = new Hono()
  const rateLimit = createRateLimit(options.requestsPerMinute)

  app.post('/access_token', async c => {
    const sent = parseBody(await c.req.text())
    if (sent.grant_type !== 'client_credentials') return refuse(c, 400, 'Unsupported grant_type')
    if (sent.client_id !== options.clientId || sent.client_secret !== options.clientSecret)
      return refuse(c, 401, 'Invalid client credentials')
    const { token, issuedMs } = tokens.getCurrent()
    const timestamp = Math.floor(issuedMs / 1000) + options.clockSkewSeconds
    return c.json({
      access_token: token,
      timestamp,
      expiry_timestamp: timestamp + tokens.ttlSeconds,
    })
  })

  const findRefusal = (c: Context, publisher: string) => {
    // The upstream sends no `Retry-After` header.
    if (rateLimit(publisherId, Date.now()) > 0) return refuse(c, 429, 'Too many requests')
    const token = c.req.query('access_token') ?? ''
    if (tokens.check(token) !== 'valid')
      return refuse(
        c,
        401,
        token === '' ? 'Missing access_token' : 'Invalid or expired access_token',
      )
    return publisher === publisherId ? undefined : refuse(c, 403, 'Not your publisher')
  }

  app.get('/publisher/:id/commission-report', c => {
    const refusal = findRefusal(c, c.req.param('id'))
    if (refusal) return refusal
    const answer = toCommissionReport(options.sales, c.req.query())
    return answer.fault === undefined ? c.json(answer) : refuse(c, 400, answer.fault)
  })

  app.get('/publisher/:id/trending-products', c => {
    const refusal = findRefusal(c, c.req.param('id'))
    if (refusal) return refusal
    const query = c.req.query()
    const period = query.period
    if (!isPeriod(period)) return refuse(c, 400, `period must be one of ${periods.join(', ')}`)
    const limit = toInteger(query.limit, defaultLimit)
    const offset = toInteger(query.offset, 0)
    if (limit === undefined || limit < 1 || limit > maxLimit)
      return refuse(c, 400, `limit must be between 1 and ${maxLimit}`)
    if (offset === undefined || offset < 0) return refuse(c, 400, 'offset must not be negative')
    for (const name of ['a_id', 'vertical_id']) {
      if (query[name] !== undefined && toInteger(query[name], 0) === undefined)
        return refuse(c, 400, `${name} must be a number`)
    }
    if (query.sort_by !== undefined && !['popular_rank', 'trending_rank'].includes(query.sort_by))
      return refuse(c, 400, 'sort_by must be popular_rank or trending_rank')
    if (query.sort_dir !== undefined && !['ASC', 'DESC'].includes(query.sort_dir))
      return refuse(c, 400, 'sort_dir must be ASC or DESC')

    const rows = sort(report.list().filter(getTest(query)), query)
    const page = rows.slice(offset, offset + limit)
    return c.json({
      pagination: {
        has_next: offset + page.length < rows.length,
        total_count: rows.length,
        offset,
        limit,
      },
      reports: page.map(row => toReportRow(world, row, period, baseUrl)),
    })
  })

  app.get('/v4/verticals', c => c.json(toVerticalGroupsJson()))
  app.get('/v4/alternative_verticals', c =>
    c.json(
      verticalGroups.map(({ id, name, verticals }) => ({
        taxonomy: 'alternative',
        id,
        name,
        verticals,
      })),
    ),
  )
  return app
}

/** Returns a token like `{id}:{timestamp}:{hash}`, which must be URL-encoded in a query. */
export function formatSkimlinksToken(issuedMs: number): string {
  return `123456:${Math.floor(issuedMs / 1000)}:${crypto.randomUUID().replaceAll('-', '')}`
}

function getTest(query: Record<string, string>): (row: TrendingRow) => boolean {
  const words = toWords(query.product_search ?? '')
  const is = (parameter: string | undefined, value: string | number) =>
    parameter === undefined || parameter === String(value)
  return ({ offer: { advertiser }, verticalId, name }) =>
    is(query.a_id, advertiser.id) &&
    is(query.vertical_id, verticalId) &&
    is(query.country_code, advertiser.country) &&
    words.every(word => toWords(name).includes(word))
}

/** Sorts rows, by default by popularity, with the highest rank first; `DESC` reverses any order. */
function sort(rows: readonly TrendingRow[], query: Record<string, string>): TrendingRow[] {
  const key = query.sort_by === 'trending_rank' ? 'trendingRank' : 'popularRank'
  const sign = query.sort_dir === 'DESC' ? -1 : 1
  return rows.toSorted((a, b) => sign * (a[key] - b[key]))
}

/** Parses a JSON body, as documented, or a form, which also works although it is not documented. */
function parseBody(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null) return { ...body }
  } catch {
    // Not JSON.
  }
  return Object.fromEntries(new URLSearchParams(text))
}

function isPeriod(text: string | undefined): text is Period {
  return text !== undefined && periods.includes(text)
}

function toInteger(text: string | undefined, otherwise: number): number | undefined {
  if (text === undefined) return otherwise
  return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined
}

function refuse(c: Context, status: 400 | 401 | 403 | 429, message: string) {
  return c.json({ message }, status)
}
