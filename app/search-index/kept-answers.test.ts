import { describe, expect, it } from 'vitest'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { createSearchIndex } from './search-index.ts'
import { makeChange } from './testing.ts'

const find = (index: ReturnType<typeof createSearchIndex>, text: string) =>
  index.query({ ...emptyListQuery, text, limit: 48, facetLimit: 9 }).hits.map(hit => hit.number)

describe('a search that is repeated', () => {
  it('LS2 finds what has changed since', () => {
    const index = createSearchIndex()
    index.apply([makeChange(1, { brand: 'Tern' }), makeChange(2, { brand: 'Plover' })])
    expect(find(index, 'tern')).toEqual([1])
    index.apply([makeChange(1, { isGone: true }), makeChange(2, { brand: 'Tern' })])
    expect(find(index, 'tern')).toEqual([2])
  })

  it('LS2 means what operators say since', () => {
    const index = createSearchIndex()
    index.apply([makeChange(1, { brand: 'Tern' }), makeChange(2, { brand: 'Plover' })])
    expect(find(index, 'gull')).toEqual([])
    index.setSynonyms([{ word: 'gull', also: 'tern', isMutual: true }])
    expect(find(index, 'gull')).toEqual([1])
  })
})

it('LS2 common words and large categories are prepared piece by piece', () => {
  const index = createSearchIndex(undefined, 1)
  const brands = ['Tern', 'Plover']
  index.apply(brands.map((brand, at) => makeChange(at + 1, { brand, categoryId: 'day-dresses' })))
  const before = index.memory().counts ?? 0
  const pieces = [...index.warm()].length
  expect(pieces).toBeGreaterThan(3)
  expect(index.memory().counts).toBeGreaterThan(before)
  expect(find(index, 'tern')).toEqual([1])
  index.apply([makeChange(3, { brand: 'Tern', categoryId: 'day-dresses' })])
  expect(find(index, 'tern').sort()).toEqual([1, 3])
  expect(find(index, 'dresses').sort()).toEqual([1, 2, 3])
})

it.each([
  [[], 0],
  // Dresses are found by three more words: women's clothes.
  [['Tern'], 1 + 3],
  [['Tern', 'Plover', 'Gull', 'Teal'], 4 + 3],
])('LS2 a piece prepares one category, search or suggestion: of brands %j', (brands, words) => {
  const index = createSearchIndex()
  const changes = brands.map((brand, at) => makeChange(at + 1, { brand }))
  index.apply(changes.map(each => ({ ...each, words: { ...each.words, name: each.words.brand } })))
  // The 50 largest categories; each word with the beginnings of it and of two words.
  expect([...index.warm()]).toHaveLength(50 + 3 * words)
})

it('LS2 a piece prepares the best postings of one word', () => {
  const index = createSearchIndex()
  const short = 8_192
  for (let number = 1; number <= short; number += 1)
    index.apply([makeChange(number, { brand: 'Tern' })])
  const before = [...index.warm()].length
  index.apply([makeChange(short + 1, { brand: 'Tern' })])
  expect([...index.warm()].length).toBeGreaterThan(before + 3)
})

describe('suggestions that are repeated', () => {
  const count = 300
  function create() {
    const index = createSearchIndex()
    index.apply(Array.from({ length: count }, (_, at) => makeChange(at + 1, { brand: 'Tern' })))
    const first = () => index.suggest('ter', 1).products
    return { index, first, shown: first()[0] ?? 0 }
  }
  const popular = { brand: 'Tern', popularity: 5_000 }

  it('LS8 stay the same until one in a hundred products may have changed', () => {
    const { index, first, shown } = create()
    const others = [1, 2, 3, 4, 5].filter(number => number !== shown)
    for (const number of others.slice(0, 3)) {
      expect(first()).toEqual([shown])
      index.apply([makeChange(number, popular)])
    }
    expect(first()).toEqual([shown])
    index.apply([makeChange(others[3] ?? 0, popular)])
    expect(others).toContain(first()[0])
  })

  it.each([
    [1_999, true],
    [2_000, false],
  ])('LS8 are 2,000: after %i others the first is kept: %s', (others, isKept) => {
    const { index, first, shown } = create()
    for (let limit = 2; limit < 2 + others; limit += 1) index.suggest('q', limit)
    index.apply([makeChange(shown === 1 ? 2 : 1, popular)])
    expect(first()[0] === shown).toBe(isKept)
  })

  it('LS8 never show a product that is gone', () => {
    const { index, first, shown } = create()
    index.apply([makeChange(shown, { isGone: true })])
    expect(first()).not.toContain(shown)
  })
})

it('LS7 kept matches stay the same after searches with as many matches', () => {
  const index = createSearchIndex(undefined, 1)
  const names = ['Zephyr', 'Quill', 'Ember']
  const put = (number: number, name: string) => {
    const change = makeChange(number)
    index.apply([{ ...change, words: { ...change.words, name } }])
  }
  for (let number = 0; number < 300; number += 1) put(number, names[number % 3] ?? '')
  const search = (text: string) => find(index, text)
  const first = names.map(search)
  expect(first.map(numbers => new Set(numbers.map(number => number % 3)))).toEqual(
    names.map((_, at) => new Set([at])),
  )
  // The change forgets the matches, whose arrays the next searches use; words are as rare as before.
  put(0, 'Zephyr')
  expect(names.map(search)).toEqual(first)
  expect(names.map(search)).toEqual(first)
})

it('LS7 kept matches count all the memory that they hold', () => {
  const index = createSearchIndex(undefined, 1)
  const products = Array.from({ length: 1_000 }, (_, at) => makeChange(at + 1, { brand: 'Tern' }))
  index.apply(products)
  find(index, 'tern')
  index.apply(products.slice(50).map(change => ({ ...change, isGone: true })))
  expect(find(index, 'tern').length).toBeGreaterThan(0)
  // The numbers and scores of the 50 that are left are in arrays with room for all thousand.
  expect(index.memory().matches).toBeGreaterThan(2 * 4 * products.length)
})
