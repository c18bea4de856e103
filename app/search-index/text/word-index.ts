import { createSynonyms } from './language/synonyms.ts'
import { toTokens } from './language/to-tokens.ts'
import { createTextPredicate, getTerms } from './query/text-predicate.ts'
import { findSimilarTexts } from './ranking/find-similar-texts.ts'
import { findWordPlaces } from './ranking/find-word-places.ts'
import { matchWords } from './ranking/match-words.ts'
import { suggestBrands } from './suggestions/suggest-brands.ts'
import { suggestCategories } from './suggestions/suggest-categories.ts'
import { findEndings, suggestQueries } from './suggestions/suggest-queries.ts'
import { createWordStore, type WordStore } from './terms/word-store.ts'
import type { WordIndex, WordSuggestions } from './word-index-interface.ts'

const maxTextLength = 200
const maxTextWords = 8

/** Reads the last words of a text that is being typed. */
export function readTyped(text: string): string[] {
  return toTokens(text.slice(0, maxTextLength))
    .slice(-maxTextWords)
    .map(({ word }) => word)
}

/** Suggests what a shopper may be typing; the last word may be a prefix. */
function suggestWords(store: WordStore, text: string, limit: number): WordSuggestions {
  const words = readTyped(text)
  if (words.length === 0) return { brands: [], categories: [], queries: [] }
  return {
    brands: suggestBrands(store.brands, words, limit),
    categories: suggestCategories(words, limit),
    queries: suggestQueries(store, words, limit),
  }
}

/**
 * Creates an index, or restores it from `saved`, the result of `save`,
 * which is empty afterwards. Throws if a different version wrote it.
 */
export function createWordIndex(saved?: Uint8Array[], leastKept?: number): WordIndex {
  const store = createWordStore(saved, leastKept)
  return {
    put: store.put,
    remove: store.remove,
    setSynonyms(own) {
      store.synonyms = createSynonyms(own)
    },
    match: (text, { synonyms, ...options } = {}) =>
      matchWords(
        synonyms ? { ...store, synonyms: createSynonyms(synonyms) } : store,
        text,
        options,
      ),
    findPlaces: (text, number) => findWordPlaces(store, text, number),
    suggest: (text, limit) => suggestWords(store, text, limit),
    warm: rank => store.bestPostings.prepare(store.dictionary.terms, rank),
    listCommon: () => findEndings(store, '', undefined).map(({ word }) => word),
    similar: (number, limit) => findSimilarTexts(store, number, limit),
    createPredicate: text => createTextPredicate(store, text),
    getTerms: number => getTerms(store, number),
    countTerm: term => store.dictionary.frequency[term] ?? 0,
    save: store.save,
    memory: () =>
      store.documents.byteLength +
      store.dictionary.byteLength +
      store.postings.byteLength +
      store.bestPostings.byteLength +
      store.kept.calculatedSize,
  }
}
