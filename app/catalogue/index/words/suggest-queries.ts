import { gone } from './documents.ts'
import { matchWords } from './match-words.ts'
import { findNearSpellings } from './near-spellings.ts'
import { stopWords } from './stop-words.ts'
import type { WordStore } from './word-store.ts'

/** As many endings are tried with the words before them. */
const maxTried = 24
/** As many products of those words are looked at; more would tell the same. */
const maxSampled = 1_000

/** Searches that go on from what was written and find something, the commonest first; what was written is none of them. */
export function suggestQueries(store: WordStore, words: readonly string[], limit: number): string[] {
  const before = words.slice(0, -1)
  const last = words.at(-1) ?? ''
  const endings = findEndings(store, last)
  const uses = before.length === 0 ? undefined : countTogether(store, before)
  const written = words.join(' ')
  return endings
    .map(({ word, count }) => ({ query: [...before, word].join(' '), count: uses ? uses(word) : count }))
    .filter(({ query, count }) => count > 0 && query !== written)
    .sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1))
    .slice(0, limit)
    .map(({ query }) => query)
}

/** What a beginning may become, else what it may have been meant for; of the forms of one word the commonest. */
function findEndings({ vocabulary }: WordStore, beginning: string): { word: string; count: number }[] {
  const completed = vocabulary.complete(beginning)
  const forms =
    completed.length > 0 ? completed : findNearSpellings(vocabulary, beginning).map(({ form }) => form)
  const best = new Map<number, { word: string; count: number }>()
  for (const form of forms) {
    const count = vocabulary.titleUses[form] ?? 0
    const word = vocabulary.getWord(form)
    const term = vocabulary.termOf(form)
    if (stopWords.has(word) || /^\d+$/.test(word) || count <= (best.get(term)?.count ?? 0)) continue
    best.set(term, { word, count })
  }
  return [...best.values()].sort((a, b) => b.count - a.count).slice(0, maxTried)
}

/** In how many of the products that the words before it find a word stands, told from a sample. */
function countTogether(store: WordStore, before: readonly string[]): (word: string) => number {
  const { numbers, scores } = matchWords(store, before.join(' '))
  const step = Math.max(1, Math.floor(numbers.length / maxSampled))
  const documents: number[] = []
  for (let at = 0; at < numbers.length; at += step) {
    const document = (scores[at] ?? 0) >= 1 ? store.documents.find(numbers[at] ?? gone) : undefined
    if (document !== undefined) documents.push(document)
  }
  return word => {
    const term = store.vocabulary.findTerm(word)
    if (term === undefined) return 0
    const postings = store.postings.get(term)
    return documents.reduce((count, document) => count + Number(hasDocument(postings, document)), 0)
  }
}

function hasDocument(postings: Uint32Array, document: number): boolean {
  let [low, high] = [0, postings.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((postings[middle] ?? 0) >>> 8 < document) low = middle + 1
    else high = middle
  }
  return low < postings.length && (postings[low] ?? 0) >>> 8 === document
}
