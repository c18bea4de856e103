import { describe, expect, it } from 'vitest'
import type { ProductWords } from '#app/store/product-words.ts'
import type { ParsedQuery } from '../query/parse-query.ts'
import { readText } from '../query/read-text.ts'
import { createWordStore, type WordStore } from '../terms/word-store.ts'
import { makeWords } from '../testing.ts'
import { findLeastScore } from './find-least-score.ts'
import { scoreAdjacency } from './score-adjacency.ts'
import { scoreOccurrences } from './score-occurrences.ts'
import type { Scored } from './scored.ts'

type Scorer = (store: WordStore, query: ParsedQuery, found: Scored) => Scored

/** Raises the scores of all products for a query; each scores 1 before, or what `before` says. */
function raise(
  scorer: Scorer,
  products: readonly Partial<ProductWords>[],
  text: string,
  before: readonly number[] = products.map(() => 1),
): number[] {
  const store = createWordStore()
  for (const [at, words] of products.entries()) store.put(at + 1, makeWords(words))
  const documents = Uint32Array.from(products, (_, at) => at)
  const found = { documents, scores: Float32Array.from(before) }
  const { scores } = scorer(store, readText(store, text, false).query, found)
  return Array.from(scores, score => Math.round(score * 10_000) / 10_000)
}

const repeat = (count: number, name: string) => Array.from({ length: count }, () => ({ name }))
const fill = (count: number) => Array.from({ length: count }, (_, at) => `filler${at}`).join(' ')

describe('scoreAdjacency', () => {
  it('LS2 adds a tenth for words in the order of the query and half of that for the reverse', () => {
    const names = ['Sun hat', 'Hat sun', 'Sun print hat']
    const products = names.map(name => ({ name }))
    expect(raise(scoreAdjacency, products, 'sun hat')).toEqual([1.1, 1.05, 1])
  })

  it.each([
    [1_000, 1.1],
    [1_001, 1],
  ])('LS2 reads the names of a thousand matches: of %i', (count, score) => {
    expect(raise(scoreAdjacency, repeat(count, 'Sun hat'), 'sun hat')[0]).toBe(score)
  })
})

describe('scoreOccurrences', () => {
  it.each([
    [200, 1.25],
    [201, 1],
  ])('LS2 reads the words of 200 matches: of %i', (count, score) => {
    expect(raise(scoreOccurrences, repeat(count, 'Tern'), 'tern')[0]).toBe(score)
  })

  it('LS2 adds a quarter for the most occurrences and a share of that for fewer', () => {
    const products = [
      { name: 'Tern' },
      { name: 'Gull', brand: 'Tern' },
      { name: 'Gull', colors: 'Tern' },
      { name: 'Gull', description: 'tern '.repeat(3) },
    ]
    // How often each field has the word, by its weight and length, then with saturation.
    const counts = [3 / (0.4 + 0.6 / 7), 3 / (0.9 + 0.1 / 2), 2, 3 / (0.25 + (0.75 * 3) / 40)]
    const gains = counts.map(count => count / (1.2 + count))
    const most = Math.max(...gains)
    expect(raise(scoreOccurrences, products, 'tern')).toEqual(
      gains.map(gain => expect.closeTo(1 + (0.25 * gain) / most, 3)),
    )
  })

  it('LS2 leaves room between partial matches and full ones for what these gain', () => {
    const products = [{ name: 'Tern' }, { name: 'Gull' }]
    expect(raise(scoreOccurrences, products, 'tern', [1, 0.9])).toEqual([1.25, 0.72])
  })
})

it.each([
  [48, [1.1, 1], 'name'],
  [49, [1, 1], undefined],
])('LS2 a name has 48 words: a hat as number %i', (place, scores, _) => {
  const products = [{ name: `${fill(place - 2)} sun hat` }, { name: 'Tern' }]
  expect(raise(scoreAdjacency, products, 'sun hat')).toEqual(scores)
})

it.each([
  [[0.5, 0.5, 0.5], 3, 0],
  [[0.5, 0.4, 0.3], 2, (Math.floor(0.3 * 1_024) + 1) / 1_024],
  [[0.5, 0.5, 0.5], 2, (0.5 * 1_024 + 1) / 1_024],
  // Scores above 4 are not told apart, those below are.
  [[3.9, 3.8, 3.7], 2, (Math.floor(3.7 * 1_024) + 1) / 1_024],
  [[4.5, 4.25, 4.1], 2, (4 * 1_024 + 1) / 1_024],
])('LS2 findLeastScore of %j with a limit of %i is %f', (scores, limit, least) => {
  expect(findLeastScore(Float32Array.from(scores), limit)).toBe(least)
})
