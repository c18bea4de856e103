import { describe, expect, it } from 'vitest'
import { makeWordIndex as makeIndex, rankWords as rank } from './testing.ts'

describe('a word index', () => {
  const index = makeIndex([
    {
      name: 'Harbour Stripe Linen Midi Dress',
      brand: 'Northquay',
      categoryId: 'day-dresses',
      colors: 'Navy Blue',
    },
    { name: 'Dress Socks', brand: 'Northquay', categoryId: 'mens-socks', colors: 'Black' },
    {
      name: 'Suede Belt',
      brand: 'Chloé',
      categoryId: 'belts',
      description: 'Wear it over a linen dress.',
    },
  ])

  it.each([
    ['dress', [1, 2, 3]],
    ['DRESSES', [1, 2, 3]],
    // There are few full matches, so partial ones follow, and products that only mention the category.
    ['linen dress', [1, 3, 2]],
    ['chloe', [3]],
    ['northquay striped dresses', [1, 2, 3]],
    ['', []],
    ['!?', []],
  ])('LS2 finds the right products for %j', (text, numbers) => {
    expect(rank(index, text)).toEqual(numbers)
  })
})

it('LS2 ranks other shades of a color before other colors when there are few full matches', () => {
  const index = makeIndex([
    { name: 'Wool Blazer', colors: 'Cherry red' },
    { name: 'Linen Blazer', colors: 'Ink blue' },
    { name: 'Twill Blazer', colors: 'Navy blue' },
  ])
  expect(rank(index, 'navy blazer')).toEqual([3, 2, 1])
})

it.each([
  ['emerald dress', [2], 'Green'],
  ['emerald green dress', [2], 'Green'],
  ['teal dress', [2], 'Green'],
])('LS2 %j means its color if no product has the shade: %j', (text, numbers, label) => {
  const index = makeIndex([
    { name: 'Silk dress', colors: 'Yellow', categoryId: 'day-dresses' },
    { name: 'Linen dress', colors: 'Green', categoryId: 'day-dresses' },
    // "Teal" is one letter away from a word of this name.
    { name: 'Seal dress', colors: 'Blue', categoryId: 'day-dresses' },
    { name: 'Green mug', categoryId: 'mugs' },
  ])
  const { reading, scores, numbers: found } = index.match(text)
  expect([...found].filter((_, at) => (scores[at] ?? 0) >= 1)).toEqual(numbers)
  expect(reading.understood.map(part => part.label)).toContain(label)
  expect(reading.corrected).toEqual([])
  expect(reading.dropped).toEqual([])
})

it.each([
  ['emerald dress', true],
  ['forest green dress', true],
  ['green dress', undefined],
  ['navy dress', undefined],
  // There is a navy dress and a sage lamp, but no navy lamp and no sage dress.
  ['navy lamp', true],
  ['sage dress', true],
  ['sage lamp', undefined],
])('LS2 %j lists all products of the color: %j', (text, isWider) => {
  const index = makeIndex([
    { name: 'Linen Dress', colors: 'Green', categoryId: 'day-dresses' },
    { name: 'Silk Dress', colors: 'Navy, blue', categoryId: 'day-dresses' },
    { name: 'Brass Lamp', colors: 'Blue', categoryId: 'lamps' },
    { name: 'Clay Lamp', colors: 'Sage, green', categoryId: 'lamps' },
  ])
  const { understood, dropped } = index.match(text).reading
  expect(understood.find(({ group }) => group === 'colors')?.isWider).toBe(isWider)
  expect(dropped).toEqual([])
})

it('LS2 reports a shade of a color that no product has', () => {
  const index = makeIndex([{ name: 'Silk dress', colors: 'Yellow', categoryId: 'day-dresses' }])
  const { reading } = index.match('emerald dress')
  expect(reading.dropped).toEqual(['emerald'])
  expect(reading.understood.map(part => part.group)).not.toContain('colors')
})

it('LS2 answers a long sentence even if no product has most of its words', () => {
  const index = makeIndex([
    { name: 'Steel Watch', categoryId: 'mens-watches' },
    { name: 'Retirement Card', categoryId: 'frames' },
  ])
  const [first] = rank(index, 'retirement birthday surprise for a colleague who collects watches')
  expect(first).toBe(1)
})

it.each([
  ['name', 48, [1]],
  ['name', 49, []],
  ['description', 200, [1]],
  ['description', 201, []],
])('LS2 finds a product by its %s’s word number %i: %j', (field, place, numbers) => {
  // The last word of a name is always read.
  const words = [...Array<string>(place - 1).fill('plain'), 'kestrel', 'coat']
  const index = makeIndex([{ name: 'Coat', [field]: words.join(' ') }])
  expect(rank(index, 'kestrel')).toEqual(numbers)
})

it.each([
  [400, [1]],
  [401, [2]],
])('LS2 reads 400 characters of a search, of a word that ends with number %i too', (...row) => {
  const [end, numbers] = row
  const index = makeIndex([{ name: 'Jeans 501' }, { name: 'Jeans 50' }])
  expect(rank(index, '501'.padStart(end))).toEqual(numbers)
})
