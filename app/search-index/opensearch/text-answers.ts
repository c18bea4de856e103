import type { Filters } from '#app/domain/facets/filters.ts'
import { isEmptyList } from '#app/domain/paging.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import { dropFilters, withoutSizes } from '../drop-filters.ts'
import type { IndexAnswer, IndexQuery, PinnedProducts } from '../index-interface.ts'
import { withoutCode } from '../pin-products.ts'
import {
  addPriceLevel,
  asksForPriceLevel,
  cheapShare,
  findPricedCategory,
  minPrices,
} from '../read-price-level.ts'
import { widenSizes } from '../widen-sizes.ts'
import type { Narrowed } from './answer-list.ts'
import type { EngineClient } from './engine-client.server.ts'
import { readOfferCount, readPercentiles } from './engine-responses.ts'
import { type FacetNames, toFacetField } from './facet-fields.ts'
import type { OfferCounter } from './offer-counter.ts'
import {
  listNarrowing,
  matchAll,
  matchAny,
  matchCards,
  matchCategory,
  type OfferQuery,
} from './offer-queries.ts'
import type { TextMatch } from './text-match.ts'

type Answer = Omit<IndexAnswer, 'version'>

/** How much more a pinned product scores than any other. */
const pinnedScore = 10

/** Everything that answering a search needs. */
export interface TextAnswerer {
  client: Pick<EngineClient, 'search'>
  index: string
  count: OfferCounter
  facetNames: FacetNames
  answer(requested: IndexQuery, search?: Narrowed): Promise<Answer>
}

/** Answers a search as `query` in search-index.ts does, given what its text matches. */
export async function answerText(
  answerer: TextAnswerer,
  requested: IndexQuery,
  match: TextMatch,
): Promise<Answer> {
  const { answer, facetNames } = answerer
  const { reading, filters } = await readPriceLevel(answerer, requested, match)
  const understood = await answer(requested, { match, filters })
  const isEmpty =
    isEmptyList(understood.paging) || (await isPinLost(answerer, requested.pinned, match))
  const others = withoutSizes(filters, understood.paging)
  if ((!isEmpty && others === undefined) || Object.keys(filters).length === 0)
    return { ...understood, reading }
  const wider = widenSizes({ names: facetNames }, { reading, filters })
  const widened = wider && (await answer(requested, { match, filters: wider.filters }))
  if (wider && widened && (isEmpty ? !isEmptyList(widened.paging) : widened.paging.total > 0))
    return { ...widened, reading: wider.reading }
  const inAnySize = others && (await answer(requested, { match, filters: others }))
  if (inAnySize && inAnySize.paging.total > 0)
    return { ...inAnySize, reading: dropFilters(reading, { sizes: [] }) }
  if (!isEmpty) return { ...understood, reading }
  // No product passes the filters read from the text,
  // so the words of the filters are searched as text.
  const relaxed = await answer(requested, { match, filters: {} })
  return isEmptyList(relaxed.paging)
    ? { ...understood, reading }
    : { ...relaxed, reading: dropFilters(reading, filters) }
}

/** Turns "cheap" into a price limit as in read-price-level.ts. */
async function readPriceLevel(
  answerer: TextAnswerer,
  requested: IndexQuery,
  match: TextMatch,
): Promise<{ reading: QueryReading; filters: Partial<Filters> }> {
  if (!asksForPriceLevel(match, requested)) return match
  const category = findPricedCategory(match.reading)
  const named =
    category === undefined ? undefined : await findCheapPrice(answerer, matchCategory(category))
  const cents = named ?? (await findCheapPrice(answerer, match.full))
  return cents === undefined ? match : addPriceLevel(match, cents)
}

/** Finds the price that a third of these offers do not exceed; undefined if too few have one. */
async function findCheapPrice(
  { client, index }: TextAnswerer,
  offers: OfferQuery,
): Promise<number | undefined> {
  const field = toFacetField('prices')
  const query = matchAll([offers, { range: { [field]: { gt: 0 } } }])
  const percents = [cheapShare * 100]
  const [result] = await client.search(index, [
    {
      size: 0,
      track_total_hits: false,
      query: matchCards(query),
      aggs: {
        offers: {
          nested: { path: 'offers' },
          aggs: {
            matching: { filter: query, aggs: { price: { percentiles: { field, percents } } } },
          },
        },
      },
    },
  ])
  if (result === undefined || readOfferCount(result) < minPrices) return undefined
  const [cents] = Object.values(readPercentiles(result, 'price').values)
  return cents ?? 0
}

/** Adds products to the matches of a text, ahead of all others. */
export function pinOffers(match: TextMatch, pinned: PinnedProducts, offers: OfferQuery): TextMatch {
  const { full, scoring, similar } = match
  return {
    ...match,
    full: matchAny([full, offers]),
    scoring: {
      clauses: [...scoring.clauses, { constant_score: { filter: offers, boost: pinnedScore } }],
      best: scoring.best + pinnedScore,
    },
    ...(similar ? { similar } : {}),
    reading: withoutCode(match.reading, pinned.words),
    isEmpty: false,
  }
}

/** Returns true if the filters read from the text leave out all products that the text names. */
async function isPinLost(
  { count }: TextAnswerer,
  pinned: PinnedProducts | undefined,
  match: TextMatch,
): Promise<boolean> {
  if (pinned === undefined) return false
  const filters = listNarrowing(match.filters).map(({ query }) => query)
  const [found = 0] = await count([matchAll([matchNumbers(pinned.numbers), ...filters])])
  return found === 0
}

export function matchNumbers(numbers: readonly number[]): OfferQuery {
  return { terms: { 'offers.number': numbers } }
}
