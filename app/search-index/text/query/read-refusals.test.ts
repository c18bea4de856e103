import { describe, expect, it } from 'vitest'
import type { ProductWords } from '#app/store/product-words.ts'
import { createBits, listBits } from '../../bits.ts'
import { makeWordIndex, rankWords } from '../testing.ts'

const womens = { categoryId: 'womens-tops', brand: 'Curlew' }
const products: Partial<ProductWords>[] = [
  { ...womens, name: 'Larkspur striped shirt' },
  { ...womens, name: 'Larkspur plain shirt', description: 'Quiet cotton, without any stripes.' },
  { ...womens, name: 'Larkspur sleeveless top' },
  { ...womens, name: 'Larkspur long sleeve top' },
  { name: 'Teal boots with block heel', categoryId: 'womens-boots' },
  { name: 'Teal flat boots', categoryId: 'womens-boots' },
  { name: 'Teal stiletto boots', categoryId: 'womens-boots' },
  { name: 'No show socks', categoryId: 'mens-socks' },
  { name: 'Striped wool socks', categoryId: 'mens-socks' },
  { name: 'Wide jeans', brand: "Not Your Daughter's Jeans", categoryId: 'jeans' },
  { name: 'Slim jeans', brand: 'Free People', categoryId: 'jeans' },
  { name: 'Fleece hoodie', brand: 'Without Walls' },
  { name: 'Wall art hoodie', brand: 'Curlew' },
  { name: 'Silk scarf', brand: 'No. 21' },
  { name: 'Non-iron poplin blouse', brand: 'Eider' },
  { name: 'Poplin blouse', brand: 'Eider' },
  { name: 'Wrinkle-free poplin tunic', brand: 'Eider' },
  { name: 'Logo poplin tunic', brand: 'Eider' },
  { name: 'Teal T-shirt' },
  { name: 'Red dress', colors: 'Red', categoryId: 'day-dresses' },
]
const index = makeWordIndex(products)
const find = (text: string) =>
  rankWords(index, text).map(number => products[number - 1]?.name ?? String(number))
const read = (text: string) =>
  index.match(text).reading.understood.filter(({ group }) => group === 'word')

describe('words that a search rules out', () => {
  it.each([
    ['larkspur shirt not striped', 'striped', 'larkspur shirt'],
    ['larkspur shirt -striped', 'striped', 'larkspur shirt'],
    ['larkspur shirt –striped', 'striped', 'larkspur shirt'],
    ['larkspur shirt without stripes', 'stripes', 'larkspur shirt'],
    ['larkspur shirt w/o stripes', 'stripes', 'larkspur shirt'],
    ['larkspur shirt no stripes', 'stripes', 'larkspur shirt'],
    ['larkspur shirt with no stripes', 'stripes', 'larkspur shirt with'],
    ['larkspur shirt, but not striped', 'striped', 'larkspur shirt, but'],
    ['non-striped larkspur shirt', 'striped', 'larkspur shirt'],
    ['not striped larkspur shirt', 'striped', 'larkspur shirt'],
    ['stripe-free larkspur shirt', 'stripe', 'larkspur shirt'],
    ['larkspur shirt except striped', 'striped', 'larkspur shirt'],
    ['larkspur shirt excluding stripes', 'stripes', 'larkspur shirt'],
    ['larkspur shirt minus the stripes', 'stripes', 'larkspur shirt'],
    ['LARKSPUR SHIRT NOT STRIPED', 'STRIPED', 'LARKSPUR SHIRT'],
    ["larkspur shirt that isn't striped", 'striped', 'larkspur shirt that'],
    ["larkspur shirt i don't want stripes", 'stripes', 'larkspur shirt i'],
    ['anything but striped larkspur shirt', 'striped', 'larkspur shirt'],
    ['larkspur shirt !striped', 'striped', 'larkspur shirt'],
    ['larkspur shirt w/out stripes', 'stripes', 'larkspur shirt'],
    ['larkspur shirt sans stripes', 'stripes', 'larkspur shirt'],
    ['larkspur shirt instead of striped', 'striped', 'larkspur shirt'],
    ['larkspur shirt rather than striped', 'striped', 'larkspur shirt'],
    ['larkspur shirt avoid stripes', 'stripes', 'larkspur shirt'],
    ['larkspur shirt neither striped', 'striped', 'larkspur shirt'],
    ['larkspur shirt not stripd', 'stripd', 'larkspur shirt'],
  ])('LS2 %j leaves out striped ones and says so', (text, words, rest) => {
    const found = find(text)
    expect(found[0]).toBe('Larkspur plain shirt')
    expect(found).not.toContain('Larkspur striped shirt')
    expect(read(text)).toMatchObject([{ label: `Without “${words}”`, rest, isExcluded: true }])
  })

  it.each([
    ['teal boots w/o heel', 'Teal flat boots', ['heel', 'stiletto']],
    ['teal boots without a heel or stripes', 'Teal flat boots', ['heel', 'stiletto']],
    ['larkspur top without long sleeves', 'Larkspur sleeveless top', ['long']],
    ['larkspur top -sleeve', 'Larkspur sleeveless top', ['long']],
    ['jeans not free people', 'Wide jeans', ['Slim']],
    ['poplin tunic no logo', 'Wrinkle-free poplin tunic', ['Logo']],
    ['logo-free poplin tunic', 'Wrinkle-free poplin tunic', ['Logo']],
    ['socks not striped', 'No show socks', ['Striped']],
  ])('LS2 %j starts with %j', (text, first, others) => {
    const found = find(text)
    expect(found[0]).toBe(first)
    for (const other of others) expect(found.join()).not.toContain(other)
  })

  it.each([
    ['no show socks', 'No show socks'],
    ["not your daughter's jeans", 'Wide jeans'],
    ['not your daughters', 'Wide jeans'],
    ['without walls hoodie', 'Fleece hoodie'],
    ['no. 21', 'Silk scarf'],
    ['no 21 scarf', 'Silk scarf'],
    ['free people jeans', 'Slim jeans'],
    ['non-iron blouse', 'Non-iron poplin blouse'],
    ['non iron blouse', 'Non-iron poplin blouse'],
    ['wrinkle-free tunic', 'Wrinkle-free poplin tunic'],
    ['sleeveless top', 'Larkspur sleeveless top'],
    ['larkspur shirt - striped', 'Larkspur striped shirt'],
    ['shirt no', 'Larkspur striped shirt'],
    ['t -shirt', 'Teal T-shirt'],
  ])('LS2 reads %j as a name', (text, first) => {
    expect(read(text)).toEqual([])
    expect(find(text)[0]).toBe(first)
  })

  it('LS2 are ruled out once, however often a search says so', () => {
    expect(read('larkspur shirt not striped, not striped, no stripes')).toHaveLength(2)
    expect(find('larkspur shirt -striped -striped')[0]).toBe('Larkspur plain shirt')
  })

  it('LS2 lists everything else if a search only rules out', () => {
    const striped = products.flatMap(({ name }, at) =>
      /striped/i.test(name ?? '') ? [at + 1] : [],
    )
    for (const text of ['not striped', 'anything but striped please']) {
      const { numbers, refused = createBits(0) } = index.match(text)
      const found = new Uint32Array(striped.length)
      expect([numbers.length, listBits(refused, found)]).toEqual([0, striped.length])
      expect([...found]).toEqual(striped)
    }
  })

  it('LS2 ignores what leaves nothing, and says so', () => {
    const { reading } = index.match('dress not dress')
    expect(find('dress not dress')[0]).toBe('Red dress')
    expect(reading.dropped).toEqual(['not dress'])
    expect(reading.understood.map(({ group }) => group)).not.toContain('word')
  })

  describe('excluded colors', () => {
    const dresses: Partial<ProductWords>[] = [
      { name: 'Wigeon dress' },
      { name: 'Wigeon red dress' },
      { name: 'Wigeon crimson dress' },
      { name: 'Wigeon rose gold dress' },
      { name: 'Wigeon dress', colors: 'Navy blue', description: 'Wear it with a red hat.' },
      { name: 'Wigeon red label dress', colors: 'Navy blue' },
      { name: 'Red Teal dress', brand: 'Red Teal' },
    ]
    const ofDresses = makeWordIndex(dresses)

    it.each([
      ['dress except red', [1, 4, 5, 6, 7]],
      ['dress not red', [1, 4, 5, 6, 7]],
      ['dress -red', [1, 4, 5, 6, 7]],
      ['dress !red', [1, 4, 5, 6, 7]],
      ['dress rather than red', [1, 4, 5, 6, 7]],
      ['dress neither red nor gold', [1, 5, 6, 7]],
      ['dress without red or gold', [1, 5, 6, 7]],
      ['dress not gold', [1, 2, 3, 5, 6, 7]],
      ['dress', [1, 2, 3, 4, 5, 6, 7]],
    ])('LS2 %j leaves out names of products whose color is not stated', (text, expected) => {
      expect(rankWords(ofDresses, text).sort()).toEqual(expected)
      const matches = ofDresses.createPredicate(text)?.matches
      const passing = dresses.flatMap((_, at) =>
        matches?.(ofDresses.getTerms(at + 1) ?? new Map()) ? [at + 1] : [],
      )
      expect(passing).toEqual(expected)
    })
  })

  it('SV5 the same products pass as a saved search', () => {
    const matches = index.createPredicate('larkspur shirt not striped')?.matches
    const passing = products.flatMap((_, at) =>
      matches?.(index.getTerms(at + 1) ?? new Map()) ? [at + 1] : [],
    )
    expect(passing).toContain(2)
    expect(passing).not.toContain(1)
  })
})

it.each([
  [9, false],
  [10, true],
])(
  'LS2 a word after a negation in a tenth of its names is a name: 1 of 1 + %i',
  (others, isRefused) => {
    const products = Array.from({ length: others }, (_, at) => ({ name: `Larkspur plume ${at}` }))
    const { reading } = makeWordIndex([
      { name: 'Tern no plume' },
      { name: 'Larkspur' },
      ...products,
    ]).match('larkspur no plume')
    expect(reading.understood.some(({ isExcluded }) => isExcluded)).toBe(isRefused)
  },
)

it.each([
  [8, undefined],
  [9, true],
])('LS2 rules out eight words at most, and says so: %i', (count, isCut) => {
  const birds = 'heron curlew plover dunlin siskin linnet wigeon gadwall garganey'.split(' ')
  const index = makeWordIndex([{ name: 'Tern' }, ...birds.map(name => ({ name: `Tern ${name}` }))])
  const refused = birds.slice(0, count)
  const { numbers, reading } = index.match(`tern ${refused.map(bird => `-${bird}`).join(' ')}`)
  expect(reading.isCut).toBe(isCut)
  expect(reading.understood.filter(({ group }) => group === 'word')).toHaveLength(8)
  expect(numbers).toHaveLength(1 + birds.length - 8)
})
