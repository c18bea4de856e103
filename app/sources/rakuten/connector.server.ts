import { type Connector, type Cursor, type ReadStep, SourceError } from '../connector.ts'
import { createDoubts } from '../doubts.ts'
import { toXmlList, type XmlNode } from '../parse-xml.ts'
import { createRakutenCall, type RakutenCallSettings } from './call.server.ts'
import { type Normalized, normalizeItem } from './normalize.ts'
import { parsePage, requireNoFault } from './parse-page.ts'
import { parseProductId } from './product-id.ts'
import { maxPerPage, type RakutenQuery, toKeyword, toSearch } from './rakuten-query.ts'
import { readWhole } from './read-whole.ts'
import { rakutenMerchant, rakutenMerchants, rakutenRow } from './wire.ts'

const name = 'Rakuten'
/** The number of pages of rows with the same SKU to scan before giving up. */
const maxPagesToFind = 3

/** Creates a connector for Rakuten Advertising's product search (letter r). */
export function createRakutenConnector(settings: RakutenCallSettings): Connector {
  const { source, callWithToken, toUrl, fetchXml } = createRakutenCall(settings)

  function fetchPage(query: RakutenQuery, page: number, isBulk: boolean, signal?: AbortSignal) {
    const url = toUrl('/productsearch/1.0', toSearch(query, page))
    return fetchXml(url, isBulk, answer => parsePage(answer, name), signal)
  }

  /** Fetches the ids of the advertisers whose products are read. */
  function fetchMids(signal?: AbortSignal): Promise<string[]> {
    const url = toUrl('/advertisersearch/1.0', new URLSearchParams({ merchantname: '' }))
    return fetchXml(url, true, parseMids, signal)
  }

  async function* readAll(from?: Cursor, signal?: AbortSignal): AsyncGenerator<ReadStep> {
    // Aborts prefetches when the reader stops, whatever the reason.
    const stop = new AbortController()
    const stopped = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal])
    try {
      stopped.throwIfAborted()
      const reads = readWhole(
        {
          fetchMids: () => fetchMids(stopped),
          fetchPage: ({ query, page }) => fetchPage(query, page, true, stopped),
        },
        from,
      )
      for await (const { records, ...progress } of reads) {
        stopped.throwIfAborted()
        const doubts = createDoubts()
        const normalized = records.map(record => normalizeItem(record, doubts.add))
        yield { ...progress, ...separate(normalized), doubts: doubts.take() }
      }
    } finally {
      stop.abort()
    }
  }

  async function find(id: string, signal?: AbortSignal) {
    const key = parseProductId(id)
    if (key === undefined) return undefined
    const { mid, linkId, sku } = key
    const query: RakutenQuery = { mid, keyword: toKeyword(sku ?? linkId), order: 'name-up' }
    for (let page = 1; page <= maxPagesToFind; page += 1) {
      const { total, records } = await fetchPage(query, page, false, signal)
      const record = records.find(row => rakutenRow.safeParse(row).data?.linkid === linkId)
      if (record !== undefined) return requireProduct(normalizeItem(record), id)
      if (records.length < maxPerPage || page * maxPerPage >= (total ?? Number.POSITIVE_INFINITY)) {
        // The search covers SKUs but not links, so an empty
        // result does not prove that the product is gone.
        if (sku === undefined)
          throw new SourceError('r', `${name}: product ${id}: has no number to search by`)
        return undefined
      }
    }
    throw new SourceError('r', `${name}: product ${id}: too many products share its number`)
  }

  return {
    source: 'r',
    readAll,
    find,
    getHealth: () => ({ ...source.getHealth(), token: callWithToken.getTokenState() }),
  }
}

function parseMids(answer: XmlNode): string[] {
  requireNoFault(answer, name)
  const merchants = toXmlList(rakutenMerchants.safeParse(answer).data?.result.midlist.merchant)
  const mids = merchants.flatMap(merchant => rakutenMerchant.safeParse(merchant).data?.mid ?? [])
  // An empty list of advertisers is an error, because
  // otherwise every product would seem to have been removed.
  if (mids.length === 0)
    throw new SourceError('r', `${name}: /advertisersearch/1.0: no advertisers`)
  return mids
}

/**
 * Returns the normalized product; undefined if its id
 * differs, because another product now has the SKU.
 */
function requireProduct(normalized: Normalized, id: string) {
  if ('product' in normalized) return normalized.product.id === id ? normalized.product : undefined
  throw new SourceError('r', `${name}: product ${id}: ${normalized.rejection.detail}`)
}

function separate(normalized: readonly Normalized[]): Pick<ReadStep, 'products' | 'rejected'> {
  return {
    products: normalized.flatMap(one => ('product' in one ? one.product : [])),
    rejected: normalized.flatMap(one => ('rejection' in one ? one.rejection : [])),
  }
}
