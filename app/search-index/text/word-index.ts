import { findSimilarTexts } from './find-similar-texts.ts'
import { matchWords } from './match-words.ts'
import { suggestWords } from './suggest-words.ts'
import { createSynonyms } from './synonyms.ts'
import { createTextPredicate, getTerms } from './text-predicate.ts'
import type { WordIndex } from './word-index-interface.ts'
import { createWordStore } from './word-store.ts'

/** `saved` is the result of `save`; throws for data of another version. */
export function createWordIndex(saved?: readonly Uint8Array[]): WordIndex {
  const store = createWordStore(saved)
  return {
    put: store.put,
    remove: store.remove,
    setSynonyms(own) {
      store.synonyms = createSynonyms(own)
    },
    match: (text, { isTyping, synonyms } = {}) =>
      matchWords(
        synonyms ? { ...store, synonyms: createSynonyms(synonyms) } : store,
        text,
        isTyping,
      ),
    suggest: (text, limit) => suggestWords(store, text, limit),
    similar: (number, limit) => findSimilarTexts(store, number, limit),
    createPredicate: text => createTextPredicate(store, text),
    getTerms: number => getTerms(store, number),
    countTerm: term => store.dictionary.frequency[term] ?? 0,
    save: store.save,
    memory: () =>
      store.documents.byteLength + store.dictionary.byteLength + store.postings.byteLength,
  }
}
