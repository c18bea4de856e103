import type { z } from 'zod'
import type { Product } from '#app/domain/product.ts'
import { cleanText } from '../clean-text.ts'
import { type Connector, type Cursor, type ReadStep, SourceError } from '../connector.ts'
import { createSourceHttp, type SourceHttpOptions } from '../http.server.ts'
import { joinGroup } from './join-group.ts'
import { parseProductId } from './product-id.ts'
import { type CjQuery, maxFeedsPerPage, toFeedsQuery, toKeysQuery, toRowsQuery } from './query.ts'
import { type CjFeed, type CjPages, readFeeds, readGroup } from './read-feeds.ts'
import { maxRowsPerGroup, type RowGroup, readGroups } from './read-groups.ts'
import { type CjError, cjAnswer, cjFeeds, cjRowKeys, cjRows } from './wire.ts'

export interface CjSettings {
  /** The whole address: https://ads.api.cj.com/query */
  apiUrl: string
  /** A personal access token of a user of that company. */
  token: string
  /** The publisher's own company id (CID). */
  companyId: string
  /** The publisher's website (PID) that tracked links carry. */
  websiteId: string
  /** Upstream tells no limit of this service; that of its older ones is the default. */
  ratePerMinute?: number
  /** Waits and limits other than the usual ones. */
  http?: Partial<
    Pick<SourceHttpOptions, 'timeoutMs' | 'retries' | 'firstRetryMs' | 'failuresToOpen' | 'healMs'>
  >
  /** Parts other than the usual ones. */
  parts?: { maxRows?: number; rowsPerCall?: number }
}

const name = 'CJ'
const maxFeedPages = 100
/** A thousand rows with descriptions take upstream a while. */
const timeoutMs = 30_000
/** Pages of ids read through for one product; each is a call of the rate. */
const maxPagesToFind = 20

interface Asking {
  isBulk: boolean
  signal: AbortSignal | undefined
}

/** CJ's product search (letter c). */
export function createCjConnector(settings: CjSettings): Connector {
  const { token, ratePerMinute = 25 } = settings
  const url = new URL(settings.apiUrl)
  const http = createSourceHttp({
    timeoutMs,
    ...settings.http,
    source: 'c',
    name,
    ratePerMinute,
    secrets: [token],
  })

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

  /** For lists of which a part is as bad as nothing. */
  async function fetchWhole<Schema extends z.ZodType>(schema: Schema, query: CjQuery, asking: Asking) {
    const { part, errors } = await fetchPart(schema, query, asking)
    const message = toMessage(errors)
    if (message !== undefined) throw toError(query.field, message)
    return part
  }

  function createPages(asking: Asking): CjPages {
    return {
      async fetchFeeds() {
        const feeds = new Map<string, CjFeed>()
        let offset = 0
        for (let page = 0; page < maxFeedPages; page += 1) {
          const { limit, resultList } = await fetchWhole(cjFeeds, toFeedsQuery(settings, offset), asking)
          const before = feeds.size
          for (const { adId, productCount } of resultList)
            feeds.set(adId, { adId, rows: Math.max(0, Math.trunc(productCount ?? 0)) })
          offset += resultList.length
          const isLast = resultList.length < Math.min(limit ?? maxFeedsPerPage, maxFeedsPerPage)
          if (isLast || feeds.size === before) return [...feeds.values()]
        }
        throw toError('productFeeds', `more than ${maxFeedPages} pages of feeds`)
      },
      async fetchKeys(adId, page) {
        const query = toKeysQuery(settings, adId, page)
        const { resultList, nextPage } = await fetchWhole(cjRowKeys, query, asking)
        return { rows: resultList, nextPage: nextPage || undefined }
      },
      async fetchRows(adId, ids) {
        const { part, errors } = await fetchPart(cjRows, toRowsQuery(settings, adId, ids), asking)
        return { rows: part.resultList, errors }
      },
      toError: reason => toError('shoppingProducts', reason),
    }
  }

  async function* readAll(from?: Cursor, signal?: AbortSignal): AsyncGenerator<ReadStep> {
    // Ends what was asked ahead when the reader stops, for whatever reason.
    const stop = new AbortController()
    const stopped = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal])
    stopped.throwIfAborted()
    try {
      const steps = readFeeds(createPages({ isBulk: true, signal: stopped }), { ...settings.parts, from })
      for await (const step of steps) {
        stopped.throwIfAborted()
        yield step
      }
    } finally {
      stop.abort()
    }
  }

  async function find(id: string, signal?: AbortSignal): Promise<Product | undefined> {
    const key = parseProductId(id)
    if (key === undefined) return undefined
    const pages = createPages({ isBulk: false, signal })
    const group = await findGroup(id, pages)
    if (group === undefined) return undefined
    const { products, rejected } = joinGroup(group, await readGroup(pages, group), new Date())
    const [product] = products
    const [rejection] = rejected
    if (product === undefined && rejection !== undefined)
      throw new SourceError('c', `${name}: product ${id}: ${rejection.reason}`)
    return product
  }

  /**
   * There is no query by group, and half a group's sizes would pass for all of them: so the ids of its feed are read
   * through, 10,000 a call. A row that stands for itself is asked for at once.
   */
  async function findGroup(id: string, pages: CjPages): Promise<RowGroup | undefined> {
    const key = parseProductId(id)
    if (key === undefined) return undefined
    if (key.rowId !== undefined) return { id, key, rowIds: [key.rowId], isTooLarge: false }
    let pagesRead = 0
    const fetchKeys = (page: string | undefined) => {
      pagesRead += 1
      if (pagesRead <= maxPagesToFind) return pages.fetchKeys(key.adId, page)
      throw toError('products', `feed ${key.adId} is too large to look for one group in`)
    }
    const window = await readGroups(fetchKeys, { adId: key.adId, only: id, maxRows: maxRowsPerGroup })
    if (window.isEndless) throw toError('products', `the pages of feed ${key.adId} come round again`)
    return window.groups[0]
  }

  function toError(field: string, reason: string): SourceError {
    const advice = /\bpid\b|website/i.test(reason)
      ? '; check that CJ_WEBSITE_ID is a website of the company'
      : /compan|authoriz|permission/i.test(reason)
        ? '; check that CJ_COMPANY_ID is the company CJ_TOKEN belongs to'
        : ''
    return new SourceError('c', `${name}: ${field}: ${reason.replaceAll(token, '***')}${advice}`)
  }

  return { source: 'c', readAll, find }
}

function explainRefusal(error: unknown): never {
  if (!(error instanceof SourceError) || (error.status !== 401 && error.status !== 403)) throw error
  const advice = 'the token was refused; set CJ_TOKEN to a personal access token that is still valid'
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
