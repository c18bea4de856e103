import { z } from 'zod'
import { SourceError } from '#app/sources/connector.ts'
import { createRakutenCall, type RakutenCallSettings } from '#app/sources/rakuten/call.server.ts'
import { maxReportPages, type Period, type ReportReader } from '../report-reader.ts'
import { normalizeRakutenRecord } from './record.ts'

const name = 'Rakuten transactions'
const path = '/events/1.0/transactions'
const pageSize = 1_000
/**
 * The number of days that the API reaches back. Older
 * rows are only in the reports on the network's website.
 */
const reachDays = 30
/** Corrections are separate rows with their own date, so the overlap can be short. */
const overlapDays = 3

const answer = z.array(z.unknown())

/** Reads Rakuten's transactions by processing date, in pages of a thousand. */
export function createRakutenReader(settings: RakutenCallSettings): ReportReader {
  const { source, toUrl, callWithToken } = createRakutenCall(settings)

  async function fetchPage(
    { since, until }: Period,
    page: number,
    signal?: AbortSignal,
  ): Promise<unknown[]> {
    const search = new URLSearchParams({
      process_date_start: formatTime(since),
      process_date_end: formatTime(until),
      limit: String(pageSize),
      page: String(page),
    })
    const { body } = await callWithToken(token => {
      const headers = { authorization: `Bearer ${token}` }
      const request = { url: toUrl(path, search), headers, isBulk: true, secrets: [token] }
      return source.fetchJson(request, signal)
    }, signal)
    const rows = answer.safeParse(body)
    if (rows.success) return rows.data
    throw new SourceError('r', `${name}: expected a list of rows: ${rows.error.issues[0]?.message}`)
  }

  return {
    overlapDays,
    reachDays,
    async *read(period, signal) {
      for (let page = 1; page <= maxReportPages; page += 1) {
        const rows = await fetchPage(period, page, signal)
        yield rows.map(normalizeRakutenRecord)
        if (rows.length < pageSize) return
      }
    },
  }
}

/** Formats a date as 2026-03-01 10:00:00, in UTC. */
function formatTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}
