import { findSimilar } from './find-similar.ts'
import { matchWords } from './match-words.ts'
import { suggestWords } from './suggest-words.ts'
import type { WordIndex } from './word-door.ts'
import { createWordStore } from './word-store.ts'

/** `saved`: what `save` gave; throws where it is of another version of this code. */
export function createWordIndex(saved?: readonly Uint8Array[]): WordIndex {
  const store = createWordStore(saved)
  return {
    put: store.put,
    remove: store.remove,
    match: (text, options) => matchWords(store, text, options),
    suggest: (text, limit) => suggestWords(store, text, limit),
    similar: (number, limit) => findSimilar(store, number, limit),
    save: store.save,
    memory: () => store.documents.byteLength + store.vocabulary.byteLength + store.postings.byteLength,
  }
}
