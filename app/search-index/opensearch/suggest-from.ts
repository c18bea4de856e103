import type { Exclusions } from '#app/domain/facets/filters.ts'
import type { IndexAnswer, IndexSuggestions, ValueCount } from '../index-interface.ts'
import { stopWords } from '../text/language/stop-words.ts'
import { suggestBrands } from '../text/suggestions/suggest-brands.ts'
import { suggestCategories } from '../text/suggestions/suggest-categories.ts'
import { findEndings, toQueries } from '../text/suggestions/suggest-queries.ts'
import { readTyped } from '../text/word-index.ts'
import { orderByWords } from './card-order.ts'
import type { EngineClient } from './engine-client.server.ts'
import type { EngineVocabulary } from './engine-vocabulary.server.ts'
import type { OfferCounter } from './offer-counter.ts'
import {
  listNarrowing,
  matchAll,
  matchCards,
  matchNone,
  matchTerms,
  noOffer,
} from './offer-queries.ts'
import { readHits, readNumber } from './read-hits.ts'
import type { TextMatch } from './text-match.ts'

/** Everything that suggestions are read from. */
export interface SuggestionSource {
  client: Pick<EngineClient, 'search'>
  index: string
  words: EngineVocabulary
  count: OfferCounter
  countEverything(excluded?: Exclusions): Promise<IndexAnswer>
  match(text: string): Promise<TextMatch>
}

/** Suggests what a shopper may be typing, by the rules of our own index. */
export async function suggestFrom(
  source: SuggestionSource,
  { text, limit, excluded }: { text: string; limit: number; excluded: Exclusions | undefined },
): Promise<Omit<IndexSuggestions, 'version'>> {
  const { vocabulary } = source.words
  const typed = readTyped(text)
  const isEmpty = typed.length === 0
  const [everything, queries, products] = await Promise.all([
    source.countEverything(excluded),
    isEmpty ? [] : completeQueries(source, typed, limit),
    selectFirst(source, text, limit, excluded),
  ])
  const count = (values: readonly string[], counts: readonly ValueCount[]) => {
    const known = new Map(counts.map(each => [each.value, each.count]))
    return values
      .map(value => ({ value, count: known.get(value) ?? 0 }))
      .filter(each => each.count > 0)
  }
  return {
    brands: count(
      isEmpty ? [] : suggestBrands(vocabulary.brands, typed, limit).map(toShown(source)),
      everything.facets.brands,
    ),
    categories: count(isEmpty ? [] : suggestCategories(typed, limit), everything.facets.categories),
    queries,
    products,
  }
}

/** Counts are under the spelling of a brand that is shown. */
function toShown({ words: { facetNames } }: SuggestionSource) {
  return (brand: string) => facetNames.brands.getName(facetNames.brands.find(brand) ?? 0)
}

async function completeQueries(
  { words: { vocabulary, stems }, count }: SuggestionSource,
  typed: readonly string[],
  limit: number,
): Promise<string[]> {
  const before = typed.slice(0, -1)
  const endings = findEndings(vocabulary, typed.at(-1) ?? '', before.at(-1))
  if (before.length === 0) return toQueries(typed, endings, limit)
  const toQuery = (word: string) => {
    const term = vocabulary.dictionary.findTerm(word)
    return term === undefined ? noOffer : matchTerms([stems[term] ?? ''])
  }
  const others = before.filter(word => !stopWords.has(word)).map(toQuery)
  const counts = await count(
    endings.map(({ word }) => matchAll([...others, ...word.split(' ').map(toQuery)])),
  )
  const counted = endings.map(({ word }, at) => ({ word, count: counts[at] ?? 0 }))
  return toQueries(typed, counted, limit)
}

/** Returns the first results of a search, without counts. */
async function selectFirst(
  { client, index, match }: SuggestionSource,
  text: string,
  limit: number,
  excluded: Exclusions = {},
): Promise<number[]> {
  const { full, similar, scoring, filters, isEmpty } = await match(text)
  if (isEmpty) return []
  const narrowing = [...listNarrowing(filters), ...listNarrowing({ excluded })]
  const queries = narrowing.map(({ query }) => query)
  const list = matchAll([full, ...queries])
  const page = { offset: 0, limit, total: limit, isSpread: false }
  const first = await readHits(client, index, { ...page, order: () => orderByWords(list, scoring) })
  if (similar === undefined || first.length === limit) return first.map(readNumber)
  const others = matchAll([similar.query, ...queries, matchNone([])])
  const more = await readHits(client, index, {
    ...{ ...page, limit: limit - first.length },
    order: () => orderByWords(others, similar.scoring),
    without: matchCards(list),
  })
  return [...first, ...more].map(readNumber)
}
