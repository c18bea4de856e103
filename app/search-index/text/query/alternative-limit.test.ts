import { expect, it } from 'vitest'
import { createWordStore } from '../terms/word-store.ts'
import { makeWords } from '../testing.ts'
import { hasRoom } from './alternative-limit.ts'
import { readText } from './read-text.ts'

const words = 'wool silk linen denim suede velvet satin corduroy tweed'.split(' ')
const store = createWordStore()
for (const [at, word] of words.entries()) store.put(at + 1, makeWords({ name: `${word} throw` }))

it.each([
  [8, undefined, []],
  [9, true, ['tweed']],
])('LS2 looks eight alternatives up at most, and says so: %i', (count, isCut, dropped) => {
  const { query, reading } = readText(store, words.slice(0, count).join(' or '))
  expect(query.needed[0]?.alternatives.filter(({ weight }) => weight === 1)).toHaveLength(8)
  expect([reading.isCut, reading.dropped]).toEqual([isCut, dropped])
})

it('LS2 an alternative that is repeated counts once', () => {
  const { reading } = readText(store, [...words.slice(0, 8), ...words.slice(0, 3)].join(' or '))
  expect([reading.isCut, reading.dropped]).toEqual([undefined, []])
})

it.each([
  [3, 9_000_000, true],
  [4, 500_000, true],
  [4, 500_001, false],
  [7, 500_000, true],
  [8, 0, false],
])('LS2 after %i alternatives with %i postings, another one: %s', (count, postings, expected) => {
  expect(hasRoom(count, postings)).toBe(expected)
})

it('LS2 a category that is not looked up is not understood either', () => {
  const kinds = 'dresses jackets boots shirts bags skirts coats scarves jeans'.split(' ')
  const shop = createWordStore()
  for (const [at, name] of kinds.entries()) shop.put(at + 1, makeWords({ name }))
  const { reading } = readText(shop, kinds.join(' or '))
  expect(reading.dropped).toEqual(['jeans'])
  expect(reading.understood.map(each => each.words)).toEqual(kinds.slice(0, 8))
})
