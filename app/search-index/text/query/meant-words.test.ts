import { describe, expect, it } from 'vitest'
import type { ProductWords } from '#app/store/product-words.ts'
import { makeWordIndex, rankWords } from '../testing.ts'

const makeFinder = (products: Partial<ProductWords>[]) => {
  const index = makeWordIndex(products)
  return {
    find: (text: string) => rankWords(index, text).map(number => products[number - 1]?.name),
    read: (text: string) => index.match(text).reading,
  }
}

describe('a query that names no thing', () => {
  const { find } = makeFinder([
    { name: 'Green Tea Lotion', colors: 'White', categoryId: 'bath-and-body' },
    { name: 'Green Tea Toner' },
    { name: 'Tote', brand: "Saddler's Green", categoryId: 'tote-bags' },
    { name: 'Knit', colors: 'Emerald', categoryId: 'sweaters' },
    { name: 'Pajama set', colors: 'Sage', categoryId: 'pajamas' },
  ])

  it('LS2 lists what comes in a color before what is only called so', () => {
    expect(find('green').slice(0, 2).sort()).toEqual(['Knit', 'Pajama set'])
  })

  it.each([
    ['green set', ['Pajama set']],
    ['pajama set', ['Pajama set']],
    ['green tea', ['Green Tea Lotion', 'Green Tea Toner']],
  ])('LS2 lists for %j first what has all its words', (text, names) => {
    expect(find(text).slice(0, names.length).sort()).toEqual(names)
  })
})

describe('a query for an imitation', () => {
  const { find, read } = makeFinder([
    { name: 'Tern leather jacket', materials: 'Leather', categoryId: 'jackets' },
    { name: 'Tern suede jacket', categoryId: 'jackets' },
    { name: 'Wren jacket', materials: 'Polyester', categoryId: 'jackets' },
    { name: 'Knot vegan leather jacket', categoryId: 'jackets' },
    { name: 'Ruff silk blouse', materials: 'Silk', categoryId: 'blouses' },
    { name: 'Gull satin blouse', categoryId: 'blouses' },
  ])

  it.each([
    ['faux leather jacket', ['Knot vegan leather jacket', 'Wren jacket']],
    ['vegan leather jacket', ['Knot vegan leather jacket', 'Wren jacket']],
    ['faux silk blouse', ['Gull satin blouse']],
    ['fake suede jacket', ['Knot vegan leather jacket', 'Wren jacket']],
  ])('LS2 lists for %j nothing of the real material', (text, names) => {
    expect(find(text).sort()).toEqual(names)
  })

  it('LS2 lists both if it names both', () => {
    expect(find('leather or faux leather jacket')).toContain('Tern leather jacket')
  })

  it('LS2 does not read the real material', () => {
    expect(read('faux silk blouse').understood.map(({ group }) => group)).toEqual(['category'])
  })
})

describe('a misspelled word', () => {
  const { find, read } = makeFinder([
    { name: 'Wool coat', categoryId: 'wool-coats', audience: 'women' },
    { name: "Women's trench coat", categoryId: 'wool-coats' },
    { name: 'Vertigo sneakers', brand: 'Vertigo Lab', categoryId: 'womens-sneakers' },
    { name: 'Red dress', colors: 'Red', categoryId: 'day-dresses' },
    { name: 'Tern necklace', categoryId: 'necklaces' },
  ])

  it.each([
    ['wolen coat', [{ from: 'wolen', to: 'woolen' }]],
    ['neclace', [{ from: 'neclace', to: 'necklace' }]],
    ['neckklace', [{ from: 'neckklace', to: 'necklace' }]],
    ['vertgo', [{ from: 'vertgo', to: 'vertigo' }]],
    // Two letters of a short word are too many for a brand.
    ['vestigi', []],
  ])('LS8 is corrected in %j', (text, corrected) => {
    expect(read(text).corrected).toEqual(corrected)
  })

  it('LS2 in another language is translated', () => {
    expect(find('vestido rojo')).toEqual(['Red dress'])
    expect(read('vestido rojo').corrected).toEqual([
      { from: 'vestido', to: 'dress' },
      { from: 'rojo', to: 'red' },
    ])
  })
})

describe('an occasion that no product names', () => {
  const { find, read } = makeFinder([
    { name: 'Tern swimsuit', categoryId: 'one-piece-swimsuits' },
    { name: 'Wren sandals', categoryId: 'sandals' },
    { name: 'Knot coat', categoryId: 'coats' },
    { name: 'Ruff tote bag', categoryId: 'tote-bags' },
  ])

  it.each([['vacation'], ['beach vacation outfit']])('LS2 lists for %j what is worn then', text => {
    expect(find(text).sort()).toEqual(['Tern swimsuit', 'Wren sandals'])
    expect(read(text).dropped).toEqual([])
  })

  it('LS2 is left out beside the name of a thing', () => {
    expect(find('vacation coat')).toEqual(['Knot coat'])
    expect(read('vacation coat').dropped).toEqual(['vacation'])
  })
})
