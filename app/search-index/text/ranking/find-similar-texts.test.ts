import { describe, expect, it } from 'vitest'
import { createWordStore, type WordStore } from '../terms/word-store.ts'
import { makeWords } from '../testing.ts'
import { findSimilarTexts } from './find-similar-texts.ts'

/** Finds all products that are similar to the first of these names, numbered from 1. */
function find(names: readonly string[]): number[] {
  const store = createWordStore()
  for (const [at, name] of names.entries()) store.put(at + 1, makeWords({ name }))
  return findSimilarTexts(store, 1, names.length)
}

const words = (count: number, start: string) =>
  Array.from({ length: count }, (_, at) => `${start}${String.fromCharCode(97 + at)}x`)

/**
 * A catalogue of 1,000,000 products of which the first has the given terms: each is the impacts of
 * the products that have it, from the second product on.
 */
function createStore(terms: readonly (readonly number[])[]): WordStore {
  const total = 25_000
  const lists = terms.map(impacts =>
    Uint32Array.from(impacts, (impact, at) => (((at + 1) << 8) | impact) >>> 0),
  )
  return {
    documents: {
      find: (number: number) => number,
      forEachForm: (_: number, visit: (form: number, isTitle: boolean) => void) =>
        terms.forEach((_, form) => {
          visit(form, true)
        }),
      ...{ live: 1_000_000, total, numbers: Uint32Array.from({ length: total }, (_, at) => at) },
    },
    dictionary: { termOf: (form: number) => form, frequency: lists.map(({ length }) => length) },
    postings: { get: (term: number) => lists[term] },
  } as unknown as WordStore
}

describe('findSimilarTexts', () => {
  it.each([9, 10, 11])('PD11 compares ten words at most: of %i', count => {
    const own = words(count, 'tern')
    expect(find([own.join(' '), ...own])).toHaveLength(Math.min(10, count))
  })

  it.each([
    [20, 19],
    [21, 0],
  ])(
    'PD11 ignores a word that more than a fifth of all products have: %i of 100',
    (count, found) => {
      const others = Array.from({ length: 100 - count }, (_, at) => `gull${at}`)
      expect(find([...Array.from({ length: count }, () => 'tern'), ...others])).toHaveLength(found)
    },
  )

  const flat = (count: number, impact: number) => Array.from({ length: count }, () => impact)

  it.each([
    [20_000, true],
    [20_001, false],
  ])('PD11 reads 20,000 products with a word: number %i', (place, isRead) => {
    const store = createStore([[...flat(place - 1, 1), 255]])
    expect(findSimilarTexts(store, 0, 1)[0] === place).toBe(isRead)
  })

  it.each([
    [399, 800],
    [400, 400],
    [401, 401],
    [801, 800],
  ])('PD11 scores the best 400 products, up to 800 if they tie: of %i and more', (best, found) => {
    const store = createStore([[...flat(best, 200), ...flat(1_000 - best, 100)]])
    expect(findSimilarTexts(store, 0, 2_000)).toHaveLength(found)
  })
})
