import { matchWords } from './match-words.ts'
import type { WordIndex } from './word-door.ts'
import { createWordStore } from './word-store.ts'

export function createWordIndex(): WordIndex {
  const store = createWordStore()
  return {
    put: store.put,
    remove: store.remove,
    match: text => matchWords(store, text),
    suggest: () => ({ brands: [], categories: [], queries: [] }),
    similar: () => [],
    memory: () => store.documents.byteLength + store.vocabulary.byteLength + store.postings.byteLength,
  }
}
