import { readText } from '../query/read-text.ts'
import type { Alternative, TermGroup } from '../query/term-group.ts'
import { maxFieldWords } from '../terms/term-reader.ts'
import type { WordStore } from '../terms/word-store.ts'

/** Where a product has a word or unit of a query. */
export interface WordPlace {
  /** The query's words. */
  words: string
  /** The most important place; absent if the product lacks the words. */
  place?: 'name' | 'brand' | 'attribute' | 'description'
}

/** Finds the places of a query's words in one product; empty for an unknown product. */
export function findWordPlaces(store: WordStore, text: string, number: number): WordPlace[] {
  const { documents, dictionary } = store
  const document = documents.find(number)
  if (document === undefined) return []
  const forms = new Uint32Array(maxFieldWords)
  const length = documents.readName(document, forms)
  const name = new Set(Array.from(forms.subarray(0, length), dictionary.termOf))
  const brand = new Set(store.getBrandTerms(number))
  const [title, all] = [new Set<number>(), new Set<number>()]
  documents.forEachForm(document, (form, isTitle) => {
    const term = dictionary.termOf(form)
    all.add(term)
    if (isTitle) title.add(term)
  })
  const { needed } = readText(store, text, false).query
  return toWordPlaces(needed, { name, brand, attribute: title, description: all })
}

/** The terms of a product by the most important place in which each place's terms can be. */
export type TermPlaces = Record<NonNullable<WordPlace['place']>, ReadonlySet<number>>

/** Finds the place of each of a query's groups; `description` has all terms of the product. */
export function toWordPlaces(needed: readonly TermGroup[], terms: TermPlaces): WordPlace[] {
  const isWithin = (own: ReadonlySet<number>, alternatives: readonly Alternative[]) =>
    alternatives.some(each => each.terms.every(term => own.has(term)))
  return needed.flatMap(({ parts, ...whole }) => {
    // A unit is named as a whole if the product has it, such as a mackintosh for "rain jacket".
    const units = parts && !isWithin(terms.description, whole.alternatives) ? parts : [whole]
    return units.map(({ words, alternatives, near = [] }): WordPlace => {
      const either = [...alternatives, ...near]
      const place = placeNames.find(each => isWithin(terms[each], either))
      return { words, ...(place ? { place } : {}) }
    })
  })
}

const placeNames = ['name', 'brand', 'attribute', 'description'] as const
