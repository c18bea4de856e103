import { z } from 'zod'
import { SourceError } from '#app/sources/connector.ts'
import { createSourceHttp, type SourceHttpOptions } from '#app/sources/http.server.ts'
import { maxReportPages, type Period, type ReportReader, splitPeriod } from '../report-reader.ts'
import { normalizeCjRecord } from './record.ts'

export interface CjReaderSettings {
  /** The API's address: https://commissions.api.cj.com/query */
  commissionsUrl: string
  token: string
  companyId: string
  ratePerMinute?: number
  http?: Partial<Pick<SourceHttpOptions, 'timeoutMs' | 'retries' | 'firstRetryMs'>>
}

const name = 'CJ commissions'
/** A rate close to the network's limit. */
const defaultRatePerMinute = 25
/** The longest window that the network accepts. */
const windowDays = 31
/**
 * The overlap is long because a record can change until it is paid,
 * up to four months later, and none of its dates reveals the change.
 */
const overlapDays = 120

const answer = z.object({
  data: z
    .object({
      publisherCommissions: z
        .object({
          maxCommissionId: z.union([z.string(), z.number().transform(String)]).nullish(),
          payloadComplete: z.boolean(),
          records: z.array(z.unknown()),
        })
        .nullish(),
    })
    .nullish(),
  errors: z.array(z.object({ message: z.string().catch('an error without a message') })).nullish(),
})

const fields = `commissionId originalActionId original actionStatus actionType validationStatus
  correctionReason eventDate postingDate lockingDate advertiserId advertiserName websiteId orderId
  shopperId saleAmountUsd pubCommissionAmountUsd orderDiscountUsd coupon
  items { sku quantity perItemSaleAmountUsd totalCommissionUsd }`

/** Reads CJ's commission details over GraphQL, in one-month windows, paging by record id. */
export function createCjReader(settings: CjReaderSettings): ReportReader {
  const { token, companyId, ratePerMinute = defaultRatePerMinute } = settings
  const url = new URL(settings.commissionsUrl)
  const http = createSourceHttp({
    ...settings.http,
    source: 'c',
    name,
    ratePerMinute,
    secrets: [token],
  })

  async function fetchPage(
    { since, until }: Period,
    after: string | undefined,
    signal?: AbortSignal,
  ) {
    // Values are inlined into the query, since the types needed for variables are not public.
    const given = {
      forPublishers: [companyId],
      sincePostingDate: since.toISOString(),
      beforePostingDate: until.toISOString(),
      ...(after === undefined ? {} : { sinceCommissionId: after }),
    }
    const written = Object.entries(given).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    const query = `{ publisherCommissions(${written.join(', ')}) {
      count maxCommissionId payloadComplete records { ${fields} } } }`
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { body } = await http.fetchJson(
      { url, method: 'POST', headers, body: JSON.stringify({ query }) },
      signal,
    )
    const parsed = answer.safeParse(body)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw toError(`${issue?.path.join('.') || 'answer'}: ${issue?.message}`)
    }
    // Errors arrive with status 200. Any error rejects
    // the whole report, because a partial one is useless.
    const [error] = parsed.data.errors ?? []
    const page = parsed.data.data?.publisherCommissions
    if (error || !page) throw toError(error?.message ?? 'no data')
    return page
  }

  function toError(reason: string): SourceError {
    const advice = /authoriz|permission|publisher/i.test(reason)
      ? '; check that CJ_COMPANY_ID is the company CJ_TOKEN belongs to'
      : ''
    return new SourceError('c', `${name}: ${reason.replaceAll(token, '***')}${advice}`)
  }

  return {
    overlapDays,
    async *read(period, signal) {
      for (const window of splitPeriod(period, windowDays)) {
        let after: string | undefined
        for (let page = 0; page < maxReportPages; page += 1) {
          const { records, payloadComplete, maxCommissionId } = await fetchPage(
            window,
            after,
            signal,
          )
          yield records.map(normalizeCjRecord)
          if (payloadComplete) break
          if (maxCommissionId == null || maxCommissionId === after)
            throw toError(
              `more records are promised after ${after ?? 'the first'}, but none follow`,
            )
          after = maxCommissionId
        }
      }
    },
  }
}
