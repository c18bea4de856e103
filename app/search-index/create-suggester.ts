import { LRUCache } from 'lru-cache'
import type { Exclusions } from '#app/domain/facets/filters.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { hasBit } from './bits.ts'
import { toNodeCode } from './category-codes.ts'
import type { BranchCounts } from './counts/branch-counts.ts'
import type { FilterSets } from './counts/filter-sets.ts'
import { findAllWords } from './find-words.ts'
import type { IndexAnswer, IndexQuery, IndexSuggestions, ValueCount } from './index-interface.ts'
import type { Paginator } from './paginator.ts'
import type { ProductTable } from './product-table.ts'
import type { ProductRank } from './text/terms/best-postings.ts'
import type { WordIndex } from './text/word-index-interface.ts'

/** Storefronts have few sets of hidden retailers. */
const maxKeptCounts = 50
const maxKeptSuggestions = 2_000
/** The share of a beginning's matches that may have changed before its suggestions are computed again. */
const staleShare = 0.01

/** The numbers of cards beside suggested brands and categories. */
interface SuggestionCounts {
  ofBrand(name: string): number
  ofCategory(id: string): number
}

/** Suggestions with the number of products that match the text. */
interface KeptSuggestions {
  suggestions: IndexSuggestions
  matches: number
}

export interface Suggester {
  /** Suggests what a shopper may be typing; counts and returns only products that are not excluded. */
  suggest(text: string, limit: number, excluded?: Exclusions): IndexSuggestions
  /** Forgets all suggestions, because words mean something else now. */
  clear(): void
}

export function createSuggester({
  table,
  words,
  filterSets,
  branches,
  answer,
  getPage,
  rank,
  getVersion,
}: {
  table: ProductTable
  words: WordIndex
  filterSets: FilterSets
  branches: BranchCounts
  answer: (requested: IndexQuery) => Pick<IndexAnswer, 'facets'>
  getPage: Paginator
  /** Ranks products that match equally well. */
  rank: ProductRank
  getVersion: () => number
}): Suggester {
  const keptSuggestions = new LRUCache<string, KeptSuggestions>({ max: maxKeptSuggestions })

  /**
   * Suggestions for the first letters of common words take the longest, and everybody types them, so
   * they are kept until some of their many products have changed.
   */
  function suggest(text: string, limit: number, excluded?: Exclusions): IndexSuggestions {
    const key = JSON.stringify([text, limit, excluded ?? {}])
    const kept = keptSuggestions.get(key)
    if (kept && isCurrent(kept)) return { ...kept.suggestions, version: getVersion() }
    const made = createSuggestions(text, limit, excluded)
    keptSuggestions.set(key, made)
    return made.suggestions
  }

  /** Every change takes the next number, so versions tell how many changes there were at most. */
  function isCurrent({ matches, suggestions }: KeptSuggestions): boolean {
    const changes = getVersion() - suggestions.version
    if (changes === 0) return true
    return (
      changes <= matches * staleShare &&
      suggestions.products.every(number => hasBit(table.listed, number))
    )
  }

  function createSuggestions(
    text: string,
    limit: number,
    excluded: Exclusions | undefined,
  ): KeptSuggestions {
    const { brands, categories, queries } = words.suggest(text, limit)
    const { products, matches } = selectFirst(text, limit, excluded)
    const counts = getSuggestionCounts(excluded)
    const suggestions = {
      brands: brands
        .map(value => ({ value, count: counts.ofBrand(value) }))
        .filter(({ count }) => count > 0),
      categories: categories
        .map(value => ({ value, count: counts.ofCategory(value) }))
        .filter(({ count }) => count > 0),
      queries,
      products,
      version: getVersion(),
    }
    return { suggestions, matches }
  }

  const keptCounts = new LRUCache<string, { version: number; counts: SuggestionCounts }>({
    max: maxKeptCounts,
  })

  /** Counts the cards of brands and categories, once per version of the index. */
  function getSuggestionCounts(excluded: Exclusions | undefined): SuggestionCounts {
    const key = JSON.stringify(excluded ?? {})
    const kept = keptCounts.get(key)
    const version = getVersion()
    if (kept?.version === version) return kept.counts
    const counts = countForSuggestions(excluded)
    keptCounts.set(key, { version, counts })
    return counts
  }

  function countForSuggestions(excluded: Exclusions | undefined): SuggestionCounts {
    if (excluded === undefined) {
      const everything = branches.get(0)
      const cards = branches.getCards()
      return {
        ofBrand: (name: string) => everything.brands[table.names.brands.find(name) ?? 0] ?? 0,
        ofCategory: (id: string) => cards[toNodeCode(id)] ?? 0,
      }
    }
    const facetLimit = Number.POSITIVE_INFINITY
    const { facets } = answer({ ...emptyListQuery, excluded, limit: 1, facetLimit })
    const toMap = (values: readonly ValueCount[]) =>
      new Map(values.map(({ value, count }) => [value, count]))
    const [brands, categories] = [toMap(facets.brands), toMap(facets.categories)]
    return {
      ofBrand: (name: string) => brands.get(name) ?? 0,
      ofCategory: (id: string) => categories.get(id) ?? 0,
    }
  }

  /** Returns the first results of a search, without counts. */
  function selectFirst(
    text: string,
    limit: number,
    excluded: Exclusions = {},
  ): { products: number[]; matches: number } {
    const select = (only?: ProductRank) => {
      const match = words.match(text, { isTyping: true, rank: only })
      const list = findAllWords(table, filterSets, { match, filters: match.filters })
      filterSets.exclude(list, excluded)
      const products = getPage({ list, match, sort: 'relevance', offset: 0, limit })
      return { products, matches: match.refused ? table.size : match.numbers.length }
    }
    const best = select(rank)
    // The best matches may all be excluded, or offers of a few cards.
    return best.products.length < limit ? select() : best
  }

  return { suggest, clear: () => keptSuggestions.clear() }
}
