import { stem } from '../../text/language/stem.ts'
import { createWordStore } from '../../text/terms/word-store.ts'
import { makeWords } from '../../text/testing.ts'
import type { EngineVocabulary } from '../engine-vocabulary.server.ts'
import { createFacetNames } from '../facet-fields.ts'

/** Builds the vocabulary of a catalogue that has one product for each name. */
export function readTestWords(names: readonly string[]): EngineVocabulary {
  const store = createWordStore()
  for (const [at, name] of names.entries()) store.put(at + 1, makeWords({ name }))
  const stems: string[] = []
  for (const word of names.flatMap(name => name.toLowerCase().split(' '))) {
    const term = store.dictionary.findTermOfStem(stem(word))
    if (term !== undefined) stems[term] = stem(word)
  }
  const offers = { titleOffers: names.length, mentionOffers: 0 }
  const facetNames = createFacetNames({})
  return { vocabulary: store, stems, facetNames, ...offers } as unknown as EngineVocabulary
}
