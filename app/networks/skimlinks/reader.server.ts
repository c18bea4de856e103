import { z } from 'zod'
import { createCallWithToken } from '#app/sources/access-token.ts'
import { SourceError } from '#app/sources/connector.ts'
import { createSourceHttp } from '#app/sources/http.server.ts'
import type { TrendingSettings } from '#app/sources/trending/connector.server.ts'
import { fetchToken } from '#app/sources/trending/fetch-token.server.ts'
import { maxReportPages, type Period, type ReportReader } from '../report-reader.ts'
import { normalizeSkimlinksRecord } from './record.ts'

const name = 'Skimlinks commissions'
/** The network allows forty calls a minute, but only three hundred an hour. */
const ratePerMinute = 5
/** The largest page size allowed. */
const pageSize = 5_000
/** Changes are reported by their own date, so the overlap can be short. */
const overlapDays = 2
/** Requests also specify a range of sale dates; changes to sales older than this are not read. */
const saleReachDays = 400

const answer = z.object({
  commissions: z.array(z.unknown()),
  pagination: z.object({ has_next: z.boolean() }),
})

/**
 * Reads Skimlinks' commission report, which has every
 * commission that is new or changed since a given time.
 */
export function createSkimlinksReader(settings: TrendingSettings): ReportReader {
  const source = createSourceHttp({
    ...settings.http,
    source: 'k',
    name,
    ratePerMinute: Math.min(ratePerMinute, settings.ratePerMinute ?? ratePerMinute),
    secrets: [settings.clientSecret],
  })
  const callWithToken = createCallWithToken(() =>
    fetchToken(source, new URL(settings.tokenUrl), settings),
  )

  function toUrl({ since, until }: Period, offset: number): URL {
    const publisher = encodeURIComponent(settings.publisherId)
    const url = new URL(
      `${settings.apiUrl.replace(/\/+$/, '')}/publisher/${publisher}/commission-report`,
    )
    const start = new Date(since.getTime() - saleReachDays * 24 * 3_600_000)
    url.search = new URLSearchParams({
      start_date: start.toISOString().slice(0, 10),
      end_date: until.toISOString().slice(0, 10),
      updated_since: since.toISOString().slice(0, 19),
      limit: String(pageSize),
      offset: String(offset),
    }).toString()
    return url
  }

  async function fetchPage(period: Period, offset: number, signal?: AbortSignal) {
    const { body } = await callWithToken(token => {
      const url = toUrl(period, offset)
      // This API requires the token in the query string, so error messages must mask it.
      url.searchParams.set('access_token', token)
      return source.fetchJson({ url, secrets: [token] }, signal)
    }, signal)
    const page = answer.safeParse(body)
    if (page.success) return page.data
    const [issue] = page.error.issues
    throw new SourceError('k', `${name}: ${issue?.path.join('.') || 'answer'}: ${issue?.message}`)
  }

  return {
    overlapDays,
    async *read(period, signal) {
      let offset = 0
      for (let page = 0; page < maxReportPages; page += 1) {
        const { commissions, pagination } = await fetchPage(period, offset, signal)
        yield commissions.map(normalizeSkimlinksRecord)
        if (!pagination.has_next || commissions.length === 0) return
        offset += commissions.length
      }
    },
  }
}
