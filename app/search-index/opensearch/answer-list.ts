import type { Filters } from '#app/domain/facets/filters.ts'
import { getPaging, isEmptyList, type Paging } from '#app/domain/paging.ts'
import { isUsualOrder } from '#app/domain/urls/list-query.ts'
import { getWantedColors } from '#app/domain/wanted-colors.ts'
import { addFilters } from '../add-filters.ts'
import { toColorBits } from '../color-bits.ts'
import { createStoreCounter } from '../counts/store-counter.ts'
import type { IndexAnswer, IndexQuery } from '../index-interface.ts'
import { orderBySort, orderByWords, type Scoring } from './card-order.ts'
import type { EngineClient, SearchBody } from './engine-client.server.ts'
import type { SearchHit, SearchResult } from './engine-responses.ts'
import {
  type CountedGroup,
  countedGroups,
  countGroups,
  countListRetailers,
  formatFacets,
  hasUnknownNames,
  readGroup,
} from './facet-counts.ts'
import type { FacetNames } from './facet-fields.ts'
import { maxWindow } from './index-mapping.ts'
import {
  listNarrowing,
  matchAll,
  matchCards,
  type OfferNarrowing,
  type OfferQuery,
} from './offer-queries.ts'
import { readHits, toHit, toPageBody } from './read-hits.ts'
import type { TextMatch } from './text-match.ts'

/** Similar products are looked at by nobody beyond these. */
const maxSimilar = 1_000

/** The result of a text search before the chosen filters are applied. */
export interface Narrowed {
  match: TextMatch
  /** Filters read from the text, applied together with the chosen ones. */
  filters: Partial<Filters>
}

/** Thrown when an answer has names that are newer than the names we know. */
export class UnknownNamesError extends Error {
  override name = 'UnknownNamesError'
}

/** Answers a list or a search whose text has been read. */
export async function answerList(
  client: Pick<EngineClient, 'search'>,
  index: string,
  requested: IndexQuery,
  getNames: () => FacetNames,
  search?: Narrowed,
): Promise<Omit<IndexAnswer, 'reading' | 'version'>> {
  // The filters in a text narrow as chosen ones do, so that their facet is counted without them.
  const narrowing = [...listNarrowing(requested), ...listNarrowing(search?.filters ?? {})]
  const shown = addFilters(requested, search?.filters ?? {})
  const countStores = createStoreCounter(getNames().retailers.toKey, requested)
  const found = search ? [search.match.full] : []
  const getList = (relaxed?: CountedGroup) =>
    matchAll([...found, ...listQueries(narrowing, relaxed)])
  const list = getList()
  const similar = search?.match.similar && {
    ...search.match.similar,
    query: matchAll([search.match.similar.query, ...listQueries(narrowing)]),
  }
  const narrowed = [...new Set(narrowing.flatMap(({ group }) => group ?? []))]
  const open = countedGroups.filter(group => !narrowed.includes(group))
  const wanted = getWantedColorBits(requested, search?.match)
  const toOrder = (matching: OfferQuery, scoring: Scoring | undefined, isReversed: boolean) =>
    requested.sort === 'relevance' && scoring
      ? orderByWords(matching, scoring, { isReversed, wanted })
      : orderBySort(requested.sort, matching, { isReversed, wanted })
  const order = (isReversed: boolean) => toOrder(list, search?.match.scoring, isReversed)
  const offset = (requested.page - 1) * requested.limit
  const isFirstRound = offset + requested.limit <= maxWindow && !isSpread(requested)
  const size = isFirstRound ? requested.limit : 0

  async function count(isComplete: boolean): Promise<SearchResult[]> {
    const page = size > 0 && !isComplete
    const body = page
      ? toPageBody(order(false), { from: offset, size })
      : { size: 0, query: matchCards(list) }
    const bodies: SearchBody[] = [
      { ...body, track_total_hits: true, aggs: countGroups(open, list, shown, isComplete) },
      ...narrowed.map(group => ({
        size: 0,
        track_total_hits: true,
        query: matchCards(getList(group)),
        aggs: countGroups([group], getList(group), shown, isComplete),
      })),
      ...(similar
        ? [{ size: 0, track_total_hits: true, query: matchSimilarCards(similar.query, list) }]
        : []),
    ]
    return client.search(index, bodies)
  }

  let results = await count(false)
  const first = results
  const read = () =>
    [open, ...narrowed.map(group => [group])].flatMap((groups, at) =>
      groups.map(
        group => [group, readGroup(group, results[at] as SearchResult, requested)] as const,
      ),
    )
  if (read().some(([, { isComplete }]) => !isComplete)) results = await count(true)
  const counts = new Map(read().map(([group, { counts }]) => [group, counts]))
  if (hasUnknownNames(counts, getNames())) throw new UnknownNamesError()
  const total = toTotal(first[0])
  const paging = getPaging(
    requested.page,
    total,
    requested.limit,
    similar ? Math.min(toTotal(first[1 + narrowed.length]), maxSimilar) : 0,
  )
  const byCategory = narrowed.indexOf('categories')
  return {
    hits: (await readPage(paging)).map(hit => toHit(hit, countStores)),
    paging,
    facets: formatFacets(counts, getNames(), shown),
    totalOfAllCategories: byCategory === -1 ? total : toTotal(first[1 + byCategory]),
    retailerCount: countListRetailers(counts.get('retailers') ?? new Map(), getNames(), requested),
  }

  /** Reads the page from the matches and then, across the border, from similar products. */
  async function readPage({ offset: at, limit }: Paging): Promise<SearchHit[]> {
    if (isEmptyList(paging)) return []
    const isRead = isFirstRound && at === offset && at < total
    const hits = isRead
      ? (first[0]?.hits.hits ?? [])
      : await readHits(client, index, {
          ...{ order, total, offset: at, limit },
          isSpread: isSpread(requested),
        })
    if (similar === undefined || hits.length === limit) return hits
    const more = await readHits(client, index, {
      order: isReversed => toOrder(similar.query, similar.scoring, isReversed),
      total: paging.similar,
      offset: Math.max(at - total, 0),
      limit: limit - hits.length,
      isSpread: isSpread(requested),
      without: matchCards(list),
    })
    return [...hits, ...more]
  }
}

function isSpread({ text, sort }: IndexQuery): boolean {
  return text !== '' && sort === 'relevance'
}

/** The bits of the colors whose pictures a list in its usual order puts first; 0 for other lists. */
export function getWantedColorBits(
  query: Pick<IndexQuery, 'category' | 'colors' | 'text' | 'deals' | 'sort'>,
  match: Pick<TextMatch, 'reading'> | undefined,
): number {
  return isUsualOrder(query) ? toColorBits(getWantedColors(query, match?.reading)) : 0
}

function listQueries(narrowing: readonly OfferNarrowing[], relaxed?: CountedGroup): OfferQuery[] {
  return narrowing
    .filter(({ group }) => relaxed === undefined || group !== relaxed)
    .map(({ query }) => query)
}

/** Matches cards that have a similar offer and none that matches all words. */
function matchSimilarCards(similar: OfferQuery, list: OfferQuery): OfferQuery {
  return { bool: { filter: [matchCards(similar)], must_not: [matchCards(list)] } }
}

function toTotal(result: SearchResult | undefined): number {
  return result?.hits.total?.value ?? 0
}
