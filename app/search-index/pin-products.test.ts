import { describe, expect, it } from 'vitest'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { IndexQuery } from './index-interface.ts'
import { createSearchIndex } from './search-index.ts'
import { makeChange } from './testing.ts'

const index = createSearchIndex()
const makeNamed = (number: number, name: string, groupNumber?: number) =>
  makeChange(number, {
    groupNumber,
    usdCents: 10_000 - number,
    words: { name, brand: '', categoryId: undefined, colors: '', materials: '', description: '' },
  })
index.apply([
  makeNamed(1, 'Linen Dress'),
  makeNamed(2, 'Linen Dress with Wool'),
  makeNamed(3, 'Wool Coat'),
  // The group's card shows offer 5, which costs less.
  makeNamed(4, 'Silk Scarf', 9),
  makeNamed(5, 'Silk Scarf', 9),
  makeChange(6, { isGone: true }),
])

function find(text: string, pinned: readonly number[], changes: Partial<IndexQuery> = {}) {
  const { hits, paging } = index.query({
    ...emptyListQuery,
    limit: 50,
    facetLimit: 0,
    text,
    pinned: { numbers: pinned, words: [] },
    ...changes,
  })
  return { numbers: hits.map(({ number }) => number), total: paging.total }
}

describe('pinned products', () => {
  it.each([
    ['a product without any of the words', 'linen', [3], [3, 1, 2]],
    ['a product that matches the words, too', 'linen', [2], [2, 1]],
    ['the only product', 'x-1', [3], [3]],
    ['the card of an offer that is not the card itself', 'linen', [4], [5, 1, 2]],
    ['only products of the index', 'linen', [6, 7, 9_999_999], [1, 2]],
    ['nothing more', 'linen', [], [1, 2]],
  ])('LS2 are listed first: %s', (_, text, pinned, numbers) => {
    expect(find(text, pinned)).toEqual({ numbers, total: numbers.length })
  })

  it('LS2 pass the chosen filters or are left out', () => {
    expect(find('linen', [3], { prices: ['-99.98'] }).numbers).toEqual([3, 2])
    expect(find('linen', [3], { prices: ['99.98-'] }).numbers).toEqual([1, 2])
  })

  it('LS2 outweigh filters that are read from the text', () => {
    expect(find('linen under 5', [3]).numbers[0]).toBe(3)
    expect(find('linen over 99.98', [3]).numbers).toContain(3)
  })
})
