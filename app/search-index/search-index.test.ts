import { describe, expect, it } from 'vitest'
import { emptyListQuery, type Sort, sorts } from '#app/domain/urls/list-query.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import type { IndexAnswer, IndexQuery } from './index-interface.ts'
import { createSearchIndex } from './search-index.ts'
import { makeChange } from './testing.ts'

function makeIndex(changes: ProductChange[]) {
  const index = createSearchIndex()
  index.apply(changes)
  const query = (requested: Partial<IndexQuery> = {}) => {
    const answer = index.query({ ...emptyListQuery, limit: 50, facetLimit: 24, ...requested })
    return { ...answer, numbers: answer.hits.map(({ number }) => number) }
  }
  return { index, query }
}

describe('a catalogue index', () => {
  const { query } = makeIndex([
    makeChange(1, { brand: 'Northquay', retailer: 'Alder', categoryId: 'dresses' }),
    makeChange(2, { brand: 'Northquay', retailer: 'Birch', categoryId: 'day-dresses' }),
    makeChange(3, { brand: 'Chloé', retailer: 'Alder', categoryId: 'sofas' }),
    makeChange(4, { brand: '', retailer: 'Birch', categoryId: undefined }),
  ])
  const sorted = (requested: Partial<IndexQuery>) => query(requested).numbers.toSorted()

  it.each([
    ['everything for an empty query', {}, [1, 2, 3, 4]],
    ['a category with its descendants', { category: 'dresses' }, [1, 2]],
    ['nothing in an unknown category', { category: 'constructor' }, []],
    ['any of the brands', { brands: ['Northquay', 'Chloé'] }, [1, 2, 3]],
    ['products that match every group', { brands: ['Northquay'], retailers: ['Birch'] }, [2]],
    ['a brand in upper or lower case', { brands: ['CHLOÉ'] }, [3]],
    ['nothing for an unknown brand', { brands: ['Nobody'] }, []],
    ['nothing for the empty brand', { brands: [''] }, []],
    ['products of a known brand next to an unknown one', { brands: ['Nobody', 'Chloé'] }, [3]],
    [
      'products not of an excluded brand, ignoring case',
      { excluded: { brands: ['CHLOÉ'] } },
      [1, 2, 4],
    ],
    [
      'products with none of the excluded values',
      { excluded: { brands: ['Chloé'], retailers: ['Birch'] } },
      [1],
    ],
    [
      'everything when an unknown brand is excluded',
      { excluded: { brands: ['Nobody'] } },
      [1, 2, 3, 4],
    ],
    [
      'nothing for property names of JavaScript objects',
      { brands: ['constructor', '__proto__'] },
      [],
    ],
  ])('LS3 finds %s', (_, requested, numbers) => {
    expect(sorted(requested)).toEqual(numbers)
    expect(query(requested).paging.total).toBe(numbers.length)
  })

  it('LS3 LS6 lists and counts a product for women and men in both departments, and once in all', () => {
    const both = { categoryId: 'womens-sneakers', otherCategoryId: 'mens-sneakers' }
    const { index, query: ask } = makeIndex([
      makeChange(1, both),
      makeChange(2, { ...both, groupNumber: 7 }),
      makeChange(3, { categoryId: 'womens-sneakers', groupNumber: 7 }),
      makeChange(4, { categoryId: 'mens-boots' }),
    ])
    const counts = () =>
      new Map(ask().facets.categories.map(({ value, count }) => [value, count] as const))
    const check = () => {
      for (const [category, count] of counts())
        expect([category, ask({ category }).paging.total]).toEqual([category, count])
    }
    expect(ask().paging.total).toBe(3)
    expect([counts().get('women'), counts().get('men'), counts().get('mens-sneakers')]).toEqual([
      2, 3, 2,
    ])
    check()
    // The counts follow changes.
    index.apply([makeChange(1, { categoryId: 'womens-sneakers', changedAt: 9 })])
    expect([counts().get('women'), counts().get('men'), counts().get('mens-sneakers')]).toEqual([
      2, 2, 1,
    ])
    check()
  })

  it('LS3 PR2 counts and finds all spellings of a brand as one, under the best spelling', () => {
    const spelled = ['STRASSE QUILL', 'Straße Quill', 'Strasse Quill', 'straße-quill', 'Quill']
    const index = makeIndex(spelled.map((brand, number) => makeChange(number + 1, { brand })))
    expect(index.query().facets.brands).toEqual([
      { value: 'Straße Quill', count: 4 },
      { value: 'Quill', count: 1 },
    ])
    for (const brand of spelled.slice(0, 4))
      expect(index.query({ brands: [brand] }).paging.total).toBe(4)
  })

  it('LS3 counts each facet without its own filter', () => {
    expect(query({ brands: ['Chloé'], retailers: ['Alder'] }).facets).toMatchObject({
      categories: [
        { value: 'living', count: 1 },
        { value: 'furniture', count: 1 },
        { value: 'living-room-furniture', count: 1 },
        { value: 'sofas', count: 1 },
      ],
      brands: [
        { value: 'Chloé', count: 1 },
        { value: 'Northquay', count: 1 },
      ],
      retailers: [{ value: 'Alder', count: 1 }],
    })
  })

  it('LS3 counts with exclusions applied, and lists an excluded value', () => {
    expect(query({ brands: ['Chloé'], excluded: { brands: ['Northquay'] } }).facets.brands).toEqual(
      [
        { value: 'Chloé', count: 1 },
        { value: 'Northquay', count: 0 },
      ],
    )
  })

  it('LS3 limits long facets, but always includes requested values', () => {
    const many = makeIndex(
      Array.from({ length: 30 }, (_, number) =>
        makeChange(number, { brand: `Brand ${number % 20}` }),
      ),
    )
    const { brands } = many.query({
      brands: ['Brand 19'],
      retailers: ['Nobody'],
      facetLimit: 2,
    }).facets
    expect(brands).toEqual([{ value: 'Brand 19', count: 0 }])
    expect(many.query({ brands: ['Brand 19'], facetLimit: 2 }).facets.brands).toEqual([
      { value: 'Brand 0', count: 2 },
      { value: 'Brand 1', count: 2 },
      { value: 'Brand 19', count: 1 },
    ])
  })

  const stores = makeIndex(
    Array.from({ length: 94 }, (_, number) =>
      makeChange(number, { retailer: `Shop ${number % 47}`, brand: number < 60 ? 'Tern' : 'Wren' }),
    ),
  )
  it.each<[name: string, requested: Partial<IndexQuery>, count: number]>([
    ['all of them, although the facet lists 24', {}, 47],
    ['those of the list', { brands: ['Wren'] }, 34],
    ['those that are chosen and all others', { retailers: ['Shop 3'] }, 47],
    ['none that are left out', { excluded: { retailers: ['Shop 3', 'shop 4'] } }, 45],
    ['merged ones once', { mergedRetailers: [['Shop 1', 'shop 2', 'Shop 3'], ['Shop 9']] }, 45],
    [
      'a merged one that is not in the list not at all',
      { mergedRetailers: [['Shop 1', 'Nobody', 'Shop 2']], excluded: { retailers: ['Shop 1'] } },
      46,
    ],
    ['none of an empty list', { brands: ['Nobody'] }, 0],
  ])('ST3 counts %s', (_, requested, count) => {
    expect(stores.query(requested).retailerCount).toBe(count)
  })
})

describe('materials', () => {
  const { query } = makeIndex([
    makeChange(1, { madeOf: ['wool', 'polyester'] }),
    makeChange(2, { madeOf: ['wool'] }),
    makeChange(3, { madeOf: [] }),
    makeChange(4, { madeOf: ['cotton'] }),
  ])
  const sorted = (requested: Partial<IndexQuery>) => query(requested).numbers.toSorted()

  it.each<[string, Partial<IndexQuery>, number[]]>([
    ['any of the chosen materials', { materials: ['polyester', 'cotton'] }, [1, 4]],
    ['products that state no material', { materials: ['unstated'] }, [3]],
    ['products of other stated materials', { excluded: { materials: ['polyester'] } }, [2, 4]],
    [
      'those without polyester, and those that state no material',
      { materials: ['unstated'], excluded: { materials: ['polyester'] } },
      [2, 3, 4],
    ],
    [
      'a chosen material without an excluded one',
      { materials: ['wool'], excluded: { materials: ['polyester'] } },
      [2],
    ],
    [
      'a chosen material or none stated, without an excluded one',
      { materials: ['wool', 'unstated'], excluded: { materials: ['polyester'] } },
      [2, 3],
    ],
    ['every stated material', { excluded: { materials: ['unstated'] } }, [1, 2, 4]],
  ])('LS3 finds %s', (_, requested, numbers) => {
    expect(sorted(requested)).toEqual(numbers)
  })

  it('LS3 are counted as if each were the only one chosen, with exclusions applied', () => {
    const { materials } = query({ excluded: { materials: ['polyester'] } }).facets
    expect(materials.filter(({ count }) => count > 0)).toEqual([
      { value: 'cotton', count: 1 },
      { value: 'wool', count: 1 },
      { value: 'unstated', count: 1 },
    ])
  })

  it.each([
    ['thing no polyester', [2, 4], 'No polyester'],
    ['thing without nylon or polyester', [2, 4], 'No polyamide, No polyester'],
    ['polyester-free thing', [2, 4], 'No polyester'],
  ])('LS3 leaves out products excluded by %j', (text, numbers, labels) => {
    const { hits, reading } = query({ text })
    expect(hits.map(({ number }) => number).toSorted()).toEqual(numbers)
    expect(reading?.understood.map(({ label }) => label).join(', ')).toBe(labels)
  })
})

describe('sorting', () => {
  const { query } = makeIndex([
    makeChange(1, { usdCents: 300, newnessDay: 3, popularity: 100, discount: 0 }),
    makeChange(2, { usdCents: 100, newnessDay: 1, popularity: 300, discount: 50 }),
    makeChange(3, { usdCents: 200, newnessDay: 2, popularity: 200, discount: 20 }),
    makeChange(4, {
      usdCents: 2 ** 32 - 1,
      newnessDay: 9,
      popularity: 900,
      discount: 70,
      inStock: false,
    }),
  ])

  it.each<[Sort, number[]]>([
    ['newest', [1, 3, 2, 4]],
    ['popular', [2, 3, 1, 4]],
    ['price-up', [2, 3, 1, 4]],
    ['price-down', [1, 3, 2, 4]],
    ['discount', [2, 3, 1, 4]],
    ['relevance', [2, 3, 1, 4]],
  ])('LS7 by %s, sold-out products last', (sort, numbers) => {
    expect(query({ sort }).numbers).toEqual(numbers)
  })

  it('LS7 by discount shows verified sales first, by what cards state, and the same order each time', () => {
    const sale = { isOnSale: true }
    const changes = [
      makeChange(1, { ...sale, discount: 70 }),
      makeChange(2, { ...sale, discount: 30, verifiedPercent: 29 }),
      makeChange(3),
      makeChange(4, { ...sale, discount: 29, verifiedPercent: 30 }),
      // Cards state no percentage below one.
      makeChange(5, { ...sale, discount: 1, verifiedPercent: 0 }),
      makeChange(6, { ...sale, discount: 80, verifiedPercent: 79, inStock: false }),
      makeChange(7, { ...sale, discount: 50, verifiedPercent: 50 }),
    ]
    const order = [7, 4, 2, 1, 5, 3, 6]
    for (const given of [changes, changes.toReversed()])
      expect(makeIndex(given).query({ sort: 'discount' }).numbers).toEqual(order)
  })

  it.each(sorts)('LS6 by %s shows every product on exactly one page, even with ties', sort => {
    const many = makeIndex(
      Array.from({ length: 1_037 }, (_, number) => makeChange(number, { usdCents: number % 7 })),
    )
    const seen: number[] = []
    for (let page = 1; page <= 21; page += 1) seen.push(...many.query({ sort, page }).numbers)
    expect(seen).toHaveLength(1_037)
    expect(new Set(seen).size).toBe(1_037)
    expect(many.query({ sort, limit: 2_000 }).numbers).toEqual(seen)
    expect(many.query({ sort, page: 1_000_000 }).numbers).toEqual(seen.slice(1_000))
  })

  it('mixes brands among equally ranked products', () => {
    const byBrand = makeIndex(
      Array.from({ length: 200 }, (_, number) =>
        makeChange(number, { brand: number < 100 ? 'A' : 'B' }),
      ),
    )
    const first = byBrand.query({ limit: 20 }).numbers
    expect(new Set(first.map(number => number < 100)).size).toBe(2)
  })
})

describe('apply', () => {
  it('follows a product that changes, is removed, and returns', () => {
    const { index, query } = makeIndex([makeChange(1), makeChange(2)])
    index.apply([makeChange(1, { brand: 'Chloé' })])
    expect(query({ brands: ['Chloé'] }).numbers).toEqual([1])
    index.apply([makeChange(1, { brand: 'Chloé', isGone: true })])
    expect([index.size, query({}).numbers, query({}).facets.brands]).toEqual([
      1,
      [2],
      [{ value: 'Northquay', count: 1 }],
    ])
    index.apply([makeChange(1, { isGone: true }), makeChange(1)])
    expect([index.size, query({}).paging.total]).toEqual([2, 2])
  })

  it('grows with the largest product number and keeps its contents', () => {
    const { index, query } = makeIndex([makeChange(0, { usdCents: 1 })])
    index.apply([makeChange(100_000, { usdCents: 2 })])
    expect(query({ sort: 'price-up' }).numbers).toEqual([0, 100_000])
  })

  it('reports the last change applied', () => {
    const last = makeChange(7)
    const { index, query } = makeIndex([makeChange(1), last])
    expect([index.version, query().version]).toEqual([last.changedAt, last.changedAt])
  })
})

describe('any query', () => {
  const { query } = makeIndex([makeChange(1), makeChange(2, { usdCents: 500 })])
  const regularExpression = '(a+)+$ [^\\w] .* \\'

  it.each([
    ['a text of 10 kB', 'dress '.repeat(1_700)],
    ['one very long word', 'x'.repeat(10_000)],
    ['emoji alone', '👗👠💃🏽'],
    ['an unpaired surrogate', 'dress \ud800'],
    ['control characters', '\u0000\u0007\u001b[2J'],
    ['a regular expression', regularExpression],
    ['SQL', `'; DROP TABLE product; --`],
    ['blanks', '   '],
  ])('LS2 with %s returns only matching products', (_, text) => {
    const { hits, paging } = query({ text })
    expect(hits).toHaveLength(paging.total)
    expect(paging.total).toBeLessThanOrEqual(2)
  })

  it.each<[string, Partial<IndexQuery>, number]>([
    ['unknown values', { colors: ['mauve'], deals: ['free'] }, 0],
    ['contradictory choices', { brands: ['Northquay'], prices: ['900-1000'] }, 0],
    ['negative prices', { prices: ['-5--1'] }, 0],
    ['a reversed price range', { prices: ['50-1'] }, 1],
    ['page a million', { page: 1_000_000 }, 2],
  ])('LS2 LS3 answers %s', (_, requested, total) => {
    expect(query(requested).paging.total).toBe(total)
  })

  it('LS3 lists a chosen value that no product has, so that the shopper can remove it', () => {
    expect(query({ brands: ['Nobody'], sizes: ['us:99'] }).facets).toMatchObject({
      brands: expect.arrayContaining([{ value: 'Nobody', count: 0 }]),
      sizes: [{ value: 'us:99', count: 0 }],
    })
  })
})

describe('a product at several stores', () => {
  const at = (number: number, retailer: string, usdCents: number, inStock = true, others = {}) =>
    makeChange(number, { retailer, usdCents, inStock, groupNumber: 1, cardNumber: 1, ...others })
  const all = [
    at(1, 'Alder', 14_150),
    at(2, 'Birch', 18_400),
    at(3, 'Cedar', 16_000),
    at(4, 'Cedar', 16_500),
    at(5, 'Dune', 9_000, false),
    at(6, 'Elm', 25_000, false),
    at(7, 'Fir', 5_000, true, { isPreOwned: true }),
  ]
  const stores = { retailerCount: 3, lowestCents: 14_150, highestCents: 18_400 }

  it.each<[string, typeof all, Partial<IndexQuery>, IndexAnswer['hits']]>([
    ['in a whole list', all, {}, [{ number: 7, ...stores }]],
    ['in a list of new ones', all, { conditions: ['new'] }, [{ number: 1, ...stores }]],
    ['in a list of one store', all, { retailers: ['Birch', 'Dune'] }, [{ number: 2, ...stores }]],
    ['in a range of prices', all, { prices: ['170-190'] }, [{ number: 2, ...stores }]],
    [
      'without a store',
      all,
      { excluded: { retailers: ['fir', 'Alder'] } },
      [{ number: 3, ...stores }],
    ],
    [
      'where a store is turned off',
      all,
      { excluded: { retailers: ['Alder', 'fir'] }, hiddenRetailers: ['ALDER', 'Fir'] },
      [{ number: 3, retailerCount: 2, lowestCents: 16_000, highestCents: 18_400 }],
    ],
    [
      'where two stores are one',
      all,
      { mergedRetailers: [['Birch', 'Cedar', 'Elm']] },
      [{ number: 7, ...stores, retailerCount: 2 }],
    ],
    [
      'that no store has in stock',
      all.slice(4, 6),
      {},
      [{ number: 5, retailerCount: 0, lowestCents: 0, highestCents: 0 }],
    ],
  ])(
    'LS4 PD13 has the stores that sell it new, and their prices, %s',
    (_, changes, asked, hits) => {
      expect(makeIndex(changes).query(asked).hits).toEqual(hits)
    },
  )
})

describe('a card with several colors', () => {
  const { index, query: ask } = makeIndex([
    makeChange(1, { colors: ['blue'], retailer: 'Alder', groupNumber: 1, cardNumber: 1 }),
    makeChange(2, { colors: ['blue'], retailer: 'Birch', groupNumber: 1, cardNumber: 1 }),
    makeChange(3, { colors: ['red'], retailer: 'Alder', usdCents: 9_000, cardNumber: 1 }),
    makeChange(4, { colors: ['red'], retailer: 'Cedar' }),
  ])

  it.each<[what: string, changes: Partial<IndexQuery>, hits: [number, number][]]>([
    [
      'the cheapest color',
      {},
      [
        [3, 1],
        [4, 1],
      ],
    ],
    ['the chosen color', { colors: ['blue'] }, [[1, 2]]],
    [
      'the other color',
      { colors: ['red'] },
      [
        [3, 1],
        [4, 1],
      ],
    ],
    ['the chosen retailer', { retailers: ['Birch'] }, [[2, 2]]],
  ])('LS2 LS3 shows %s, with the number of stores that sell that color', (_, changes, hits) => {
    const answer = ask({ sort: 'price-up', ...changes })
    expect(answer.hits.map(({ number, retailerCount }) => [number, retailerCount])).toEqual(hits)
    expect(answer.paging.total).toBe(hits.length)
  })

  it('LS3 counts the card once in every list that a facet leads to', () => {
    for (const { value, count } of ask().facets.colors)
      expect([value, ask({ colors: [value] }).paging.total]).toEqual([value, count])
    for (const { value, count } of ask().facets.retailers)
      expect([value, ask({ retailers: [value] }).paging.total]).toEqual([value, count])
  })

  it('PD11 shows no other color among the similar products', () => {
    expect(index.similar(1, 10)).toEqual([4])
  })
})

describe('a card with a listing that states no color', () => {
  const { query: ask } = makeIndex([
    makeChange(1, { colors: ['blue'], retailer: 'Alder', usdCents: 9_000, cardNumber: 1 }),
    makeChange(2, { colors: [], retailer: 'Birch', usdCents: 5_000, cardNumber: 1 }),
  ])

  it('LS3 PR8 is not in a list of a color at the price of that listing', () => {
    expect(ask({ colors: ['blue'] }).numbers).toEqual([1])
    expect(ask({ colors: ['blue'], prices: ['40-60'] }).numbers).toEqual([])
    expect(ask({ colors: ['blue'], retailers: ['Birch'] }).numbers).toEqual([])
    expect(ask().facets.colors.filter(({ count }) => count > 0)).toEqual([
      { value: 'blue', count: 1 },
    ])
  })
})

describe('similar', () => {
  const makeThing = (number: number, name: string, changes: Partial<ProductChange> = {}) =>
    makeChange(number, {
      ...changes,
      words: { name, brand: '', categoryId: undefined, colors: '', materials: '', description: '' },
    })
  const { index } = makeIndex([
    makeThing(1, 'Harbour Stripe Linen Dress', { groupNumber: 1 }),
    makeThing(2, 'Harbour Stripe Linen Dress', { groupNumber: 1 }),
    makeThing(3, 'Harbour Linen Dress', { usdCents: 11_000 }),
    makeThing(4, 'Harbour Linen Dress', { usdCents: 90_000 }),
    makeThing(5, 'Harbour Linen Dress', { inStock: false }),
    makeThing(6, 'Espresso Cup', { categoryId: 'sofas' }),
  ])

  it('PD11 ranks products by price, sold-out ones last, and omits other offers of the same product', () => {
    expect(index.similar(1, 10)).toEqual([3, 4, 5])
    expect(index.similar(1, 1)).toEqual([3])
    expect(index.similar(999, 10)).toEqual([])
  })
})

it('AD1 counts suggested brands without hidden retailers, after every change', () => {
  const { index } = makeIndex([
    makeChange(1, { brand: 'Northquay', retailer: 'Alder' }),
    makeChange(2, { brand: 'Northquay', retailer: 'Birch' }),
  ])
  const count = (excluded?: IndexQuery['excluded']) =>
    index.suggest('northquay', 3, excluded).brands.map(brand => brand.count)
  const hidden = { retailers: ['Birch'] }
  expect([count(), count(hidden)]).toEqual([[2], [1]])
  index.apply([makeChange(3, { brand: 'Northquay', retailer: 'Alder' })])
  expect([count(), count(hidden)]).toEqual([[3], [2]])
})
