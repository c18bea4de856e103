import { expect, it } from 'vitest'
import { isRefused } from '../query/is-refused.ts'
import type { Refusal } from '../query/read-refusals.ts'
import { createWordStore } from '../terms/word-store.ts'
import { makeWords } from '../testing.ts'
import type { Scored } from './scored.ts'
import { createTermGroupFinder } from './term-group-finder.ts'

const words = ['heron', 'plover', 'tern', 'gull', 'wren', 'linnet']
const store = createWordStore()
for (let number = 0; number < 300; number += 1) {
  const own = words.filter((_, at) => (number * (at + 3)) % 7 < 3)
  store.put(
    number,
    makeWords({ name: `${own.join(' ')} mug ${'blue '.repeat(number % 9)}`, brand: own[0] ?? '' }),
  )
}
const termOf = (word: string) => store.dictionary.findTerm(word) ?? -1
const finder = createTermGroupFinder(store)
const group = {
  words: 'heron',
  alternatives: words
    .slice(0, 4)
    .map((word, at) => ({ terms: [termOf(word)], weight: 1 / (at + 1) })),
  rarity: 2,
  isCategory: false,
  importance: 1,
}
const toPairs = ({ documents, scores }: Scored) =>
  Array.from(documents, (document, at) => [document, scores[at] ?? 0] as const)

it('LS8 the best matches of a beginning are found among those of each word', () => {
  const isChosen = (document: number) => document % 3 === 0
  const limited = createTermGroupFinder(
    {
      ...store,
      bestPostings: {
        ...store.bestPostings,
        get: term => store.postings.get(term).filter(posting => isChosen(posting >>> 8)),
      },
    },
    { rank: () => 0 },
  )
  const all = toPairs(finder.find(group))
  expect(toPairs(limited.find(group))).toEqual(all.filter(([document]) => isChosen(document)))
  const pair = { ...group, alternatives: [{ terms: [termOf('heron'), termOf('tern')], weight: 1 }] }
  const both = toPairs(finder.find(pair))
  expect(toPairs(limited.find(pair))).toEqual(both.filter(([document]) => isChosen(document)))
  expect(both.length).toBeGreaterThan(0)
  const documents = Uint32Array.from(all, ([document]) => document)
  expect(limited.score(documents, pair)).toEqual(finder.score(documents, pair))
})

it('LS2 any number of refusals leaves out what each of them leaves out', () => {
  const refuse = (word: string, excuse?: string): Refusal => ({
    ...{ start: 0, end: 0, words: word },
    alternatives: [{ terms: [termOf(word)], weight: 1 }],
    excuses: excuse ? [{ terms: [termOf(excuse)], weight: 1 }] : [],
  })
  const refusals = [refuse('tern', 'gull'), refuse('wren', 'plover')]
  const all = finder.find(group)
  const left = toPairs(finder.refuse(all, refusals))
  const expected = toPairs(all).filter(([document]) => {
    const terms = new Set<number>()
    store.documents.forEachForm(document, form => terms.add(store.dictionary.termOf(form)))
    return !isRefused(refusals, terms)
  })
  expect(left).toEqual(expected)
  expect(left.length).toBeGreaterThan(0)
  expect(left.length).toBeLessThan(all.documents.length)
})
