import type { z } from 'zod'
import {
  type Connector,
  type Cursor,
  type KnownRecords,
  type ReadStep,
  SourceError,
} from '../connector.ts'
import { createDoubts } from '../doubts.ts'
import { toFingerprint } from '../fingerprint.ts'
import { createSourceHttp, type SourceAnswer, type SourceHttpOptions } from '../http.server.ts'
import { readChanged } from '../read-changed.ts'
import { sliceRecords } from '../slice-records.ts'
import { type CategoryMap, createCategoryMap } from './map-categories.ts'
import { normalizeProduct } from './normalize.ts'
import { readWhole } from './read-whole.ts'
import { normalizeText, toRecordFingerprint, toSentRecord } from './record-text.ts'
import { fetchParts } from './split.ts'
import { toSearch } from './style-query.ts'
import {
  type StyleCategories,
  styleCategories,
  styleError,
  stylePage,
  stylePriceFilters,
  styleRetailers,
} from './wire.ts'

export interface StyleSettings {
  /** The URL up to and including the version: https://api.shopstyle.com/api/v2 */
  apiUrl: string
  /** The publisher key, sent as `pid`. */
  apiKey: string
  ratePerMinute?: number
  /** Overrides the default waits and limits. */
  http?: Partial<
    Pick<SourceHttpOptions, 'timeoutMs' | 'retries' | 'firstRetryMs' | 'failuresToOpen' | 'healMs'>
  >
}

const name = 'style-shopping catalogue'
/** The limit that the upstream documents. */
export const defaultRatePerMinute = 750
/** The upstream's category tree rarely changes. */
const categoriesTtlMs = 6 * 60 * 60 * 1000

/** Creates a connector for the style-shopping catalogue (letter s). */
export function createStyleConnector({
  apiUrl,
  apiKey,
  ratePerMinute = defaultRatePerMinute,
  http,
}: StyleSettings): Connector {
  const source = createSourceHttp({ ...http, source: 's', name, ratePerMinute, secrets: [apiKey] })
  let tree:
    | { readAt: number; categories: StyleCategories; map: CategoryMap; fingerprint: string }
    | undefined

  function toUrl(path: string, search = new URLSearchParams()): URL {
    const url = new URL(`${apiUrl.replace(/\/+$/, '')}${path}`)
    url.search = search.toString()
    url.searchParams.set('format', 'json')
    url.searchParams.set('pid', apiKey)
    return url
  }

  async function fetchParsed<Schema extends z.ZodType>(
    schema: Schema,
    url: URL,
    isBulk: boolean,
    signal?: AbortSignal,
  ) {
    const { body } = await source.fetchJson({ url, isBulk }, signal)
    return requireShape(schema, url, body)
  }

  function requireShape<Schema extends z.ZodType>(schema: Schema, url: URL, body: unknown) {
    const parsed = schema.safeParse(body)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new SourceError(
      's',
      `${name}: ${url.pathname}: ${issue?.path.join('.') || 'answer'}: ${issue?.message}`,
    )
  }

  async function fetchCategories(signal?: AbortSignal) {
    if (tree === undefined || Date.now() - tree.readAt > categoriesTtlMs) {
      const categories = await fetchParsed(styleCategories, toUrl('/categories'), false, signal)
      const fingerprint = toFingerprint(JSON.stringify(categories))
      tree = { readAt: Date.now(), categories, map: createCategoryMap(categories), fingerprint }
    }
    return tree
  }

  async function fetchPage(url: URL, signal: AbortSignal) {
    const { body } = await source.fetchParsed(
      { url, isBulk: true },
      (text, contentType) => sliceRecords(text, 'products', contentType),
      signal,
    )
    const { total, limit } = requireShape(stylePage, url, body.rest).metadata
    return { total, limit: limit ?? undefined, records: body.records.map(toSentRecord) }
  }

  async function* readAll(
    from?: Cursor,
    signal?: AbortSignal,
    known?: KnownRecords,
  ): AsyncGenerator<ReadStep> {
    // Aborts prefetches when the reader stops, whatever the reason.
    const stop = new AbortController()
    const stopped = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal])
    const lists = {
      fetchRetailerIds: async () => {
        const { retailers } = await fetchParsed(styleRetailers, toUrl('/retailers'), true, stopped)
        return retailers.map(({ id }) => id)
      },
      fetchPriceFilterIds: async () => {
        const { priceFilters } = await fetchParsed(
          stylePriceFilters,
          toUrl('/priceFilters'),
          true,
          stopped,
        )
        return priceFilters.map(({ id }) => id)
      },
      fetchCategories: async () => (await fetchCategories(stopped)).categories,
    }
    try {
      const { map, fingerprint } = await fetchCategories(stopped)
      const pages = readWhole(
        {
          fetchPage: (query, offset) =>
            fetchPage(toUrl('/products', toSearch(query, offset)), stopped),
          fetchParts: query => fetchParts(query, lists),
        },
        from,
      )
      const doubts = createDoubts()
      const reading = {
        normalize: (text: string) => normalizeText(text, map, doubts.add),
        toFingerprint: (text: string) => toRecordFingerprint(text, fingerprint),
      }
      for await (const { records, ...progress } of pages) {
        stopped.throwIfAborted()
        const step = await readChanged(records, reading, known)
        yield { ...progress, ...step, doubts: doubts.take() }
      }
    } finally {
      stop.abort()
    }
  }

  async function find(id: string, signal?: AbortSignal) {
    // Any other text is not an id and must not become part of a path.
    if (!/^\d{1,20}$/.test(id)) return undefined
    const url = toUrl(`/products/${id}`)
    const [answer, { map }] = await Promise.all([
      source.fetchJson({ url, answerStatuses: [404] }, signal),
      fetchCategories(signal),
    ])
    if (answer.status === 404) return requireUnknownProduct(answer)
    const normalized = normalizeProduct(answer.body, map)
    if ('product' in normalized && normalized.product.id === id) return normalized.product
    const reason =
      'product' in normalized
        ? `returned product ${normalized.product.id}`
        : normalized.rejection.detail
    throw new SourceError('s', `${name}: product ${id}: ${reason}`)
  }

  return { source: 's', readAll, find, getHealth: source.getHealth }
}

/**
 * Throws unless the 404 contains the upstream's own error
 * for an unknown product, because proxies send 404s too.
 */
function requireUnknownProduct({ status, body }: SourceAnswer<unknown>): undefined {
  if (styleError.safeParse(body).data?.errorName === 'InvalidProductId') return undefined
  throw new SourceError('s', `${name}: a 404 that is not about the product`, { status })
}
