import { describe, expect, it } from 'vitest'
import { getPaging } from '#app/domain/paging.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { withChanges } from '#app/domain/testing/with-changes.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { toProductPage } from '../product-page.ts'
import {
  describeList,
  describeProduct,
  describeSimilar,
  formatListTotal,
  toShownReading,
} from './page-description.ts'

describe('describeProduct', () => {
  const page = toProductPage(sampleProduct)

  it('ST3 mentions brand, price and retailer once each', () => {
    expect(describeProduct(page)).toBe(
      'Northquay Harbour Stripe Linen Midi Dress for $118.80 at Alder & Finch. See sizes, colors and where to buy.',
    )
  })

  it.each([
    [{ retailer: 'NORTHQUAY' }, / for \$118\.80\. See/],
    [{ isGone: true }, / is no longer sold at Alder & Finch\./],
    [{ price: { ...page.price, isSoldOut: true } }, / is sold out at Alder & Finch\./],
  ])('ST3 describes %j as %s', (change, text) => {
    const description = describeProduct({ ...page, ...change })
    expect(description).toMatch(text)
    expect(description.match(/northquay/gi)).toHaveLength(1)
  })

  it('ST3 does not substitute the retailer for a missing brand', () => {
    const bare = toProductPage(
      withChanges(sampleProduct, {
        brand: undefined,
        retailerBrand: undefined,
        brandedName: 'Linen Midi Dress',
      }),
    )
    expect(describeProduct(bare)).toBe(
      'Linen Midi Dress for $118.80 at Alder & Finch. See sizes, colors and where to buy.',
    )
  })
})

describe('describeList', () => {
  const filters = (...names: string[]) => [
    { facet: 'retailers' as const, values: names.map(value => ({ value, count: 3 })) },
  ]
  it.each([
    [
      'brand=Northquay',
      filters('A', 'B', 'C'),
      'X: 60 products from 3 stores, prices side by side.',
    ],
    ['brand=Northquay', filters('Alder & Finch'), 'X: 60 products at Alder & Finch.'],
    [
      'store=Alder+%26+Finch',
      filters('Alder & Finch', 'B'),
      'X: 60 products to search, filter and compare with other stores.',
    ],
    // The filter lists at most 24 of them.
    ['', filters('A'), 'X: 60 products from 47 stores, prices side by side.', 47],
  ])('ST3 describes %j correctly', (search, choices, text, count?: number) => {
    const query = parseListQuery(new URLSearchParams(search))
    const retailerCount = count ?? choices[0]?.values.length ?? 0
    const list = { title: 'X', paging: getPaging(1, 60), query, filters: choices, retailerCount }
    expect(describeList(list)).toBe(text)
  })

  it('ST3 names the store of a search', () => {
    const store = {
      group: 'retailers' as const,
      value: 'A',
      label: 'A',
      words: 'at a',
      rest: 'coat',
    }
    const reading = { understood: [store], corrected: [], dropped: [] }
    const query = parseListQuery(new URLSearchParams('q=coat+at+a'))
    const list = { title: 'X', paging: getPaging(1, 60), query, filters: filters('A', 'B') }
    expect(describeList({ ...list, reading, retailerCount: 2 })).toBe('X: 60 products at A.')
  })
})

it('ST3 says that a list is empty', () => {
  const query = parseListQuery(new URLSearchParams('brand=Nobody'))
  const list = { title: 'Nobody', paging: getPaging(1, 0), query, filters: [], retailerCount: 0 }
  expect(describeList(list)).toBe('Nobody: no products right now.')
})

it.each<
  [total: number, similar: number, dropped: string[], note: string | undefined, size: string]
>([
  [3, 0, [], undefined, '3 products'],
  [0, 0, [], undefined, '0 products'],
  [1, 2, [], '1 product matches all words; similar ones follow.', '1 product'],
  [0, 2, [], 'No product matches all words; similar ones follow.', '2 similar products'],
  [0, 1, [], 'No product matches all words; similar ones follow.', '1 similar product'],
  [
    6,
    9,
    ['black'],
    'No product matches all words. 6 products match all but “black”; similar ones follow.',
    '6 products',
  ],
])(
  'LS2 ends %i matches before %i similar products without %j',
  (total, similar, dropped, note, size) => {
    const paging = getPaging(1, total, 50, similar)
    const reading = { understood: [], corrected: [], dropped }
    expect(describeSimilar({ paging, reading })).toBe(note)
    expect(formatListTotal(paging)).toBe(size)
  },
)

it.each([
  [{ total: 6, similar: 9 }, [], ['blak']],
  [{ total: 6, similar: 0 }, ['sold'], ['blak']],
  [{ total: 0, similar: 9 }, ['sold'], ['blak']],
  [{ total: 0, similar: 0 }, [], []],
])('LS2 names the words that %o lacks once: %j', (size, dropped, corrected) => {
  const reading = {
    ...{ understood: [], dropped: ['sold'] },
    corrected: [{ from: 'blak', to: 'black' }],
  }
  const shown = toShownReading(reading, size)
  expect(shown.dropped).toEqual(dropped)
  expect(shown.corrected.map(({ from }) => from)).toEqual(corrected)
})
