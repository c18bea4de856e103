import { describe, expect, it } from 'vitest'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { IndexQuery } from './index-interface.ts'
import { createSearchIndex } from './search-index.ts'
import { makeChange } from './testing.ts'

const index = createSearchIndex()
type Facts = Partial<Parameters<typeof makeChange>[1]>
const add = (number: number, name: string, facts: Facts) => {
  const change = makeChange(number, facts)
  return { ...change, words: { ...change.words, name } }
}
index.apply([
  // Dresses cost $10, $20 … $90, scarves a tenth.
  ...Array.from({ length: 9 }, (_, at) =>
    add(at + 1, `Tern dress ${at}`, { categoryId: 'day-dresses', usdCents: 1_000 * (at + 1) }),
  ),
  ...Array.from({ length: 9 }, (_, at) =>
    add(at + 21, `Tern scarf ${at}`, { categoryId: 'scarves', usdCents: 100 * (at + 1) }),
  ),
  // Totes by name, but filed under handbags: the category of totes is empty.
  ...[30, 35, 40, 70, 90].map((usd, at) =>
    add(at + 51, `Tern tote ${at}`, { categoryId: 'handbags', usdCents: usd * 100 }),
  ),
  add(40, 'Slim jeans', { categoryId: 'mens-jeans', sizes: ['waist:32'], brand: 'Cheap Monday' }),
  add(41, 'Wide jeans', { categoryId: 'mens-jeans', sizes: ['waist:32x30'] }),
  add(61, 'Tern wedges', { categoryId: 'wedges', sizes: ['shoe-us:8'] }),
  add(62, 'Fisherman sandals', { categoryId: 'mens-sandals', sizes: ['shoe-us:12'] }),
  add(42, 'Loose jeans', { categoryId: 'mens-jeans', sizes: ['waist:34x32'] }),
])
const query = (text: string, requested: Partial<IndexQuery> = {}) => {
  const { hits, reading, paging } = index.query({
    ...emptyListQuery,
    text,
    limit: 50,
    facetLimit: 24,
    ...requested,
  })
  const chips = reading?.understood.flatMap(({ group, label }) =>
    group === 'prices' || group === 'sizes' ? [label] : [],
  )
  const numbers = hits.map(({ number }) => number).sort((a, b) => a - b)
  return { numbers: numbers.slice(0, paging.total), chips, reading }
}

describe('a filter in a text', () => {
  const count = (text: string, requested: Partial<IndexQuery> = {}) =>
    index
      .query({ ...emptyListQuery, text, limit: 50, facetLimit: 24, ...requested })
      .facets.sizes.map(({ value, count }) => `${value} ${count}`)

  it('LS3 is not applied to the counts of its own facet', () => {
    expect(count('jeans w32')).toEqual(count('jeans', { sizes: ['waist:32'] }))
    expect(count('jeans w32')).toContain('waist:34x32 1')
    // Another facet's filter is.
    expect(count('jeans w32', { prices: ['-1'] })).toEqual(['waist:32 0'])
  })
})

describe('a search for a price level', () => {
  it.each([
    ['cheap dress', [1, 2, 3, 4], 'Cheap: up to $40', 'dress'],
    ['affordable tern dresses', [1, 2, 3, 4], 'Cheap: up to $40', 'tern dresses'],
    ['dress budget', [1, 2, 3, 4], 'Cheap: up to $40', 'dress'],
    ['cheap tote', [51, 52], 'Cheap: up to $35', 'tote'],
    ['cheap scarf', [21, 22, 23, 24], 'Cheap: up to $4', 'scarf'],
  ])('LS2 %j lists the cheaper third of its category and says so', (text, numbers, chip, rest) => {
    const { numbers: found, chips, reading } = query(text)
    expect(found).toEqual(numbers)
    expect(chips).toEqual([chip])
    expect(reading?.understood.at(-1)).toMatchObject({ rest })
  })

  it.each([
    ['cheap dress under 20', {}, 2, ['Up to $20']],
    ['cheap dress', { prices: ['20-40'] }, 3, []],
    ['cheap jeans', {}, 3, []],
    ['cheap monday jeans', {}, 1, []],
  ])('LS2 %j with %j has no level of its own', (text, requested, count, chips) => {
    const found = query(text, requested)
    expect(found.numbers).toHaveLength(count)
    expect(found.chips).toEqual(chips)
  })
})

describe('a search for a waist and a length', () => {
  it.each([
    ['32x32 jeans', [40, 41], ['W32']],
    ['w32 l30 jeans', [41], ['W32 L30']],
    ['34x32 jeans', [42], ['W34 L32']],
    ['38x32 jeans', [40, 41, 42], []],
  ])('LS2 %j keeps the waist if nobody has the length', (text, numbers, chips) => {
    expect(query(text).numbers).toEqual(numbers)
    expect(query(text).chips).toEqual(chips)
  })
})

describe('a search for a size that only other things have', () => {
  it.each([
    ['size 8 wedge sandals', [61], ['Shoe US 8'], []],
    ['size 12 wedge sandals', [61], [], ['size 12']],
    ['size 12 sandals', [62], ['Shoe US 12'], []],
  ])('LS2 %j gives up the size before the thing', (text, numbers, chips, dropped) => {
    const found = query(text)
    expect(found.numbers).toEqual(numbers)
    expect(found.chips).toEqual(chips)
    expect(found.reading?.dropped).toEqual(dropped)
  })
})
