import { nothing, type Scored } from './scored.ts'
import type { Slot } from './slot.ts'
import { createSlotFinder } from './slot-finder.ts'
import { toMatch } from './to-match.ts'
import { toTokens } from './to-tokens.ts'
import type { WordMatch } from './word-index.ts'
import type { WordStore } from './word-store.ts'

/** Far above any honest search. */
const maxLength = 400
const maxWords = 24

export function matchWords(store: WordStore, text: string): WordMatch {
  const slots = toTokens(text.slice(0, maxLength))
    .slice(0, maxWords)
    .map(({ word }): Slot => {
      const term = store.vocabulary.findTerm(word)
      const frequency = term === undefined ? 0 : (store.vocabulary.frequency[term] ?? 0)
      const rarity = Math.log(1 + (store.documents.live + 0.5) / (frequency + 0.5))
      return {
        words: word,
        alternatives: term === undefined ? [] : [{ terms: [term], weight: 1 }],
        rarity,
        importance: rarity,
      }
    })
  const found = findStrictly(store, slots)
  const most = slots.reduce((sum, { rarity }) => sum + rarity, 0)
  return {
    ...toMatch(store.documents, found, score => 1 + Math.min(score / most, 1)),
    reading: { understood: [], corrected: [], dropped: [] },
    filters: {},
  }
}

function findStrictly({ postings, documents }: WordStore, slots: readonly Slot[]): Scored {
  const finder = createSlotFinder(postings.get, documents.numbers)
  const [first, ...others] = slots.toSorted((a, b) => finder.estimate(a) - finder.estimate(b))
  if (first === undefined) return nothing
  return others.reduce(finder.narrow, finder.find(first))
}
