import { type FacetName, facets } from '#app/domain/facets/facets.ts'
import type { Filters } from '#app/domain/facets/filters.ts'
import type { SearchMatch, StoredSearch } from '#app/domain/stored-search.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import type { ProductTerms, TextPredicate } from '../text/query/text-predicate.ts'
import { createKeyNumbers } from './key-numbers.ts'
import { listKeys, type SearchRules, toSearchRules } from './search-rules.ts'

/** The parts of the index that a percolator reads. */
export interface PercolatorIndex {
  createTextPredicate(text: string): TextPredicate | undefined
  /** Returns a product's text terms; undefined if the product is not in the index. */
  getTerms(product: number): ProductTerms | undefined
  /** Returns the number of products with a text term. */
  countTerm(term: number): number
  /** Returns the approximate number of products with a facet value or in a category. */
  countValue(group: FacetName | 'category', value: string): number
  /**
   * Returns all offers of the products that a text names by a code, and the
   * filters of the text that the list applies to them.
   */
  readPinned(
    text: string,
    numbers: readonly number[],
  ): { numbers: readonly number[]; filters: Partial<Filters> }
}

/** Yields every few milliseconds, so that queries can be answered in between. */
export type Percolator = (
  searches: readonly StoredSearch[],
  changes: readonly ProductChange[],
) => Generator<void, SearchMatch[]>

/** A saved search converted to numeric keys, including its text terms. */
interface CompiledSearch {
  /** The search is filed under these keys; every product that matches it has one of them. */
  filed: readonly number[]
  needed: readonly (readonly number[])[]
  refused: readonly number[]
  ranges: SearchRules['ranges']
  text: TextPredicate | undefined
  products: number[]
  lastTested: number
}

/** Keys of which a product must have one, and the approximate number of products that do. */
interface Part {
  keys: readonly string[]
  count: number
}

const searchesEach = 100
const productsEach = 5
/** A key that every product has, for searches without a more selective one. */
const anyProduct = 'any'

/**
 * Finds the stored searches that match changed products. Searches
 * are filed under their most selective value, so that a product is
 * tested only against searches filed under a value that it has.
 */
export function createPercolator(index: PercolatorIndex): Percolator {
  /** Parsed searches, cached between runs by search text and category. */
  let known = new Map<string, { rules: SearchRules; text: string }>()

  return function* percolate(searches, changes) {
    const keys = createKeyNumbers()
    const texts = new Map<string, TextPredicate | undefined>()
    const before = known
    known = new Map()
    const filed = new Map<number, CompiledSearch[]>()
    const compiled: { id: string; products: number[] }[] = []
    const file = (search: CompiledSearch) => {
      for (const key of new Set(search.filed)) {
        const others = filed.get(key)
        if (others) others.push(search)
        else filed.set(key, [search])
      }
    }
    for (const [at, { id, category, query, pinned }] of searches.entries()) {
      if (at % searchesEach === 0) yield
      const name = `${category} ${query}`
      const read = before.get(name) ?? known.get(name) ?? readSearch(category, query)
      known.set(name, read)
      if (read.text !== '' && !texts.has(read.text))
        texts.set(read.text, index.createTextPredicate(read.text))
      const text = texts.get(read.text)
      const products: number[] = []
      compiled.push({ id, products })
      // The products that the text names by a code match whether or not they have its words.
      if (pinned !== undefined) {
        const { numbers, filters } = index.readPinned(read.text, pinned)
        const named = { keys: numbers.map(toProductKey), count: numbers.length }
        const rules = [read.rules, toSearchRules(filters)]
        file({ ...compileSearch(rules, [named], undefined, keys.get), products })
      }
      // If there is no predicate, the text has a word that
      // no product has, so the search matches nothing else.
      if (read.text !== '' && text === undefined) continue
      const rules = text ? [read.rules, toSearchRules(text.filters)] : [read.rules]
      file({ ...compileSearch(rules, [], text, keys.get), products })
    }
    for (const [at, change] of changes.entries()) {
      if (at % productsEach === 0) yield
      const terms = change.isGone ? undefined : index.getTerms(change.number)
      if (terms === undefined) continue
      const own = [
        anyProduct,
        toProductKey(change.number),
        ...listKeys(change),
        ...Array.from(terms.keys(), toTermKey),
      ]
      const marked = keys.mark(own)
      for (const key of marked)
        for (const search of filed.get(key) ?? []) {
          if (search.lastTested === change.number) continue
          search.lastTested = change.number
          // A search that was filed twice may already have the product.
          if (search.products.at(-1) === change.number) continue
          if (isMatch(search, change, terms, keys.isMarked)) search.products.push(change.number)
        }
      keys.unmark(marked)
    }
    return compiled.flatMap(({ id, products }) =>
      products.length > 0 ? [{ searchId: id, products }] : [],
    )
  }

  function compileSearch(
    own: readonly SearchRules[],
    others: readonly Part[],
    text: TextPredicate | undefined,
    getKey: (key: string) => number,
  ): Omit<CompiledSearch, 'products'> {
    const groups = own.flatMap(({ needed }) => needed)
    const parts: Part[] = groups.map(({ facet, values, keys }) => ({
      keys,
      count: values.reduce((sum, value) => sum + index.countValue(facet, value), 0),
    }))
    for (const alternatives of text?.needed ?? []) {
      const rarest = alternatives.map(terms =>
        terms.reduce((least, term) =>
          index.countTerm(term) < index.countTerm(least) ? term : least,
        ),
      )
      parts.push({
        keys: rarest.map(toTermKey),
        count: rarest.reduce((sum, term) => sum + index.countTerm(term), 0),
      })
    }
    parts.push(...others)
    // Sorts the most selective group first, because a test ends at the first failing group.
    parts.sort((a, b) => a.count - b.count)
    const needed = parts.map(({ keys }) => keys.map(getKey))
    return {
      filed: needed[0] ?? [getKey(anyProduct)],
      needed,
      refused: own.flatMap(({ refused }) => refused.map(getKey)),
      ranges: own.flatMap(({ ranges }) => ranges),
      text,
      lastTested: -1,
    }
  }
}

function readSearch(category: string | undefined, query: string) {
  const requested = parseListQuery(new URLSearchParams(query), category)
  return { rules: toSearchRules(requested), text: requested.text }
}

function isMatch(
  { needed, refused, ranges, text }: CompiledSearch,
  product: ProductChange,
  terms: ProductTerms,
  isMarked: (key: number) => boolean,
): boolean {
  return (
    needed.every(keys => keys.some(isMarked)) &&
    !refused.some(isMarked) &&
    ranges.every(({ facet, ends }) => {
      const value = facets[facet].read(product)
      return ends.some(({ min, max }) => value >= min && value <= max)
    }) &&
    (text?.matches(terms) ?? true)
  )
}

function toProductKey(number: number): string {
  return `product ${number}`
}

function toTermKey(term: number): string {
  return `term ${term}`
}
