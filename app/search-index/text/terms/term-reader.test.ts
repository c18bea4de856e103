import { describe, expect, it } from 'vitest'
import { makeWordIndex, rankWords } from '../testing.ts'

describe('a material in a description', () => {
  const products = [
    { name: 'Tern jacket', description: 'Five pockets and a leather patch at the waist.' },
    { name: 'Wren jacket', description: 'Of soft leather from the north, with five pockets.' },
    { name: 'Plover jacket', description: 'Lined in wool. Suede trim, leather lining.' },
  ]
  const index = makeWordIndex(products)
  const isFull = (text: string) => {
    const { numbers, scores } = index.match(text)
    return [...numbers].filter((_, at) => (scores[at] ?? 0) >= 1).sort()
  }

  it('LS2 is not the product’s if a part is made of it', () => {
    expect(isFull('leather jacket')).toEqual([2])
    expect(isFull('wool jacket')).toEqual([3])
  })

  it('LS2 is found together with the part', () => {
    expect(isFull('jacket leather patch')).toEqual([1])
    expect(isFull('leather lining')).toEqual([3])
  })

  it('LS2 counts in a name, and before other words', () => {
    const named = makeWordIndex([
      { name: 'Leather trim jacket' },
      { name: 'Tern jacket', description: 'Leather jacket with a trim.' },
    ])
    expect([...named.match('leather jacket').numbers].sort()).toEqual([1, 2])
  })
})

describe('the sizes of a product', () => {
  const products = [
    { name: 'Plus sign mini dress', categoryId: 'mini-dresses' },
    { name: 'Tern maxi dress', categoryId: 'maxi-dresses' },
    { name: 'Wren maxi dress', categoryId: 'maxi-dresses', cuts: 'plus size' },
    { name: 'Ruff trousers', categoryId: 'womens-pants', cuts: 'petite tall' },
    { name: 'Gull trousers', categoryId: 'womens-pants' },
  ]
  const index = makeWordIndex(products)

  it.each([
    ['plus size maxi dress', 3],
    ['curvy maxi dress', 3],
    ['petite trousers', 4],
    ['tall trousers', 4],
  ])('LS2 say whom it fits: %j', (text, first) => {
    expect(rankWords(index, text)[0]).toBe(first)
  })
})

describe('a name', () => {
  it.each(['sport coat', 'sports coat'])('LS2 with %j is of no coat', kind => {
    const products = [
      { name: `Navy wool ${kind}`, categoryId: 'mens-blazers-and-sport-coats' },
      { name: 'Tern navy overcoat of wool for long walks in the north', categoryId: 'mens-coats' },
      { name: 'Tern mug' },
    ]
    const index = makeWordIndex(products)
    expect(rankWords(index, 'wool coat navy')[0]).toBe(2)
    for (const text of ['sport coat', 'sports coat', 'blazer'])
      expect([text, rankWords(index, text)[0]]).toEqual([text, 1])
  })
})

describe('a kind that only says which kind the next word is', () => {
  const products = [
    { name: 'Tern twill trousers', category: 'Men › Dress Pants', categoryId: 'mens-dress-pants' },
    { name: 'Wren dress shirt', categoryId: 'mens-dress-shirts' },
    { name: 'Plover shirt dress', categoryId: 'day-dresses' },
    { name: 'Gull T-shirt dress', categoryId: 'day-dresses' },
    { name: 'Ruff dress', categoryId: 'day-dresses' },
    { name: 'Knot oxford shirt', categoryId: 'mens-shirts' },
    { name: 'Dunlin T-shirt', categoryId: 'mens-t-shirts' },
  ]
  const index = makeWordIndex(products)
  const findFull = (text: string) => {
    const { numbers, scores } = index.match(text)
    return [...numbers].filter((_, at) => (scores[at] ?? 0) >= 1).sort()
  }

  it.each([
    ['dress', [3, 4, 5]],
    ['shirts', [2, 6]],
  ])('LS2 is not what %j means', (text, full) => {
    expect(findFull(text)).toEqual(full)
  })

  it.each([
    ['t-shirts', 7],
    ['dress shirt', 2],
    ['shirt dress', 3],
    ['dress pants', 1],
    ['dress trousers', 1],
    ['t-shirt dress', 4],
  ])('LS2 is what %j means together with it', (text, first) => {
    expect(rankWords(index, text)[0]).toBe(first)
  })
})
