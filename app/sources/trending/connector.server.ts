import type { Product } from '#app/domain/product.ts'
import { createCallWithToken } from '../access-token.ts'
import { type Connector, type Cursor, type ReadStep, SourceError } from '../connector.ts'
import { createSourceHttp, type SourceHttpOptions } from '../http.server.ts'
import { untilAborted } from '../until-aborted.ts'
import { fetchToken } from './fetch-token.server.ts'
import { normaliseRow } from './normalise.ts'
import { pageSize, type ReportPage, type ReportRead, readReport } from './read-report.ts'
import { trendingPage } from './wire.ts'

export interface TrendingSettings {
  /** The call itself: https://authentication.skimapis.com/access_token */
  tokenUrl: string
  /** https://reporting.skimapis.com */
  apiUrl: string
  publisherId: string
  clientId: string
  clientSecret: string
  ratePerMinute?: number
  /** Waits and limits other than the usual ones. */
  http?: Partial<
    Pick<SourceHttpOptions, 'timeoutMs' | 'retries' | 'firstRetryMs' | 'failuresToOpen' | 'healMs'>
  >
}

const name = 'trending report'
/** The fashion report the product is built on; what the number is called upstream is not published. */
const verticalId = '168'
/** A price that nobody has confirmed for longer than this is not worth showing. */
const lingerDays = 14
/** The report changes hourly at most. */
const reportTtlMs = 60 * 60 * 1000

/** The network's trending report (letter k). */
export function createTrendingConnector(settings: TrendingSettings): Connector {
  const { tokenUrl, apiUrl, publisherId, ratePerMinute = 40 } = settings
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
      // In the query, as this upstream wants it, so it must be struck from whatever is said of the call.
      url.searchParams.set('access_token', token)
      const { body } = await source.fetchJson({ url, isBulk, secrets: [token] }, signal)
      const page = trendingPage.safeParse(body)
      if (page.success) {
        const { pagination, reports } = page.data
        return { records: reports, hasNext: pagination.has_next, total: pagination.total_count ?? undefined }
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
      // Rank 1 is the top.
      sort_dir: 'ASC',
      limit: String(pageSize),
      offset: String(offset),
    }).toString()
    return url
  }

  async function* readAll(from?: Cursor, signal?: AbortSignal): AsyncGenerator<ReadStep> {
    // Ends what was asked ahead when the reader stops, for whatever reason.
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

  /** Today's report by id. Outlives a caller that leaves: others look into the same one. */
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
    // There is no call for one product: it trends today, or nothing is known of it.
    async find(id, signal) {
      signal?.throwIfAborted()
      return (await untilAborted(getReport(), signal)).get(id)
    },
  }
}

function toStep({ records, offset, day, ...progress }: ReportRead): ReadStep {
  const step: ReadStep = { ...progress, products: [], rejected: [] }
  for (const [index, record] of records.entries()) {
    const normalised = normaliseRow(record, { position: offset + index + 1, day })
    if ('product' in normalised) step.products.push(normalised.product)
    else step.rejected.push(normalised.rejection)
  }
  return step
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
