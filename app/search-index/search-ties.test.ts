import { expect, it } from 'vitest'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { createSearchIndex } from './search-index.ts'
import { scramble, toWordsStep, unscramble } from './sort-keys.ts'
import { makeChange } from './testing.ts'

type Facts = Partial<Parameters<typeof makeChange>[1]>

/** Returns the order in which a search lists products with these names. */
function list(text: string, products: readonly (Facts & { name: string })[]) {
  const index = createSearchIndex()
  index.apply(
    products.map(({ name, ...facts }, at) => {
      const change = makeChange(at + 1, { categoryId: undefined, ...facts })
      return { ...change, words: { ...change.words, name } }
    }),
  )
  const { hits } = index.query({ ...emptyListQuery, text, limit: 50, facetLimit: 24 })
  return hits.map(({ number }) => products[number - 1]?.name)
}

it.each([
  ['popular', { popularity: 1_000 }],
  ['newer', { newnessDay: 21_000 }],
])('LS7 a product that matches a little better precedes one that is %s', (_, facts) => {
  const other = { popularity: 0, newnessDay: 18_000 }
  // The best match has a step of its own, so the two are compared behind it.
  const best = { ...other, name: 'Tern kettle' }
  const close = { ...other, name: `Tern kettle ${'of brass '.repeat(6)}` }
  const closest = { ...facts, name: `${close.name}of` }
  expect(list('tern kettle', [closest, close, best])).toEqual([best.name, close.name, closest.name])
})

it.each([
  ['a little', 'of', 1],
  ['clearly', 'of brass '.repeat(20), 0],
])('LS7 a sold-out product that matches %s better, by %j, is number %i', (_, words, place) => {
  const best = { name: 'Tern kettle' }
  const soldOut = { inStock: false, name: 'Tern kettle of brass ' }
  const other = { name: `${soldOut.name}${words}` }
  const found = list('tern kettle', [other, soldOut, best])
  expect(found.slice(1).indexOf(soldOut.name)).toBe(place)
})

it.each([
  ['in stock', { inStock: true }, { inStock: false, popularity: 1_000 }],
  ['popular', { popularity: 1_000 }, { popularity: 0, newnessDay: 21_000 }],
  ['newer', { newnessDay: 21_000 }, { newnessDay: 18_000 }],
])(
  'LS7 of two products that match equally well, the one that is %s is first',
  (_, facts, other) => {
    const first = { ...facts, name: 'Tern kettle one' }
    const second = { ...other, name: 'Tern kettle two' }
    for (const products of [
      [first, second],
      [second, first],
    ])
      expect(list('tern kettle', products)[0]).toBe(first.name)
  },
)

it('LS7 scores that differ by a five-thousandth are not equally good', () => {
  expect(toWordsStep(0.5002)).toBeLessThan(toWordsStep(0.5))
})

it('LS7 numbers survive being scrambled', () => {
  const numbers = [0, 1, 2, 77, 2 ** 16, 2 ** 24 - 1, 2 ** 32 - 1]
  expect(numbers.map(scramble).map(unscramble)).toEqual(numbers)
})
