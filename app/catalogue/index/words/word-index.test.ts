import { describe, expect, it } from 'vitest'
import { makeWords } from './testing.ts'
import type { ProductWords } from './word-door.ts'
import { createWordIndex } from './word-index.ts'

function makeIndex(products: readonly Partial<ProductWords>[]) {
  const index = createWordIndex()
  for (const [at, words] of products.entries()) index.put(at + 1, makeWords(words))
  return index
}

/** Best first. */
function rank(index: ReturnType<typeof createWordIndex>, text: string): number[] {
  const { numbers, scores } = index.match(text)
  return [...numbers.keys()]
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .map(at => numbers[at] ?? 0)
}

describe('a word index', () => {
  const index = makeIndex([
    {
      name: 'Harbour Stripe Linen Midi Dress',
      brand: 'Northquay',
      categoryId: 'day-dresses',
      colors: 'Navy Blue',
    },
    { name: 'Dress Socks', brand: 'Northquay', categoryId: 'mens-socks', colors: 'Black' },
    { name: 'Suede Belt', brand: 'Chloé', categoryId: 'belts', description: 'Wear it over a linen dress.' },
  ])

  it.each([
    ['dress', [1, 2, 3]],
    ['DRESSES', [1, 2, 3]],
    // Few have it all: what has most of it follows.
    ['linen dress', [1, 3, 2]],
    ['chloe', [3]],
    ['northquay striped dresses', [1, 2]],
    ['', []],
    ['!?', []],
  ])('LS2 finds for %j', (text, numbers) => {
    expect(rank(index, text)).toEqual(numbers)
  })
})
