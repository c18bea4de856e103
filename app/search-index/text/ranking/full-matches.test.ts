import { describe, expect, it } from 'vitest'
import type { ProductWords } from '#app/store/product-words.ts'
import { makeWordIndex, rankWords } from '../testing.ts'

const findNames = (products: readonly Partial<ProductWords>[], text: string) =>
  rankWords(makeWordIndex(products), text).map(number => products[number - 1]?.name)

describe('full matches', () => {
  it.each([
    ['next to each other', ['Sun print hat', 'Print sun hat'], 'sun hat', 'Print sun hat'],
    ['in this order', ['Hat sun print', 'Print sun hat'], 'sun hat', 'Print sun hat'],
    [
      'all in a row',
      ['Tern mug blue lid', 'Blue tern mug lid'],
      'blue tern mug',
      'Blue tern mug lid',
    ],
  ])('LS2 rank higher if the name has the words %s', (_, names, text, first) => {
    const products = names.map(name => ({ name }))
    expect(findNames(products, text)[0]).toBe(first)
    expect(findNames(products.toReversed(), text)[0]).toBe(first)
  })

  it('LS2 rank a short name above one that is repeated in a long description', () => {
    const products = [
      {
        name: 'Tern kettle with enamel lid and a long brass spout',
        description: `A kettle like any kettle: this kettle boils. ${'It lasts for years. '.repeat(12)}`,
      },
      { name: 'Tern kettle' },
    ]
    expect(findNames(products, 'kettle')[0]).toBe('Tern kettle')
  })

  it('LS2 are found by the first 200 words of a description, not by later ones', () => {
    const filler = (count: number) =>
      Array.from({ length: count }, (_, at) => `word${at}`).join(' ')
    const products = [
      { name: 'Early', description: `${filler(199)} gingham` },
      { name: 'Late', description: `${filler(200)} gingham` },
    ]
    expect(findNames(products, 'gingham')).toEqual(['Early'])
  })

  it.each([
    ['T-Shirt', 'Logo T-Shirt'],
    ['T Shirt', 'Logo T Shirt'],
    ['tshirt', 'Logo Tshirt'],
  ])('LS2 of "shirt" rank a %s after shirts', (_, name) => {
    const products = [{ name }, { name: 'Poplin shirt worn by fishers in the north' }]
    expect(findNames([...products, { name: 'Tern mug' }], 'shirt')[0]).toBe(
      'Poplin shirt worn by fishers in the north',
    )
    for (const text of ['t-shirt', 't shirt', 'tshirt', 'tee'])
      expect(findNames(products, text)[0]).toBe(name)
  })

  it.each([
    ['suit', 'Tern swim suit', 'Navy suit of two pieces made in the north'],
    ['ring', 'Tern ear-rings', 'Slim ring of silver made in the north'],
    ['shirt', 'Tern sweat shirt', 'Poplin shirt worn by fishers in the north'],
  ])('LS2 of %j rank %j after others', (text, compound, other) => {
    expect(findNames([{ name: compound }, { name: other }], text)[0]).toBe(other)
    expect(findNames([{ name: compound }, { name: other }], compound)[0]).toBe(compound)
  })

  it('LS2 are of either kind if a query lists two nouns of one kind', () => {
    const products = [
      { name: 'Box chain necklace', categoryId: 'necklaces' },
      { name: 'Pearl necklace', categoryId: 'necklaces' },
      { name: 'Tern bracelet', categoryId: 'bracelets' },
      { name: 'Tern mug' },
    ]
    for (const text of ['necklaces and bracelets', 'necklace & bracelet', 'necklace/bracelet']) {
      const index = makeWordIndex(products)
      const { numbers, scores, reading } = index.match(text)
      expect([...numbers]).toEqual([1, 2, 3])
      expect(scores.every(score => score >= 1)).toBe(true)
      expect(reading.dropped).toEqual([])
    }
    expect(findNames([{ name: 'Shirt dress' }, { name: 'Dress' }], 'shirt dress')[0]).toBe(
      'Shirt dress',
    )
  })

  it('LS2 have the noun in the description if names in this catalogue hardly ever have it', () => {
    const named = Array.from({ length: 20 }, (_, at) => ({
      name: `Wren ${at + 100}`,
      description: 'A soft jumper of merino.',
    }))
    const belt = { name: 'Jumper belt', description: 'Worn over everything.' }
    const mentions = { name: 'Suede belt', description: 'Wear it over a jumper.' }
    const index = makeWordIndex([...named, { name: 'Merino scarf' }])
    const { scores } = index.match('merino jumper')
    expect(scores.filter(score => score >= 1)).toHaveLength(20)
    const usual = Array.from({ length: 20 }, (_, at) => ({ name: `Wren jumper ${at + 100}` }))
    expect(findNames([mentions, ...usual], 'jumper').at(-1)).toBe('Suede belt')
    const strong = makeWordIndex([...named, belt]).match('jumper').scores[0] ?? 0
    const weak = makeWordIndex([...named, ...usual]).match('jumper').scores[0] ?? 0
    expect(strong).toBeGreaterThan(weak)
  })

  it.each([
    ['kettle', 'Enamel kettle: this kettle is a kettle.', 'A kettle of enamel.'],
    ['plover', 'Plover tea. Plover kettle. Plover.', 'Tea from Plover, a kettle.'],
  ])('LS2 of %j rank by how often a description has it', (text, often, once) => {
    const filler = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ')
    const products = [once, often].map((description, at) => ({
      name: `Tern ${at + 100}`,
      description: `${description} ${filler}`,
    }))
    expect(findNames(products, text)).toEqual(['Tern 101', 'Tern 100'])
    expect(findNames(products.toReversed(), text)).toEqual(['Tern 101', 'Tern 100'])
  })
})

it.each([
  ['coat', 'Tern wool coat black', 'Tern coat wool liner'],
  ['kettle', 'Tern enamel kettle gray', 'Tern kettle enamel trivet'],
])('LS2 the kind of product stands before its color: %s', (text, first, other) => {
  for (const products of [
    [{ name: other }, { name: first }],
    [{ name: first }, { name: other }],
  ])
    expect(findNames(products, text)).toEqual([first, other])
})

it('LS2 a product that is named after a color alone is of no other kind', () => {
  expect(findNames([{ name: 'Gray coral' }, { name: 'Coral' }], 'coral')[0]).toBe('Coral')
})
