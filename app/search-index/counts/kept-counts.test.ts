import { expect, it } from 'vitest'
import { writeBit } from '../bits.ts'
import { parts } from '../parts.ts'
import { createProductTable } from '../product-table.ts'
import { makeChange } from '../testing.ts'
import { type CountedPart, createFacetCounter } from './facet-counter.ts'
import { createKeptCounts } from './kept-counts.ts'

const all: readonly CountedPart[] = [...parts, 'nodes']
const categories = ['dresses', 'mens-boots', 'sofas']

/** Creates counts of a hundred products, every fifth of them on a card with the one before. */
function create(leastKept: number) {
  const table = createProductTable()
  const make = (number: number, brand = `Brand ${number % 7}`) => {
    const groupNumber = number % 5 < 2 ? Math.floor(number / 5) : undefined
    const categoryId = categories[number % 3] ?? ''
    const sizes = [`us:${number % 9}`, `us:${number % 4}`]
    return makeChange(number, { brand, groupNumber, categoryId, sizes, colors: ['red', 'blue'] })
  }
  for (let number = 0; number < 100; number += 1) table.put(make(number))
  const count = createFacetCounter(table)
  let counted = 0
  const kept = createKeptCounts(
    table,
    (list, of) => {
      counted += 1
      return count(list, of)
    },
    leastKept,
  )
  return {
    table,
    change(number: number, brand?: string) {
      kept.forget(table.listOffers(number))
      const change = make(number, brand)
      const joined = table.listGroup(change.cardNumber)
      if (!joined.includes(number)) kept.forget(joined)
      table.put(change)
    },
    remove(number: number) {
      kept.forget(table.listOffers(number))
      table.put({ ...make(number), isGone: true })
    },
    /** Expects the counts of a fresh counter, and returns how often a whole list was counted so far. */
    ask(list = table.listed) {
      const { nodes, cards, ...own } = kept.count(() => 'all', list, all)
      const fresh = count(list, all)
      expect([cards, [...nodes]]).toEqual([fresh.cards, [...fresh.nodes]])
      for (const part of parts) {
        const size = Math.max(own[part].length, fresh[part].length)
        const pad = (counts: Uint32Array) =>
          Array.from({ length: size }, (_, at) => counts[at] ?? 0)
        expect([part, pad(own[part])]).toEqual([part, pad(fresh[part])])
      }
      return counted
    },
  }
}

it('LS3 a list is counted in full only once, although its products change', () => {
  const { ask, change, remove } = create(10)
  expect(ask()).toBe(1)
  change(5, 'Another brand')
  change(7)
  expect(ask()).toBe(1)
  remove(6)
  remove(40)
  expect(ask()).toBe(1)
  change(6)
  change(100, 'Yet another brand')
  expect(ask()).toBe(1)
})

it('LS3 a list with other products than before is counted by the difference', () => {
  const { ask, table } = create(10)
  ask()
  const others = table.listed.slice()
  for (const number of [0, 1, 10, 33]) writeBit(others, number, false)
  expect(ask(others)).toBe(1)
  expect(ask()).toBe(1)
})

it.each([
  [10, 1],
  [11, 2],
])(
  'LS3 a list of which %i of a hundred products have changed is counted %i times',
  (count, times) => {
    const { ask, change } = create(10)
    ask()
    // Products that are cards of their own, so that the others stay counted.
    const alone = Array.from({ length: 100 }, (_, at) => at).filter(at => at % 5 > 1)
    for (const number of alone.slice(0, count)) change(number, 'Another brand')
    expect(ask()).toBe(times)
  },
)

it.each([
  [100, 1],
  [101, 2],
])('LS3 a list of a hundred products is kept if %i are enough', (leastKept, times) => {
  const { ask } = create(leastKept)
  ask()
  expect(ask()).toBe(times)
})
