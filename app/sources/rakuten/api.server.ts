import type { XmlNode, XmlValue } from '../parse-xml.ts'
import { createRakutenCall, type RakutenCallSettings } from './call.server.ts'
import { parsePage } from './parse-page.ts'
import { parseProductId } from './product-id.ts'
import { maxPerPage, toKeyword } from './rakuten-query.ts'
import { rakutenRow } from './wire.ts'

export interface RakutenSearch {
  search?: string | undefined
  retailerId?: string | undefined
  category?: string | undefined
  sort?: string | undefined
  max: number
  page: number
  /** A token to use instead of our own. */
  token?: string | undefined
}

export interface RakutenLookUp {
  productId: string
  productName: string
  retailerId: string
  token?: string | undefined
}

/**
 * Access to Rakuten's XML as JSON, by the usual convention: every value is
 * text, an element with attributes is `{ _: text, $: attributes }`, and `item`
 * is always a list, or absent if there are no rows. Throws a `SourceError`.
 */
export interface RakutenApi {
  fetchToken(signal?: AbortSignal): Promise<string>
  fetchProducts(search: RakutenSearch, signal?: AbortSignal): Promise<{ result: RakutenResult }>
  /**
   * Rakuten has no lookup by id, so this searches by
   * name and picks the row with the given link or SKU.
   */
  fetchProduct(lookUp: RakutenLookUp, signal?: AbortSignal): Promise<{ result: RakutenResult }>
}

export interface RakutenResult {
  TotalMatches: string
  TotalPages: string
  PageNumber: string
  item?: JsonValue[]
}

type JsonValue = string | JsonValue[] | { [name: string]: JsonValue }

/** The number of pages of rows with the same name to scan before giving up. */
const maxPagesToFind = 3

export function createRakutenApi(settings: RakutenCallSettings): RakutenApi {
  const { source, toUrl, callWithToken, fetchXml } = createRakutenCall(settings)

  async function fetchPage(search: RakutenSearch, signal?: AbortSignal) {
    const url = toUrl('/productsearch/1.0', toSearch(search))
    const parse = (answer: XmlNode) => {
      const { total, pages, records } = parsePage(answer, 'Rakuten')
      return { total, pages, records }
    }
    const { token } = search
    if (token === undefined) return fetchXml(url, false, parse, signal)
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await source.fetchXml({ url, headers, secrets: [token] }, signal)
    return parse(body)
  }

  return {
    fetchToken: signal => callWithToken(async token => token, signal),

    async fetchProducts(search, signal) {
      const { total, pages, records } = await fetchPage(search, signal)
      return { result: toResult(total, pages, search.page, records) }
    },

    async fetchProduct({ productId, productName, retailerId, token }, signal) {
      const key = parseProductId(productId)
      const ids = new Set([productId, key?.linkId ?? productId])
      for (let page = 1; page <= maxPagesToFind; page += 1) {
        const search = { search: productName, retailerId, max: maxPerPage, page, token }
        const { records, pages } = await fetchPage(search, signal)
        const found = records.find(record => {
          const { linkid = '', sku = '' } = rakutenRow.safeParse(record).data ?? {}
          return ids.has(linkid) || ids.has(sku)
        })
        if (found !== undefined) return { result: toResult(1, 1, 1, [found]) }
        if (records.length < maxPerPage || page >= (pages ?? maxPagesToFind)) break
      }
      return { result: toResult(0, 0, 1, []) }
    },
  }
}

function toSearch({
  search,
  retailerId,
  category,
  sort,
  max,
  page,
}: RakutenSearch): URLSearchParams {
  const query = new URLSearchParams({ max: String(max), pagenumber: String(page) })
  const keyword = toKeyword(search ?? '')
  if (keyword !== '') query.set('keyword', keyword)
  if (retailerId !== undefined) query.set('mid', retailerId)
  if (category !== undefined) query.set('cat', category)
  if (sort !== undefined) {
    query.set('sort', sort)
    query.set('sorttype', 'asc')
  }
  return query
}

function toResult(
  total: number | undefined,
  pages: number | undefined,
  page: number,
  records: readonly XmlValue[],
): RakutenResult {
  return {
    // The upstream itself sends -1 when there are more rows than it returns.
    TotalMatches: String(total ?? -1),
    TotalPages: String(pages ?? 0),
    PageNumber: String(page),
    ...(records.length === 0 ? {} : { item: records.map(toJson) }),
  }
}

function toJson(value: XmlValue): JsonValue {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(toJson)
  const attributes = Object.entries(value).filter(([name]) => name.startsWith('@'))
  const children = Object.entries(value).filter(
    ([name]) => !name.startsWith('@') && name !== '#text',
  )
  const { '#text': text } = value
  return {
    ...(typeof text === 'string' && text !== '' ? { _: text } : {}),
    ...(attributes.length === 0
      ? {}
      : { $: Object.fromEntries(attributes.map(([name, each]) => [name.slice(1), toJson(each)])) }),
    ...Object.fromEntries(children.map(([name, each]) => [name, toJson(each)])),
  }
}
