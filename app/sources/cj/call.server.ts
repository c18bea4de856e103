import type { z } from 'zod'
import { cleanText } from '#app/vocabulary/clean-text.ts'
import { SourceError } from '../connector.ts'
import { createSourceHttp, type SourceHttpOptions } from '../http.server.ts'
import type { CjQuery } from './query.ts'
import { type CjError, cjAnswer } from './wire.ts'

export interface CjCallSettings {
  /** The complete URL: https://ads.api.cj.com/query */
  apiUrl: string
  /** A personal access token that belongs to one of the company's users. */
  token: string
  /** The publisher's own company id (CID). */
  companyId: string
  /** The id of the publisher's website (PID), which appears in tracked links. */
  websiteId: string
  ratePerMinute?: number
  /** Overrides the default timeouts and limits. */
  http?: Partial<
    Pick<SourceHttpOptions, 'timeoutMs' | 'retries' | 'firstRetryMs' | 'failuresToOpen' | 'healMs'>
  >
}

export interface Asking {
  isBulk: boolean
  signal: AbortSignal | undefined
}

const name = 'CJ'
/** The service documents no limit; this is the limit of CJ's older APIs. */
export const defaultRatePerMinute = 25
/** The upstream is slow to return a thousand rows with descriptions. */
const timeoutMs = 30_000

/**
 * Creates functions that send one query each. Every failure
 * is a `SourceError` whose message says how to fix it.
 */
export function createCjCall(settings: CjCallSettings) {
  const { token, ratePerMinute = defaultRatePerMinute } = settings
  const url = new URL(settings.apiUrl)
  const http = createSourceHttp({
    timeoutMs,
    ...settings.http,
    source: 'c',
    name,
    ratePerMinute,
    secrets: [token],
  })

  /** Sends a query and returns the data of the response, with any errors that came with it. */
  async function fetchPart<Schema extends z.ZodType>(
    schema: Schema,
    { field, query, variables }: CjQuery,
    { isBulk, signal }: Asking,
  ): Promise<{ part: z.output<Schema>; errors: readonly CjError[] }> {
    const request = {
      url,
      method: 'POST' as const,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      isBulk,
    }
    const { body } = await http.fetchJson(request, signal).catch(explainRefusal)
    const answer = cjAnswer.safeParse(body)
    if (!answer.success) throw toError(field, toReason(answer.error))
    const errors = answer.data.errors ?? []
    const sent = answer.data.data?.[field]
    if (sent == null) throw toError(field, toMessage(errors) ?? 'no data')
    const parsed = schema.safeParse(sent)
    if (!parsed.success) throw toError(field, toMessage(errors) ?? toReason(parsed.error))
    return { part: parsed.data, errors }
  }

  /**
   * Sends a query and throws if the response contains any
   * errors. Used for lists that are useless if incomplete.
   */
  async function fetchWhole<Schema extends z.ZodType>(
    schema: Schema,
    query: CjQuery,
    asking: Asking,
  ) {
    const { part, errors } = await fetchPart(schema, query, asking)
    const message = toMessage(errors)
    if (message !== undefined) throw toError(query.field, message)
    return part
  }

  function toError(field: string, reason: string): SourceError {
    const advice = /\bpid\b|website/i.test(reason)
      ? '; check that CJ_WEBSITE_ID is a website of the company'
      : /compan|authoriz|permission/i.test(reason)
        ? '; check that CJ_COMPANY_ID is the company CJ_TOKEN belongs to'
        : ''
    return new SourceError('c', `${name}: ${field}: ${reason.replaceAll(token, '***')}${advice}`)
  }

  return { fetchPart, fetchWhole, toError, getHealth: http.getHealth }
}

function explainRefusal(error: unknown): never {
  if (!(error instanceof SourceError) || (error.status !== 401 && error.status !== 403)) throw error
  const advice =
    'the token was refused; set CJ_TOKEN to a personal access token that is still valid'
  throw new SourceError('c', `${error.message}; ${advice}`, { status: error.status })
}

function toMessage(errors: readonly CjError[]): string | undefined {
  if (errors.length === 0) return undefined
  const messages = errors
    .slice(0, 3)
    .map(({ message }) => cleanText(message, 200) ?? 'an error without a message')
  return [...new Set(messages)].join('; ')
}

function toReason({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') || 'answer'}: ${issue?.message}`
}
