import { describe, expect, it } from 'vitest'
import type { ProductWords } from '#app/store/product-words.ts'
import { makeWordIndex, rankWords } from '../testing.ts'

const findNames = (products: readonly Partial<ProductWords>[], text: string) =>
  rankWords(makeWordIndex(products), text).map(number => products[number - 1]?.name)

describe('partial matches', () => {
  it('LS2 need only one of many words', () => {
    const products = [{ name: 'Tern mug' }, { name: 'Plover bowl' }]
    const text = 'enamel tern kettle gingham saucer plover trivet'
    const all = [...products, { name: 'Enamel gingham saucer' }, { name: 'Kettle trivet' }]
    expect(findNames(all, text)).toHaveLength(4)
  })

  const make = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => ({ name: `${name} ${at + 100}` }))

  it('LS2 follow if the full matches do not fill a page, whatever their number', () => {
    const some = [...make(49, 'Tern kettle'), ...make(180, 'Enamel kettle')]
    expect(findNames(some, 'tern kettle')).toHaveLength(229)
    const many = [...make(50, 'Tern kettle'), ...make(180, 'Enamel kettle')]
    expect(findNames(many, 'tern kettle')).toHaveLength(50)
  })

  it('LS2 end with the best thousand', () => {
    const products = [...make(1_100, 'Enamel kettle'), { name: 'Tern saucer kettle' }]
    const found = findNames(
      [...products, { name: 'Tern kettle saucer trivet' }],
      'tern kettle trivet',
    )
    expect(found).toHaveLength(1_001)
    expect(found.slice(0, 2)).toEqual(['Tern kettle saucer trivet', 'Tern saucer kettle'])
  })

  it('LS2 of which none matches more count as matches if nothing matches all words', () => {
    const products = [...make(3, 'Tern kettle'), ...make(5, 'Enamel kettle')]
    const { scores, reading } = makeWordIndex(products).match('tern kettle trivet')
    expect(reading.dropped).toEqual(['trivet'])
    expect(scores.filter(score => score >= 1)).toHaveLength(3)
    expect(scores).toHaveLength(8)
  })

  it.each([['vans'], ['Vans'], ['vans under 50']])(
    'LS8 %j, which nobody stocks, offers a spelling and lists its products as similar',
    text => {
      const index = makeWordIndex([{ name: 'Table fan' }, { name: 'Tall fans' }, { name: 'Mug' }])
      const { numbers, scores, reading } = index.match(text)
      expect([...numbers]).toEqual([1, 2])
      expect(scores.every(score => score < 1)).toBe(true)
      expect(reading.corrected).toEqual([])
      expect(reading.offered).toEqual([{ from: text.slice(0, 4), to: 'fans' }])
    },
  )

  it('LS2 are the best ones, whatever the order of the products', () => {
    const others = Array.from({ length: 110 }, (_, at) => ({ name: `Enamel kettle ${at + 100}` }))
    const products = [{ name: 'Tern kettle' }, ...others, { name: 'Tern jug, kettle blue' }]
    const found = findNames(products, 'tern kettle jug')
    expect(found).toHaveLength(112)
    expect(found[0]).toBe('Tern jug, kettle blue')
    expect(found[1]).toBe('Tern kettle')
  })

  it('LS2 are not held back by a compound whose parts no product has together', () => {
    const products = [{ name: 'Moss vase' }, { name: 'Glass vase' }, { name: 'Plain vase' }]
    const index = makeWordIndex(products)
    const { numbers, reading } = index.match('mossglass vase')
    expect([...numbers]).toEqual([1, 2, 3])
    expect(reading.dropped).toEqual(['mossglass'])
  })

  it('LS2 read the words of a phrase one by one if no product has them all', () => {
    const products = [{ name: 'Storm jacket' }, { name: 'Rain barrel' }]
    expect(findNames(products, 'rain jacket')).toEqual(
      expect.arrayContaining(['Storm jacket', 'Rain barrel']),
    )
  })

  it.each([
    ['toddler boys jacket', 'Tern jacket'],
    ['black tern bodysuit', 'Plain bodysuit'],
    ['quilted tern tote', 'Plain tote'],
  ])('LS2 of %j have the noun: %j comes first', (text, first) => {
    const products = [
      { name: 'Toddler boys romper' },
      { name: 'Black tern blouse', colors: 'Black' },
      { name: 'Quilted tern scarf' },
      { name: 'Tern jacket' },
      { name: 'Plain bodysuit' },
      { name: 'Plain tote' },
    ]
    expect(findNames(products, text)[0]).toBe(first)
  })

  it('LS2 have the noun rather than all words of a phrase', () => {
    const products = [
      { name: 'High waisted shorts of crepe with pleats' },
      { name: 'Jeans', categoryId: 'jeans' },
      { name: 'Mug' },
    ]
    expect(findNames(products, 'high waisted jeans').slice(0, 2)).toEqual([
      'Jeans',
      'High waisted shorts of crepe with pleats',
    ])
  })

  it('LS2 keep the color longer than other words', () => {
    const products = [
      ...Array.from({ length: 30 }, (_, at) => ({
        name: `Plain bowl ${at + 100}`,
        colors: 'Black',
      })),
      { name: 'Scalloped blouse', colors: 'Pink' },
      { name: 'Pleated blouse', colors: 'Black' },
    ]
    expect(findNames(products, 'black scalloped hemline blouse')[0]).toBe('Scalloped blouse')
    expect(findNames(products, 'black ruffled blouse')[0]).toBe('Pleated blouse')
  })

  it('LS2 keep a common color longer than a rarer word', () => {
    const black = (count: number, name: string) =>
      make(count, name).map(product => ({ ...product, colors: 'Black' }))
    const products = [
      { name: 'Scalloped bowl' },
      ...black(20, 'Larkspur bowl'),
      ...black(150, 'Plain bowl'),
      { name: 'Larkspur blouse', colors: 'Pink' },
      { name: 'Pleated blouse', colors: 'Black' },
    ]
    expect(findNames(products, 'black larkspur scalloped blouse')[0]).toBe('Pleated blouse')
  })
})
