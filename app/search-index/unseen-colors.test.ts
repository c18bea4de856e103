import { describe, expect, it } from 'vitest'
import { emptyListQuery, type Sort } from '#app/domain/urls/list-query.ts'
import { createSearchIndex } from './search-index.ts'
import { makeChange } from './testing.ts'

/** Of 60 red products, every third has no picture in red, and every seventh is also black. */
const index = createSearchIndex()
index.apply(
  Array.from({ length: 60 }, (_, number) => {
    const isAlsoBlack = number % 7 === 0
    const change = makeChange(number, {
      colors: isAlsoBlack ? ['red', 'black'] : ['red'],
      unseenColors: number % 3 === 0 ? ['red'] : [],
      popularity: (number * 37) % 1_000,
      isOnSale: true,
      discount: number % 50,
    })
    return { ...change, words: { ...change.words, name: 'Dress' } }
  }),
)

function listAll(
  colors: string[],
  { text = '', sort = 'relevance' as Sort, deals = [] as string[] } = {},
) {
  const query = { ...emptyListQuery, colors, text, sort, deals, facetLimit: 0, limit: 10 }
  return [1, 2, 3, 4, 5, 6].flatMap(page =>
    index.query({ ...query, page }).hits.map(({ number }) => number),
  )
}
const isUnseen = (number: number) => number % 3 === 0

describe('products of which no picture shows a chosen color', () => {
  it.each([
    ['of a color', listAll(['red'])],
    ['of a search that names it', listAll([], { text: 'red dress' })],
    // Sales are usually ordered by discount.
    ['of sales', listAll(['red'], { deals: ['sale'], sort: 'discount' })],
  ])('LS4 come last in a whole list %s', (_, numbers) => {
    expect(new Set(numbers).size).toBe(60)
    expect(numbers.map(isUnseen)).toEqual(numbers.map(isUnseen).toSorted())
  })

  it('LS4 keep the order of the list otherwise', () => {
    const plain = listAll([])
    const numbers = listAll(['red'])
    const keep = (from: number[], part: boolean) => from.filter(each => isUnseen(each) === part)
    expect(keep(numbers, false)).toEqual(keep(plain, false))
    expect(keep(numbers, true)).toEqual(keep(plain, true))
  })

  it.each([
    ['a picture shows another chosen color', listAll(['red', 'black']), (n: number) => n % 7 !== 0],
    ['the list is sorted by price', listAll(['red'], { sort: 'price-up' }), () => false],
    ['a shopper chose the order', listAll(['red'], { sort: 'discount' }), () => false],
    ['no color is chosen', listAll([]), () => false],
  ])('LS4 do not come last if %s', (_, numbers, isLast) => {
    const isBehind = (number: number) => isUnseen(number) && isLast(number)
    const border = numbers.findIndex(isBehind)
    const [before, after] =
      border < 0 ? [numbers, []] : [numbers.slice(0, border), numbers.slice(border)]
    expect(before.some(isUnseen)).toBe(true)
    expect(after.every(isBehind)).toBe(true)
  })

  it('SE3 are told apart in the explanation of a search', () => {
    const query = { ...emptyListQuery, text: 'red dress', page: 5, facetLimit: 0, limit: 10 }
    const { terms } = index.explain(query, 0)
    expect(terms.map(each => each.isUnseen)).toEqual(terms.map(({ number }) => isUnseen(number)))
    expect(terms.some(each => each.isUnseen)).toBe(true)
  })
})

describe('products in a category that is named after a color', () => {
  it('LS4 come last if no picture shows it', () => {
    const dressed = createSearchIndex()
    dressed.apply([
      makeChange(0, {
        colors: ['red', 'black'],
        unseenColors: ['black'],
        categoryId: 'black-dresses',
        popularity: 900,
      }),
      makeChange(1, { colors: ['black'], categoryId: 'black-dresses', popularity: 100 }),
    ])
    const query = { ...emptyListQuery, facetLimit: 0, limit: 10 }
    const listIn = (category: string) =>
      dressed.query({ ...query, category }).hits.map(({ number }) => number)
    expect(listIn('black-dresses')).toEqual([1, 0])
    expect(listIn('dresses')).toEqual([0, 1])
  })
})
