import type { Listing } from '#app/domain/listing.ts'
import { countMatching } from '#app/domain/paging.ts'
import { absoluteUrl, howWeRankPath, whyPath } from '#app/domain/urls/links.ts'
import { formatListPlace } from '#app/domain/urls/list-place.ts'
import { formatListQuery, getShownSort, type ListQuery } from '#app/domain/urls/list-query.ts'
import { getRankingGuide } from '#app/pages/ranking-guide.ts'
import { maxProducts, searchArguments } from './catalog-arguments.ts'
import { toCatalogProduct } from './catalog-product.ts'
import { type CatalogMessage, type CatalogTool, UnusableArgumentsError } from './catalog-tool.ts'
import { toListQuery } from './to-list-query.ts'

/** Searches the storefront's catalogue: the products, counts and order of the list pages. */
export const searchCatalog: CatalogTool<typeof searchArguments> = {
  name: 'search_catalog',
  title: 'Search products',
  description:
    'Searches fashion products of many stores by words and filters. Each product has its lowest ' +
    'price among the stores and what our price record says about its sale. The order does not ' +
    'depend on commissions.',
  capability: 'dev.ucp.shopping.catalog.search',
  schema: searchArguments,
  async answer({ catalogue, siteUrl }, { catalog }) {
    const { cursor, limit: asked } = catalog.pagination
    const { page, limit } = cursor === undefined ? { page: 1, limit: asked } : readCursor(cursor)
    const size = Math.min(limit, maxProducts)
    const { query, messages } = toListQuery(catalog, page)
    const listing = await catalogue.list(query, size)
    const { paging, products } = listing
    // The page after the last one would be the last one again.
    const shown = paging.page === page ? products : []
    const hasNext = paging.page < paging.maxPages
    return {
      products: shown.flatMap((product, index) => {
        const found = toCatalogProduct(product, siteUrl)
        if (!found) return []
        const position = paging.offset + index + 1
        const isSimilar = index >= countMatching(paging, paging.offset)
        const order = {
          position,
          ...(isSimilar ? { is_similar_only: true } : {}),
          ...(query.text === ''
            ? {}
            : { why: absoluteUrl(siteUrl, toWhyPath(query, product, position)) }),
        }
        return [{ ...found, metadata: { ...found.metadata, order } }]
      }),
      pagination: {
        has_next_page: hasNext,
        ...(hasNext ? { cursor: `${page + 1}-${size}` } : {}),
        total_count: paging.total,
      },
      messages: [...messages, ...describeReading(listing), describeOrder(query, siteUrl)],
    }
  },
}

/** Parses a cursor, which is the page to come and its size: `2-10`. */
function readCursor(cursor: string): { page: number; limit: number } {
  const [, page, limit] = /^([1-9]\d{0,5})-([1-9]\d?)$/.exec(cursor) ?? []
  if (page === undefined || limit === undefined)
    throw new UnusableArgumentsError(
      'catalog.pagination.cursor: send the cursor of the answer before, unchanged',
    )
  return { page: Number(page), limit: Number(limit) }
}

function toWhyPath(
  { category, ...query }: ListQuery,
  product: Listing['products'][number],
  position: number,
): string {
  const search = new URLSearchParams(formatListQuery({ ...query, page: 1 }))
  if (category !== undefined) search.append('category', category)
  search.append('card', formatListPlace({ product, position }))
  return `${whyPath}?${search}`
}

/** Says how the words were read where that is not how they were written. */
function describeReading({ reading }: Listing): CatalogMessage[] {
  if (!reading) return []
  const info = (code: string, content: string): CatalogMessage => ({ type: 'info', code, content })
  return [
    ...reading.corrected.map(({ from, to }) =>
      info('query_corrected', `“${from}” was read as “${to}”`),
    ),
    ...(reading.offered ?? []).map(({ from, to }) =>
      info('query_suggested', `Nothing matches “${from}”; there is “${to}”`),
    ),
    ...reading.dropped.map(word =>
      info('word_ignored', `Nothing matches “${word}” with the other words, so it was left out`),
    ),
    ...(reading.unstocked ?? []).map(brand =>
      info('brand_not_sold', `No store here sells “${brand}”`),
    ),
    ...(reading.instead === undefined
      ? []
      : [info('listed_instead', `The products are ${reading.instead}`)]),
    ...(reading.isCut ? [info('query_cut', 'Only the beginning of the query was read')] : []),
  ]
}

function describeOrder(query: ListQuery, siteUrl: string): CatalogMessage {
  const shown = getShownSort(query)
  const { criteria = [] } = getRankingGuide().orders.find(({ sort }) => sort === shown) ?? {}
  return {
    type: 'info',
    code: 'order_basis',
    content: [
      ...criteria,
      'Commission, source and store are not used.',
      absoluteUrl(siteUrl, howWeRankPath),
    ].join(' '),
  }
}
