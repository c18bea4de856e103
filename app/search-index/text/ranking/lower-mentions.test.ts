import { describe, expect, it } from 'vitest'
import type { ProductWords } from '#app/store/product-words.ts'
import { createWordStore } from '../terms/word-store.ts'
import { makeWordIndex, makeWords, rankWords } from '../testing.ts'
import { matchWords } from './match-words.ts'

const listFull = (products: readonly Partial<ProductWords>[], text: string) => {
  const { numbers, scores } = makeWordIndex(products).match(text)
  return [...numbers].filter((_, at) => (scores[at] ?? 0) >= 1).sort((a, b) => a - b)
}
const rank = (products: readonly Partial<ProductWords>[], text: string) =>
  rankWords(makeWordIndex(products), text)

const phones = Array.from({ length: 60 }, (_, at) => ({
  name: `Plover phone ${at + 100}`,
  description: 'It has a murmur chip and a warbler.',
}))
const murmurWarbler = { name: 'Tern murmur warbler' }
const warblers = Array.from({ length: 20 }, (_, at) => ({ name: `Wren warbler ${at + 100}` }))

describe('products that have all words in their description alone', () => {
  it('LS2 are similar products if the name of another one has a word', () => {
    const products = [...phones, murmurWarbler, ...warblers]
    expect(listFull(products, 'murmur warbler')).toEqual([61])
    const found = rank(products, 'murmur warbler')
    expect(found[0]).toBe(61)
    expect(found).toHaveLength(81)
  })

  it('LS2 are matches if no name has a word', () => {
    expect(listFull([...phones, ...warblers], 'murmur warbler')).toHaveLength(60)
  })

  it('LS2 are matches if names hardly ever have these words', () => {
    const products = [...phones, murmurWarbler]
    expect(listFull(products, 'murmur warbler')).toHaveLength(61)
  })

  it.each([
    ['14 of 74', 13, 61],
    ['15 of 75', 14, 1],
  ])(
    'LS2 are matches if less than a fifth of the products with a word have it in their name: %s',
    (_, others, full) => {
      const products = [...phones, murmurWarbler, ...warblers.slice(0, others)]
      expect(listFull(products, 'murmur warbler')).toHaveLength(full)
    },
  )

  it.each([
    ['murmur warbler', [1, 2, 3]],
    ['murmur warbler lark', [4, 1, 2, 5, 3]],
  ])('LS2 of %j rank among those that have some of the words in their name', (text, order) => {
    const products = [
      { name: 'Tern murmur warbler' },
      { name: 'Plover phone', description: 'It has a murmur chip, a warbler and a lark.' },
      { name: 'Plain old murmur lamp of brass' },
      { name: 'Tern murmur warbler with lark' },
      { name: 'Lark' },
    ]
    const found = rank(products, text)
    expect(order.toSorted((a, b) => found.indexOf(a) - found.indexOf(b))).toEqual(order)
  })

  it('LS2 PR8 change with the products added and removed', () => {
    // Enough products that one more changes no score, so that kept matches are used.
    const store = createWordStore()
    const add = (number: number, words: Partial<ProductWords>) =>
      store.put(number, makeWords(words))
    const [phone = {}] = phones
    for (let number = 1; number <= 4_000; number += 1) add(number, phone)
    for (let number = 4_001; number <= 5_200; number += 1) add(number, { name: 'Wren warbler' })
    const countFull = () =>
      matchWords(store, 'murmur warbler').scores.filter(score => score >= 1).length
    expect([countFull(), countFull()]).toEqual([4_000, 4_000])
    add(5_201, murmurWarbler)
    expect([countFull(), countFull()]).toEqual([1, 1])
    add(5_202, phone)
    expect(countFull()).toBe(1)
    store.remove(5_201)
    expect([countFull(), countFull()]).toEqual([4_001, 4_001])
  })
})
