import type { z } from 'zod'
import { type Connector, type Cursor, type ReadStep, SourceError } from '../connector.ts'
import { createSourceHttp, type SourceAnswer, type SourceHttpOptions } from '../http.server.ts'
import { type CategoryMap, createCategoryMap } from './map-categories.ts'
import { type Normalised, normaliseProduct } from './normalise.ts'
import { readWhole } from './read-whole.ts'
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
  /** Up to and with the version: https://api.shopstyle.com/api/v2 */
  apiUrl: string
  /** The publisher key, sent as `pid`. */
  apiKey: string
  ratePerMinute?: number
  /** Waits and limits other than the usual ones. */
  http?: Partial<
    Pick<SourceHttpOptions, 'timeoutMs' | 'retries' | 'firstRetryMs' | 'failuresToOpen' | 'healMs'>
  >
}

const name = 'style-shopping catalogue'
/** The upstream's category tree hardly ever changes. */
const categoriesTtlMs = 6 * 60 * 60 * 1000

/** The style-shopping catalogue (letter s). */
export function createStyleConnector({
  apiUrl,
  apiKey,
  ratePerMinute = 750,
  http,
}: StyleSettings): Connector {
  const source = createSourceHttp({ ...http, source: 's', name, ratePerMinute, secrets: [apiKey] })
  let known: { readAt: number; categories: StyleCategories; map: CategoryMap } | undefined

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
    const parsed = schema.safeParse(body)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new SourceError(
      's',
      `${name}: ${url.pathname}: ${issue?.path.join('.') || 'answer'}: ${issue?.message}`,
    )
  }

  async function fetchCategories(signal?: AbortSignal) {
    if (known === undefined || Date.now() - known.readAt > categoriesTtlMs) {
      const categories = await fetchParsed(styleCategories, toUrl('/categories'), false, signal)
      known = { readAt: Date.now(), categories, map: createCategoryMap(categories) }
    }
    return known
  }

  async function* readAll(from?: Cursor, signal?: AbortSignal): AsyncGenerator<ReadStep> {
    // Ends what was asked ahead when the reader stops, for whatever reason.
    const stop = new AbortController()
    const stopped = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal])
    const lists = {
      fetchRetailerIds: async () => {
        const { retailers } = await fetchParsed(styleRetailers, toUrl('/retailers'), true, stopped)
        return retailers.map(({ id }) => id)
      },
      fetchPriceFilterIds: async () => {
        const { priceFilters } = await fetchParsed(stylePriceFilters, toUrl('/priceFilters'), true, stopped)
        return priceFilters.map(({ id }) => id)
      },
      fetchCategories: async () => (await fetchCategories(stopped)).categories,
    }
    try {
      const { map } = await fetchCategories(stopped)
      const pages = readWhole(
        {
          fetchPage: async (query, offset) => {
            const url = toUrl('/products', toSearch(query, offset))
            const { metadata, products } = await fetchParsed(stylePage, url, true, stopped)
            return { total: metadata.total, limit: metadata.limit ?? undefined, records: products }
          },
          fetchParts: query => fetchParts(query, lists),
        },
        from,
      )
      for await (const { records, ...progress } of pages) {
        stopped.throwIfAborted()
        yield { ...progress, ...separate(records.map(record => normaliseProduct(record, map))) }
      }
    } finally {
      stop.abort()
    }
  }

  async function find(id: string, signal?: AbortSignal) {
    // No other text is an id, and none may become a path.
    if (!/^\d{1,20}$/.test(id)) return undefined
    const url = toUrl(`/products/${id}`)
    const [answer, { map }] = await Promise.all([
      source.fetchJson({ url, answerStatuses: [404] }, signal),
      fetchCategories(signal),
    ])
    if (answer.status === 404) return requireUnknownProduct(answer)
    const normalised = normaliseProduct(answer.body, map)
    if ('product' in normalised && normalised.product.id === id) return normalised.product
    const reason =
      'product' in normalised ? `answered product ${normalised.product.id}` : normalised.rejection.reason
    throw new SourceError('s', `${name}: product ${id}: ${reason}`)
  }

  return { source: 's', readAll, find }
}

/** A 404 means a product is gone only when the upstream says so; a proxy's 404 says nothing about products. */
function requireUnknownProduct({ status, body }: SourceAnswer<unknown>): undefined {
  if (styleError.safeParse(body).data?.errorName === 'InvalidProductId') return undefined
  throw new SourceError('s', `${name}: a 404 that is not about the product`, { status })
}

function separate(normalised: readonly Normalised[]): Pick<ReadStep, 'products' | 'rejected'> {
  return {
    products: normalised.flatMap(one => ('product' in one ? one.product : [])),
    rejected: normalised.flatMap(one => ('rejection' in one ? one.rejection : [])),
  }
}
