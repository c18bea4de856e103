import { expect, it } from 'vitest'
import type { Listing } from '#app/domain/listing.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { findSearchSuggestions, toSearchSuggestions } from './search-suggestions.ts'
import { countTexts, directory, makeCatalogue } from './testing.ts'

it('LS2 gives every suggestion a path', async () => {
  const suggestions = await findSearchSuggestions(makeCatalogue([]), 'red')
  expect(suggestions).toMatchObject({
    brands: [{ label: 'A & B', to: '/stores/a-b', count: 7 }],
    products: [
      { id: 'red dresses undefined' },
      { id: 'red bags undefined' },
      { id: 'red tops undefined' },
    ],
  })
  const { categories } = await findSearchSuggestions(makeCatalogue([]), 'dre')
  expect(categories).toEqual([
    { label: "Women's Dresses", to: '/products/women/dresses', count: 410 },
  ])
})

it('LS2 continues the query by kinds of products, in the words of a shop', async () => {
  const { queries } = await findSearchSuggestions(makeCatalogue(['red dress', 'red shoe']), 'red')
  expect(queries).toEqual([
    { label: 'red dresses', to: '/products?q=red+dresses', count: 41 },
    { label: 'red bags', to: '/products?q=red+bags', count: 8 },
    { label: 'red tops', to: '/products?q=red+tops', count: 7 },
  ])
})

it('LS2 completes the beginning of a category’s name once, in the plural', async () => {
  const catalogue = makeCatalogue(['red dress'])
  const { queries } = await findSearchSuggestions(catalogue, 'red dr')
  expect(queries).toEqual([{ label: 'red dresses', to: '/products?q=red+dresses', count: 41 }])
})

it.each([
  ['red dr', 'red dresses undefined'],
  ['re dr', 'red dress undefined'],
])('LS2 suggests for %j the products of the first search that completes it', async (text, id) => {
  const { products } = await findSearchSuggestions(makeCatalogue(['red dress']), text)
  expect(products.map(product => product.id)).toEqual([id])
})

it.each(['red', 'red d', ' dress'])(
  'LS2 does not read any part of %j as a category',
  async text => {
    const { queries } = await findSearchSuggestions(makeCatalogue([]), text)
    expect(queries.map(({ label }) => label)).not.toContain("red in Women's Dresses")
  },
)

it.each<[string, Partial<QueryReading>]>([
  ['finds nothing with all its words', { dropped: ['red'] }],
  [
    'names a category',
    { understood: [{ group: 'category', value: 'dresses', label: '', words: '', rest: '' }] },
  ],
])('LS2 does not combine a text that %s with categories', async (_, reading) => {
  const { queries } = await findSearchSuggestions(makeCatalogue([], reading), 'red')
  expect(queries).toEqual([])
})

it.each<[string, Partial<QueryReading>, number]>([
  ['red', {}, 3],
  // "Dress dresses" says it twice.
  ['dress', {}, 2],
  ['re', {}, 0],
  ['red dr', {}, 0],
  // A brand's name is known to the index alone.
  [
    'zara',
    { understood: [{ group: 'brands', value: 'zara', label: 'Zara', words: 'zara', rest: '' }] },
    3,
  ],
  ['zar', {}, 0],
])('LS2 combines %j, understood as %j, with %i categories', async (text, reading, count) => {
  const { list, suggest } = makeCatalogue([], reading)
  const toRed = (typed: string) => typed.replace(text, 'red')
  const catalogue = {
    ...{ suggest, directory },
    list: (query: ListQuery) => list({ ...query, text: toRed(query.text) }),
    countTexts: (query: ListQuery, texts: readonly string[]) => countTexts(query, texts.map(toRed)),
  }
  const found = await findSearchSuggestions(catalogue, text)
  const isCombined = ({ label }: { label: string }) => label.toLowerCase().startsWith(`${text} `)
  expect(found.queries.filter(isCombined)).toHaveLength(count)
})

it('LS2 does not put an unfinished word before a category’s name', async () => {
  const { list, suggest } = makeCatalogue([])
  const find = (query: ListQuery) => list(query.text === 're' ? { ...query, text: 'red' } : query)
  expect(
    (await findSearchSuggestions({ list: find, suggest, directory, countTexts }, 're dr')).queries,
  ).toEqual([])
})

it('LS2 suggests a search within a category in its corrected spelling', async () => {
  const { list, suggest } = makeCatalogue([], {
    understood: [{ group: 'colors', value: 'red', label: 'Red', words: 'rde', rest: '' }],
    corrected: [{ from: 'rde', to: 'red' }],
  })
  const find = (query: ListQuery) => list(query.text === 'rde' ? { ...query, text: 'red' } : query)
  const { queries } = await findSearchSuggestions(
    { list: find, suggest, directory, countTexts },
    'rde dr',
  )
  expect(queries).toEqual([{ label: 'red dresses', to: '/products?q=red+dresses', count: 41 }])
  const alone = await findSearchSuggestions({ list: find, suggest, directory, countTexts }, 'rde')
  expect(alone.queries.slice(0, 2)).toEqual([
    { label: 'red', to: '/products?q=red', count: 69 },
    { label: 'red dresses', to: '/products?q=red+dresses', count: 41 },
  ])
})

it.each(['re', 'red dr'])('LS2 suggests for %j products in stock before others', async text => {
  const { list, suggest } = makeCatalogue([])
  const products = [false, true, false, true, true].map((inStock, at) => ({
    ...sampleProduct,
    id: String(at),
    inStock,
  }))
  const catalogue = {
    list: async (query: ListQuery) => ({ ...(await list(query)), products }),
    suggest: async () => ({ ...(await suggest()), products }),
    directory,
    countTexts,
  }
  const found = await findSearchSuggestions(catalogue, text)
  expect(found.products.map(({ id }) => id)).toEqual(['1', '3', '4'])
})

it('LS2 suggests a brand whose name begins with two typed words before any search', async () => {
  const { list, suggest } = makeCatalogue(['red dress'])
  const brands = [{ value: 'red-door', label: 'Red Door', count: 7 }]
  const named = async () => ({ ...(await suggest()), brands })
  const find = (text: string) =>
    findSearchSuggestions({ list, suggest: named, directory, countTexts }, text)
  expect((await find('red d')).queries).toEqual([])
  expect((await find('red dr')).queries).not.toEqual([])
  expect((await find('red')).queries).not.toEqual([])
})

it('LS2 suggests products with a picture before others', async () => {
  const { list, suggest } = makeCatalogue([])
  const products = [[], sampleProduct.images].map((images, at) => ({
    ...sampleProduct,
    id: String(at),
    images,
  }))
  const catalogue = {
    ...{ list, directory, countTexts },
    suggest: async () => ({ ...(await suggest()), products }),
  }
  const found = await findSearchSuggestions(catalogue, 'xy')
  expect(found.products.map(({ id }) => id)).toEqual(['1', '0'])
})

it('LS2 suggests a brand once: as a brand, not as a search for its name too', () => {
  const queries = ['norrgard', 'norrgard coat'].map((label, at) => ({
    label,
    to: `/${label}`,
    count: 34 - at,
  }))
  const brands = [{ value: 'norrgard', label: 'Norrgård', count: 34 }]
  const shown = toSearchSuggestions({ brands, categories: [], products: [] }, queries)
  expect(shown.queries.map(({ label }) => label)).toEqual(['norrgard coat'])
})

it('LS2 suggests at most three searches and products, two brands and two categories', async () => {
  const { list, suggest } = makeCatalogue(['red dress'])
  const many = async () => {
    const { queries, ...others } = await suggest()
    const repeat = <Value>([value]: Value[]) => Array.from({ length: 3 }, () => value as Value)
    return {
      queries,
      brands: repeat(others.brands),
      categories: repeat(others.categories).map(each => ({ ...each, label: 'Red Hats' })),
      products: repeat(others.products),
    }
  }
  const found = await findSearchSuggestions({ list, suggest: many, directory, countTexts }, 'red')
  expect(Object.values(found).map(values => values.length)).toEqual([2, 2, 3, 3])
})

it('LS2 suggests no completion that hardly any product has', async () => {
  const { list, suggest } = makeCatalogue(['silk dress', 'silk decor'])
  const find = async (query: ListQuery) => {
    const total = { 'silk dress': 126, 'silk decor': 1 }[query.text] ?? 0
    return { ...(await list(query)), paging: { total } } as Listing
  }
  const { queries } = await findSearchSuggestions(
    { list: find, suggest, directory, countTexts },
    'silk d',
  )
  const labels = queries.map(({ label }) => label)
  expect(labels[0]).toBe('silk dress')
  expect(labels).not.toContain('silk decor')
})

it('LS2 suggests the only completion within categories, too', async () => {
  const { list, suggest } = makeCatalogue(['red'])
  const { queries } = await findSearchSuggestions({ list, suggest, directory, countTexts }, 're')
  expect(queries.map(({ label }) => label)).toEqual(['red', 'red dresses', 'red bags'])
})

it('LS2 suggests categories with the typed word before those that hold some of it', async () => {
  const { list, suggest } = makeCatalogue([])
  const categories = ["Women's Cashmere Sweaters", "Men's Sweaters"].map(label => ({
    ...{ label, value: label },
    count: 9,
  }))
  const find = async (text: string) => {
    const all = async () => ({ ...(await suggest()), categories })
    const found = await findSearchSuggestions({ list, suggest: all, directory, countTexts }, text)
    return found.categories.map(({ label }) => label)
  }
  expect(await find('cash')).toEqual(["Women's Cashmere Sweaters"])
  expect(await find('jumper')).toEqual(["Women's Cashmere Sweaters", "Men's Sweaters"])
  // It may become anything, and a reader does not see why these two were meant.
  expect(await find('jum')).toEqual([])
})

it('LS2 suggests what is worn before what is used at home, unless the text names that', async () => {
  const { list, suggest } = makeCatalogue([])
  const ids = ['side-tables', 'dresses', 'mens-jeans', 'handbags']
  const products = ids.map(id => ({ ...sampleProduct, id, categoryId: id }))
  const find = async (text: string, category: string) => {
    const categories = [{ value: category, label: category, count: 9 }]
    const all = async () => ({ ...(await suggest()), products, categories })
    const found = await findSearchSuggestions({ list, suggest: all, directory, countTexts }, text)
    return found.products.map(({ id }) => id)
  }
  expect(await find('xy', 'dresses')).toEqual(['dresses', 'mens-jeans', 'handbags'])
  expect(await find('side', 'side-tables')).toEqual(['side-tables', 'dresses', 'mens-jeans'])
})

it.each(['red', 'red dr', 're dr', 'red dress', 'red dress on s', 'red dress und', 'red at bri'])(
  'LS2 looks each list up once for %j',
  async text => {
    const { list, ...others } = makeCatalogue(['red dress', 'red shoe'])
    const asked: string[] = []
    const count = (query: ListQuery) => {
      asked.push(listPath(query))
      return list(query)
    }
    await findSearchSuggestions({ ...others, list: count }, text)
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  },
)

it('LS2 shows no two products of a brand and a kind, if there are others', async () => {
  const make = (id: string, brand: string, categoryId: string, name: string) => ({
    ...{ ...sampleProduct, id, categoryId, name },
    retailerBrand: brand,
    brand: { id: brand, name: brand },
  })
  const products = [
    make('1', 'Studio A', 'mens-accessories', 'Slim Bow Tie'),
    make('2', 'Studio A', 'kids', 'Girls’ Bow Tie'),
    make('3', 'Studio A', 'jeans', 'Jeans'),
    make('4', 'Studio B', 'mens-accessories', 'Bow Tie'),
  ]
  const { list, ...others } = makeCatalogue([])
  const suggest = async () => ({ brands: [], categories: [], queries: [], products })
  const show = async (text: string) => {
    const found = await findSearchSuggestions({ ...others, list, suggest }, text)
    return found.products.map(({ id }) => id)
  }
  expect(await show('studio')).toEqual(['1', '3', '4'])
  products.splice(2, 2)
  expect(await show('studio')).toEqual(['1', '2'])
})
