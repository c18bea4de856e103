import type { Product } from '#app/domain/product.ts'
import { type Connector, type Cursor, type ReadStep, SourceError } from '../connector.ts'
import { type Asking, type CjCallSettings, createCjCall } from './call.server.ts'
import { joinRows, readProductKey } from './join-rows.ts'
import { type CjProductKey, formatProductId, parseProductId } from './product-id.ts'
import { maxFeedsPerPage, toFeedsQuery, toKeysQuery, toRowsQuery } from './query.ts'
import { type CjFeed, type CjPages, readFeeds, readGroup } from './read-feeds.ts'
import { maxRowsPerGroup, type RowGroup, readGroups } from './read-groups.ts'
import { cjFeeds, cjRowKeys, cjRows } from './wire.ts'

export interface CjSettings extends CjCallSettings {
  /** Overrides the default page sizes. */
  parts?: { maxRows?: number; rowsPerCall?: number }
}

const name = 'CJ'
const maxFeedPages = 100
/**
 * The maximum number of pages of ids scanned for one
 * product. Each page counts against the rate limit.
 */
const maxPagesToFind = 20

/** Creates a connector for CJ's product search (letter c). */
export function createCjConnector(settings: CjSettings): Connector {
  const { fetchPart, fetchWhole, toError, getHealth } = createCjCall(settings)

  function createPages(asking: Asking): CjPages {
    return {
      async fetchFeeds() {
        const feeds = new Map<string, CjFeed>()
        let offset = 0
        for (let page = 0; page < maxFeedPages; page += 1) {
          const { limit, resultList } = await fetchWhole(
            cjFeeds,
            toFeedsQuery(settings, offset),
            asking,
          )
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
    // Aborts prefetches when the reader stops, whatever the reason.
    const stop = new AbortController()
    const stopped = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal])
    stopped.throwIfAborted()
    try {
      const steps = readFeeds(createPages({ isBulk: true, signal: stopped }), {
        ...settings.parts,
        from,
      })
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
    const group = await findGroup(key, pages)
    if (group === undefined) return undefined
    const read = await readGroup(pages, group)
    const { products, rejected } = joinRows(group, read, new Date())
    const product = products.find(one => one.id === id)
    const [rejection] = rejected
    if (product === undefined && rejection !== undefined)
      throw new SourceError('c', `${name}: product ${id}: ${rejection.detail}`)
    return product ?? (await findInGroup(id, key, read.rows.get(key.rowId ?? ''), pages))
  }

  /** Finds a row that is its own product because the rows of its group cannot be one product. */
  async function findInGroup(
    id: string,
    key: CjProductKey,
    rows: readonly unknown[] | undefined = [],
    pages: CjPages,
  ): Promise<Product | undefined> {
    const own = rows.map(row => readProductKey(key.adId, row))
    const groupKey = own.find(one => one?.adId === key.adId && one.groupId !== undefined)
    const group = groupKey && (await findGroup(groupKey, pages))
    if (group === undefined) return undefined
    const { products } = joinRows(group, await readGroup(pages, group), new Date())
    return products.find(product => product.id === id)
  }

  /**
   * Finds all rows of a product. CJ has no query by group, and half a group
   * would look like a product with half its sizes, so the ids of the whole feed
   * are scanned, 10,000 per call. A row without a group is requested directly.
   */
  async function findGroup(key: CjProductKey, pages: CjPages): Promise<RowGroup | undefined> {
    const id = formatProductId(key)
    if (key.rowId !== undefined) return { id, key, rowIds: [key.rowId], isTooLarge: false }
    let pagesRead = 0
    const fetchKeys = (page: string | undefined) => {
      pagesRead += 1
      if (pagesRead <= maxPagesToFind) return pages.fetchKeys(key.adId, page)
      throw toError('products', `feed ${key.adId} is too large to look for one group in`)
    }
    const window = await readGroups(fetchKeys, {
      adId: key.adId,
      only: id,
      maxRows: maxRowsPerGroup,
    })
    if (window.isEndless) throw toError('products', `the pages of feed ${key.adId} repeat`)
    return window.groups[0]
  }

  return { source: 'c', readAll, find, getHealth }
}
