import { type Connector, type Cursor, type ReadStep, SourceError } from '../connector.ts'
import { toXmlList, type XmlNode } from '../parse-xml.ts'
import { isWellKnownBrand } from '../vocabulary/well-known-brands.ts'
import { createRakutenCall, type RakutenCallSettings } from './call.server.ts'
import type { IsKnownBrand } from './find-brand.ts'
import { type Normalised, normaliseItem } from './normalise.ts'
import { parsePage, requireNoFault } from './parse-page.ts'
import { parseProductId } from './product-id.ts'
import { maxPerPage, type RakutenQuery, toKeyword, toSearch } from './rakuten-query.ts'
import { readWhole } from './read-whole.ts'
import { rakutenMerchant, rakutenMerchants, rakutenRow } from './wire.ts'

export interface RakutenSettings extends RakutenCallSettings {
  /** Which brands a name may begin with, by `toBrandKey`: this network sends none. The well-known ones unless told. */
  isKnownBrand?: IsKnownBrand
}

const name = 'Rakuten'
/** Rows that may share an article number before looking for one of them is given up. */
const maxPagesToFind = 3

/** Rakuten Advertising's product search (letter r). */
export function createRakutenConnector(settings: RakutenSettings): Connector {
  const { isKnownBrand = isWellKnownBrand } = settings
  const { toUrl, fetchXml } = createRakutenCall(settings)

  function fetchPage(query: RakutenQuery, page: number, isBulk: boolean, signal?: AbortSignal) {
    const url = toUrl('/productsearch/1.0', toSearch(query, page))
    return fetchXml(url, isBulk, answer => parsePage(answer, name), signal)
  }

  /** The advertisers whose products there are to be read. */
  function fetchMids(signal?: AbortSignal): Promise<string[]> {
    const url = toUrl('/advertisersearch/1.0', new URLSearchParams({ merchantname: '' }))
    return fetchXml(url, true, parseMids, signal)
  }

  async function* readAll(from?: Cursor, signal?: AbortSignal): AsyncGenerator<ReadStep> {
    // Ends what was asked ahead when the reader stops, for whatever reason.
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
        yield { ...progress, ...separate(records.map(record => normaliseItem(record, isKnownBrand))) }
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
      if (record !== undefined) return requireProduct(normaliseItem(record, isKnownBrand), id)
      if (records.length < maxPerPage || page * maxPerPage >= (total ?? Number.POSITIVE_INFINITY)) {
        // The search knows article numbers. That it finds no link says nothing about the product.
        if (sku === undefined)
          throw new SourceError('r', `${name}: product ${id}: has no number to search by`)
        return undefined
      }
    }
    throw new SourceError('r', `${name}: product ${id}: its number is that of too many products`)
  }

  return { source: 'r', readAll, find }
}

function parseMids(answer: XmlNode): string[] {
  requireNoFault(answer, name)
  const merchants = toXmlList(rakutenMerchants.safeParse(answer).data?.result.midlist.merchant)
  const mids = merchants.flatMap(merchant => rakutenMerchant.safeParse(merchant).data?.mid ?? [])
  // Nothing to read is no answer to go by: it would look like every product gone.
  if (mids.length === 0) throw new SourceError('r', `${name}: /advertisersearch/1.0: no advertisers`)
  return mids
}

/** An id that the row would not get today names no product: its article number is another by now. */
function requireProduct(normalised: Normalised, id: string) {
  if ('product' in normalised) return normalised.product.id === id ? normalised.product : undefined
  throw new SourceError('r', `${name}: product ${id}: ${normalised.rejection.reason}`)
}

function separate(normalised: readonly Normalised[]): Pick<ReadStep, 'products' | 'rejected'> {
  return {
    products: normalised.flatMap(one => ('product' in one ? one.product : [])),
    rejected: normalised.flatMap(one => ('rejection' in one ? one.rejection : [])),
  }
}
