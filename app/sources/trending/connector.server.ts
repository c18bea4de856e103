import type { Product } from '#app/domain/product.ts'
import { createCallWithToken } from '../access-token.ts'
import { type Connector, type Cursor, type ReadStep, SourceError } from '../connector.ts'
import { createDoubts } from '../doubts.ts'
import { createSourceHttp, type SourceHttpOptions } from '../http.server.ts'
import { untilAborted } from '../until-aborted.ts'
import { fetchToken } from './fetch-token.server.ts'
import { normalizeRow } from './normalize.ts'
import { pageSize, type ReportPage, type ReportRead, readReport } from './read-report.ts'
import { trendingPage } from './wire.ts'

export interface TrendingSettings {
  /** The URL of the token call: https://authentication.skimapis.com/access_token */
  tokenUrl: string
  /** https://reporting.skimapis.com */
  apiUrl: string
  publisherId: string
  clientId: string
  clientSecret: string
  ratePerMinute?: number
  /** Overrides the default waits and limits. */
  http?: Partial<
    Pick<SourceHttpOptions, 'timeoutMs' | 'retries' | 'firstRetryMs' | 'failuresToOpen' | 'healMs'>
  >
}

const name = 'trending report'
/** The limit that the upstream documents. */
export const defaultRatePerMinute = 40
/** Identifies the fashion report. The upstream does not document these numbers. */
const verticalId = '168'
/** The number of days after which an unconfirmed price is no longer shown. */
const lingerDays = 14
/** The report changes at most once an hour. */
const reportTtlMs = 60 * 60 * 1000

/** Creates a connector for the network's trending report (letter k). */
export function createTrendingConnector(settings: TrendingSettings): Connector {
  const { tokenUrl, apiUrl, publisherId, ratePerMinute = defaultRatePerMinute } = settings
  const source = createSourceHttp({
    ...settings.http,
    source: 'k',
    name,
    ratePerMinute,
    secrets: [settings.clientSecret],
  })
  const callWithToken = createCallWithToken(() => fetchToken(source, new URL(tokenUrl), settings))
  let report: { day: string; readAt: number; products: Promise<Map<string, Product>> } | undefined

  function fetchPage(offset: number, isBulk: boolean, signal?: AbortSignal): Promise<ReportPage> {
    return callWithToken(async token => {
      const url = toReportUrl(offset)
      // The token must be masked in messages, because this upstream requires it in the URL.
      url.searchParams.set('access_token', token)
      const { body } = await source.fetchJson({ url, isBulk, secrets: [token] }, signal)
      const page = trendingPage.safeParse(body)
      if (page.success) {
        const { pagination, reports } = page.data
        return {
          records: reports,
          hasNext: pagination.has_next,
          total: pagination.total_count ?? undefined,
        }
      }
      const [issue] = page.error.issues
      throw new SourceError(
        'k',
        `${name}: ${url.pathname}: ${issue?.path.join('.') || 'answer'}: ${issue?.message}`,
      )
    }, signal)
  }

  function toReportUrl(offset: number): URL {
    const path = `/publisher/${encodeURIComponent(publisherId)}/trending-products`
    const url = new URL(`${apiUrl.replace(/\/+$/, '')}${path}`)
    url.search = new URLSearchParams({
      period: 'today',
      vertical_id: verticalId,
      currency: 'USD',
      sort_by: 'trending_rank',
      // The report starts with rank 1.
      sort_dir: 'ASC',
      limit: String(pageSize),
      offset: String(offset),
    }).toString()
    return url
  }

  async function* readAll(from?: Cursor, signal?: AbortSignal): AsyncGenerator<ReadStep> {
    // Aborts prefetches when the reader stops, whatever the reason.
    const stop = new AbortController()
    const stopped = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal])
    try {
      stopped.throwIfAborted()
      for await (const read of readReport(
        offset => fetchPage(offset, true, stopped),
        toDay(new Date()),
        from,
      )) {
        stopped.throwIfAborted()
        yield toStep(read)
      }
    } finally {
      stop.abort()
    }
  }

  /**
   * Returns the products of today's report by id. The read continues if its
   * caller aborts, because other callers may be waiting for the same report.
   */
  function getReport(): Promise<Map<string, Product>> {
    const day = toDay(new Date())
    const isFresh =
      report !== undefined && report.day === day && performance.now() - report.readAt < reportTtlMs
    if (report !== undefined && isFresh) return report.products
    const products = fetchReport(day)
    const reading = { day, readAt: performance.now(), products }
    report = reading
    products.catch(() => {
      if (report === reading) report = undefined
    })
    return products
  }

  async function fetchReport(day: string): Promise<Map<string, Product>> {
    const products = new Map<string, Product>()
    for await (const read of readReport(offset => fetchPage(offset, false), day)) {
      for (const product of toStep(read).products)
        if (!products.has(product.id)) products.set(product.id, product)
    }
    return products
  }

  return {
    source: 'k',
    lingerDays,
    readAll,
    getHealth: () => ({ ...source.getHealth(), token: callWithToken.getTokenState() }),
    // The upstream has no call for a single product, so only products in today's report are found.
    async find(id, signal) {
      signal?.throwIfAborted()
      return (await untilAborted(getReport(), signal)).get(id)
    },
  }
}

function toStep({ records, offset, day, ...progress }: ReportRead): ReadStep {
  const step: ReadStep = { ...progress, products: [], rejected: [] }
  const doubts = createDoubts()
  for (const [index, record] of records.entries()) {
    const normalized = normalizeRow(record, { position: offset + index + 1, day }, doubts.add)
    if ('product' in normalized) step.products.push(normalized.product)
    else step.rejected.push(normalized.rejection)
  }
  return { ...step, doubts: doubts.take() }
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
