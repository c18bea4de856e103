import type { Filters } from '#app/domain/facets/filters.ts'
import type { Vocabulary } from '../terms/vocabulary.ts'
import type { WordStore } from '../terms/word-store.ts'
import { isRefused } from './is-refused.ts'
import { readText } from './read-text.ts'

/** A product's terms: true for those outside its description. */
export type ProductTerms = ReadonlyMap<number, boolean>

/**
 * Decides whether a single product matches a search text, by the rules
 * that `matchWords` applies to all products. Only full matches pass.
 */
export interface TextPredicate {
  /** Parts of the text that are filters. */
  filters: Partial<Filters>
  /**
   * Groups of alternatives: a product must match one alternative
   * in every group. An alternative is a list of terms.
   */
  needed: readonly (readonly (readonly number[])[])[]
  /** Returns true if a product matches. `terms` are the product's terms, from `getTerms`. */
  matches(terms: ProductTerms): boolean
}

/**
 * Returns undefined if no product can match the text in full, because one of its words is unknown.
 */
export function createTextPredicate(store: Vocabulary, text: string): TextPredicate | undefined {
  const { query, filters, refusals, audience, isFiltersOnly } = readText(store, text, false)
  if (isFiltersOnly) return { filters, needed: [], matches: terms => !isRefused(refusals, terms) }
  if (query.unknown.length > 0 || query.needed.length === 0) return undefined
  const needed = query.needed.map(({ alternatives }) => alternatives.map(({ terms }) => terms))
  // If no product is of the kind, those that mention it are all there is.
  const kinds = query.needed.flatMap(({ isCategory }, at) => {
    const alternatives = needed[at] ?? []
    const isNamed = (term: number) => (store.dictionary.titleFrequency[term] ?? 0) > 0
    return isCategory && alternatives.some(terms => terms.some(isNamed)) ? [alternatives] : []
  })
  return {
    filters,
    needed,
    matches: terms =>
      needed.every(alternatives =>
        alternatives.some(each => each.every(term => terms.has(term))),
      ) &&
      kinds.every(alternatives =>
        alternatives.some(
          each => each.every(term => terms.has(term)) && each.some(term => terms.get(term)),
        ),
      ) &&
      !isRefused(refusals, terms) &&
      (audience === undefined ||
        findPlace(terms, audience.unwanted) <= findPlace(terms, audience.unless)),
  }
}

/** Returns 2 if one of the terms is outside the description, 1 if one is in it, else 0. */
function findPlace(own: ProductTerms, terms: readonly number[]): number {
  return Math.max(0, ...terms.map(term => (own.has(term) ? 1 + Number(own.get(term)) : 0)))
}

/** Returns the terms of a product; undefined if it is not in the index. */
export function getTerms(
  { documents, dictionary }: Pick<WordStore, 'documents' | 'dictionary'>,
  number: number,
): ProductTerms | undefined {
  const document = documents.find(number)
  if (document === undefined) return undefined
  const terms = new Map<number, boolean>()
  documents.forEachForm(document, (form, isTitle) => {
    const term = dictionary.termOf(form)
    terms.set(term, isTitle || terms.get(term) === true)
  })
  return terms
}
