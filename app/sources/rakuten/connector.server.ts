import { createCallWithToken } from '../access-token.ts'
import { type Connector, type Cursor, type ReadStep, SourceError } from '../connector.ts'
import { createSourceHttp, type SourceHttpOptions } from '../http.server.ts'
import { toXmlList, type XmlNode } from '../parse-xml.ts'
import { fetchToken, toTokenKey } from './fetch-token.server.ts'
import type { IsKnownBrand } from './find-brand.ts'
import { type Normalised, normaliseItem } from './normalise.ts'
import { parsePage, requireNoFault } from './parse-page.ts'
import { parseProductId } from './product-id.ts'
import { maxPerPage, type RakutenQuery, toKeyword, toSearch } from './rakuten-query.ts'
import { readWhole } from './read-whole.ts'
import { rakutenMerchant, rakutenMerchants, rakutenRow } from './wire.ts'

export interface RakutenSettings {
  /** https://api.linksynergy.com */
  apiUrl: string
  clientId: string
  clientSecret: string
  /** The publisher's account number (SID), which tokens are for. */
  siteId: string
  ratePerMinute?: number
  /** Brands known from elsewhere, by `toBrandKey`: this network sends none, and names begin with theirs. */
  isKnownBrand?: IsKnownBrand
  /** Waits and limits other than the usual ones. */
  http?: Partial<
    Pick<SourceHttpOptions, 'timeoutMs' | 'retries' | 'firstRetryMs' | 'failuresToOpen' | 'healMs'>
  >
}

const name = 'Rakuten'
/** A page of a hundred long rows is a tenth of this. */
const maxBytes = 8 * 1024 * 1024
/** Rows that may share an article number before looking for one of them is given up. */
const maxPagesToFind = 3

/** Rakuten Advertising's product search (letter r). */
export function createRakutenConnector(settings: RakutenSettings): Connector {
  const { apiUrl, ratePerMinute = 100, isKnownBrand = () => false } = settings
  const source = createSourceHttp({
    ...settings.http,
    source: 'r',
    name,
    ratePerMinute,
    maxBytes,
    secrets: [settings.clientSecret, toTokenKey(settings)],
  })
  const callWithToken = createCallWithToken(previous =>
    fetchToken(source, toUrl('/token'), settings, previous),
  )

  function toUrl(path: string, search = new URLSearchParams()): URL {
    const url = new URL(`${apiUrl.replace(/\/+$/, '')}${path}`)
    url.search = search.toString()
    return url
  }

  function fetchXml<Answer>(
    url: URL,
    isBulk: boolean,
    parse: (answer: XmlNode) => Answer,
    signal?: AbortSignal,
  ): Promise<Answer> {
    return callWithToken(async token => {
      const headers = { authorization: `Bearer ${token}` }
      const { body } = await source.fetchXml({ url, headers, isBulk, secrets: [token] }, signal)
      return parse(body)
    }, signal)
  }

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
