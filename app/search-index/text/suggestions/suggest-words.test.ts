import { describe, expect, it } from 'vitest'
import { makeWordIndex } from '../testing.ts'

const index = makeWordIndex([
  { name: '501 Original Jeans', brand: "Levi's", categoryId: 'mens-jeans', colors: 'Blue' },
  { name: 'Ribcage Jeans', brand: "Levi's", categoryId: 'straight-leg-jeans', colors: 'Black' },
  {
    name: 'Samba Sneakers',
    brand: 'adidas Originals',
    categoryId: 'womens-sneakers',
    colors: 'White',
  },
  {
    name: 'Gazelle Sneakers',
    brand: 'adidas Originals',
    categoryId: 'mens-sneakers',
    colors: 'Red',
  },
  {
    name: 'Linen Midi Dress',
    brand: 'Leven',
    categoryId: 'day-dresses',
    colors: 'Red',
    materials: 'Down',
    description: 'Piece dyed with a red dye',
  },
  {
    name: 'Satin Draped Slip Dress',
    brand: 'Calvin Klein',
    categoryId: 'evening-dresses',
    colors: 'Black',
  },
  { name: 'Dressing Table Mirror', brand: 'Chloé', categoryId: 'mirrors', colors: 'White' },
  { name: 'Tie Dye Dip Skirt', brand: 'Zoe', categoryId: 'mini-skirts', colors: 'Red' },
  { name: 'Hand Cream', brand: 'Dr. Ostrow', categoryId: 'hand-cream' },
  { name: 'Hair Dye', brand: 'Calvin Klein', categoryId: 'hair-color', colors: 'Brown' },
])
const suggest = (text: string) => index.suggest(text, 3)

describe('suggest', () => {
  it.each([
    ['lev', ["Levi's", 'Leven']],
    ['klein', ['Calvin Klein']],
    ['calvin k', ['Calvin Klein']],
    ['chloe', ['Chloé']],
    ['black lev', ["Levi's", 'Leven']],
    // Dr. Ostrow sells no dresses.
    ['dr', ['Dr. Ostrow']],
    ['red dr', []],
    ['red dr os', ['Dr. Ostrow']],
    ['linen dr', []],
    ['skirt dr', []],
    ['tern dr', ['Dr. Ostrow']],
    ['addid', ['adidas Originals']],
    ['adidsa', ['adidas Originals']],
    ['zz', []],
  ])('LS2 suggests brands for %j', (text, brands) => {
    expect(suggest(text).brands).toEqual(brands)
  })

  it.each([
    ['snea', ['womens-sneakers', 'mens-sneakers']],
    ['mens snea', ['mens-sneakers']],
    ['trainer', ['womens-sneakers', 'mens-sneakers']],
    ['sneek', ['womens-sneakers', 'mens-sneakers']],
    ['sneakerss', ['womens-sneakers', 'mens-sneakers']],
    // Not the salt of "salt and pepper mill"
    ['saltm', []],
    ['zzzz', []],
    ['midi sk', ['mid-length-skirts']],
    // Not a reed diffuser
    ['red d', []],
  ])('LS2 suggests categories for %j', (text, categories) => {
    expect(suggest(text).categories.slice(0, 2)).toEqual(categories.slice(0, 2))
  })

  it.each([
    ['dr', ['dress']],
    ['red d', ['red dress']],
    ['lev', ['levis', 'leven']],
    ['satin dr', ['satin dress']],
    // Down and dye are known, but no kind of dress, and the dye is only mentioned.
    ['red do', []],
    ['red dy', []],
    // A red tie-dye skirt has both words in its name, but no dye.
    ['red di', []],
    // A word of a name that is no kind, attribute or brand
    ['red gaz', []],
    ['black j', ['black jeans']],
    ['samba sn', ['samba sneakers']],
    // Describing words go before the kind, but after whom it is for.
    ['jeans bl', ['black jeans', 'blue jeans']],
    ['womens dress re', ['womens red dress']],
    // Not a shape of nothing: "womens mini"
    ['womens mi', ['womens mini skirt']],
    ['green d', []],
    ['', []],
    ['👗', []],
  ])('LS2 completes %j to queries that find something', (text, queries) => {
    expect(suggest(text).queries).toEqual(queries)
  })

  it.each([
    [200, ["Levi's", 'Leven']],
    [201, []],
  ])('LS2 reads 200 characters: not a word that begins with number %i', (place, brands) => {
    expect(suggest('l'.padStart(place)).brands).toEqual(brands)
  })

  it.each([
    [8, ['black the the the the the the jeans']],
    [9, []],
  ])('LS2 reads the last 8 words, so the first of %i may not count', (count, queries) => {
    const words = ['black', ...Array<string>(count - 2).fill('the'), 'j']
    expect(suggest(words.join(' ')).queries).toEqual(queries)
  })
})

describe('similar', () => {
  it('PD11 finds the other products that share the most characteristics with a product', () => {
    expect(index.similar(1, 2)[0]).toBe(2)
    expect(index.similar(3, 2)[0]).toBe(4)
    expect(index.similar(99, 2)).toEqual([])
  })
})

describe('matching while typing', () => {
  it('LS2 treats the last word as a prefix', () => {
    expect([...index.match('dressing tab', { isTyping: true }).numbers]).toEqual([7])
    expect([...index.match('dress', { isTyping: true }).numbers]).toEqual([5, 6, 7])
    expect([...index.match('dress').numbers]).toEqual([5, 6])
  })
})

it.each([
  ['cash', [1]],
  ['cashm', [1]],
  ['cass', [2]],
  // Nothing begins with it, so it is a misspelling.
  ['casy', [2]],
  ['cash coat', [2]],
])('LS2 reads an unfinished %j as a beginning before it corrects it', (text, numbers) => {
  const words = makeWordIndex([
    { name: 'Cashmere Sweater', categoryId: 'cashmere-sweaters' },
    { name: 'Cass Coat', categoryId: 'wool-coats' },
  ])
  expect([...words.match(text, { isTyping: true }).numbers]).toEqual(numbers)
})

it.each([15, 16, 17])('LS2 completes a word to 16 queries at most: %i', count => {
  const names = Array.from({ length: count }, (_, at) => `Zor${String.fromCharCode(97 + at)}ba`)
  const many = makeWordIndex(
    names.map(brand => ({ name: 'Dress', brand, categoryId: 'day-dresses' })),
  )
  expect(many.suggest('zor', 50).queries).toHaveLength(Math.min(16, count))
})
