import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import type { Connector, ReadStep } from '#app/sources/connector.ts'
import { makeConnector } from '#app/sources/testing.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { runSync } from '../sync.server.ts'
import { adoptStoredCategories } from './adopt-stored-categories.server.ts'
import { mapProducts } from './fetch-mappings.server.ts'
import { countUnapplied, remapProducts } from './remap-products.server.ts'

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool, mapProducts)
})
beforeEach(async () => {
  await database.empty()
})
afterAll(() => database.drop())

const branded = (id: number, name: string, changes: Partial<Product> = {}) =>
  makeProduct(id, {
    brand: { id: '7', name },
    brandedName: `${name} Shirt`,
    name: 'Shirt',
    ...changes,
  })

function unmapped(id: number, fullName: string, changes: Partial<Product> = {}): Product {
  const { categoryId: _, ...product } = makeProduct(id, changes)
  return { ...product, categories: [{ id: 'x', name: 'x', fullName }] }
}

/** A trending product, whose report states no category. */
function bare(id: number, name: string, changes: Partial<Product> = {}): Product {
  const { categoryId: _, ...product } = makeProduct(id, { name, ...changes })
  return { ...product, categories: [], trend: { rank: 1, day: '2026-03-01' } }
}

async function sync(products: Product[], connector: Connector = makeConnector([{ products }])) {
  const signal = new AbortController().signal
  const log = pino({ level: 'silent' })
  return runSync({ connector, pool: database.pool, log, signal })
}

const alias = (spelling: string, name: string) =>
  database.pool.query('INSERT INTO brand_alias (spelling, name) VALUES ($1, $2)', [spelling, name])
const mapPath = (scope: string, path: string, categoryId: string) =>
  database.pool.query(
    'INSERT INTO category_mapping (scope, path, category_id) VALUES ($1, $2, $3)',
    [scope, path, categoryId],
  )

/** Returns the given columns of all products, sorted by id. */
async function read(columns: string): Promise<unknown[][]> {
  const { rows } = await database.pool.query({
    text: `SELECT id, ${columns} FROM product ORDER BY id`,
    rowMode: 'array',
  })
  return rows
}

async function find(id: string): Promise<Product | undefined> {
  return (await store.findProduct('s', id))?.product
}

describe('a brand alias', () => {
  const products = [branded(1, 'Levi Strauss'), branded(2, "Levi's"), branded(3, 'Vale')]

  it('PR2 changes stored products and nothing else, and undoing it restores them', async () => {
    await store.upsertProducts('s', products)
    const before = await find('1')
    await alias('Levi Strauss', "Levi's")
    expect(await countUnapplied(database.pool)).toBe(1)
    expect(await remapProducts(database.pool, {})).toBe(1)
    expect(await remapProducts(database.pool, {})).toBe(0)
    expect(await read('brand, given_brand')).toEqual([
      ['1', "Levi's", 'Levi Strauss'],
      ['2', "Levi's", null],
      ['3', 'Vale', null],
    ])
    expect(await find('1')).toMatchObject({
      brand: { id: 'levis', name: "Levi's" },
      brandedName: "Levi's Shirt",
      name: 'Shirt',
    })
    await database.pool.query('DELETE FROM brand_alias')
    expect(await remapProducts(database.pool, {})).toBe(1)
    expect(await find('1')).toEqual(before)
  })

  it('PR2 appears in the change feed', async () => {
    await store.upsertProducts('s', products)
    const [last] = (await store.changesSince(0, 10)).slice(-1)
    await alias('Levi Strauss', "Levi's")
    await remapProducts(database.pool, {})
    expect(await store.changesSince(last?.changedAt ?? 0, 10)).toMatchObject([
      { number: 1, brand: "Levi's", words: { brand: "Levi's" } },
    ])
  })

  it('PR2 applies to new and changed products of the next sync, and undo restores those products too', async () => {
    await sync(products)
    await alias('Levi Strauss', "Levi's")
    await remapProducts(database.pool, {})
    const changed = { ...branded(1, 'Levi Strauss'), price: 5_000 }
    await sync([changed, branded(2, "Levi's"), branded(3, 'Vale'), branded(4, 'Levi Strauss')])
    expect(await remapProducts(database.pool, {})).toBe(0)
    expect((await read('brand')).map(([, brand]) => brand)).toEqual([
      ...["Levi's", "Levi's", 'Vale', "Levi's"],
    ])
    await database.pool.query('DELETE FROM brand_alias')
    expect(await remapProducts(database.pool, {})).toBe(2)
    expect((await read('brand')).map(([, brand]) => brand)).toEqual([
      ...['Levi Strauss', "Levi's", 'Vale', 'Levi Strauss'],
    ])
  })

  it('PR2 leaves products in the same state as a sync would', async () => {
    await sync(products)
    await alias('Levi Strauss', "Levi's")
    await remapProducts(database.pool, {})
    expect(await sync(products)).toMatchObject({ counts: { changed: 0, unchanged: 3 } })
    await database.pool.query('DELETE FROM brand_alias')
    await remapProducts(database.pool, {})
    expect(await sync(products)).toMatchObject({ counts: { changed: 0, unchanged: 3 } })
  })

  it('PR2 applies even to steps that a sync had prepared before it was saved', async () => {
    const { find: findOne } = makeConnector([])
    const connector: Connector = {
      source: 's',
      find: findOne,
      async *readAll(): AsyncGenerator<ReadStep> {
        yield { products: [branded(1, 'Levi Strauss')], rejected: [], cursor: '1' }
        await alias('Levi Strauss', "Levi's")
        yield { products: [branded(2, 'Levi Strauss')], rejected: [], cursor: '2' }
      },
    }
    await sync([], connector)
    expect((await read('brand')).at(-1)).toEqual(['2', "Levi's"])
    await remapProducts(database.pool, {})
    expect((await read('brand')).map(([, brand]) => brand)).toEqual(["Levi's", "Levi's"])
    await sync([branded(1, 'Levi Strauss'), branded(2, 'Levi Strauss')])
    expect(await countUnapplied(database.pool)).toBe(0)
  })

  it('PR2 follows other aliases, and applies when a page refreshes a product', async () => {
    await alias('LS', 'Levi Strauss')
    await alias('Levi Strauss', "Levi's")
    await store.upsertProducts('s', [branded(1, 'LS')])
    expect(await read('brand, given_brand')).toEqual([['1', "Levi's", 'LS']])
    await database.pool.query(`DELETE FROM brand_alias WHERE spelling = 'Levi Strauss'`)
    await remapProducts(database.pool, {})
    expect(await read('brand, given_brand')).toEqual([['1', 'Levi Strauss', 'LS']])
  })

  it('PR2 reaches products in many chunks, including products that are gone', async () => {
    await store.upsertProducts(
      's',
      Array.from({ length: 1_200 }, (_, id) => branded(id, 'LS')),
    )
    await store.markProductGone('s', '7')
    await alias('LS', "Levi's")
    expect(await remapProducts(database.pool, { maxProducts: 500 })).toBe(500)
    expect(await remapProducts(database.pool, {})).toBe(700)
    const { rows } = await database.pool.query(
      'SELECT count(*)::int AS gone FROM product WHERE gone_since IS NOT NULL',
    )
    expect(rows).toEqual([{ gone: 1 }])
  })
})

describe('a category mapping', () => {
  it('AD2 moves all products with that source and path, now and in the next sync', async () => {
    const boots = { sizes: [{ name: '8' }, { name: 'M', sizeId: 'letter:m' as const }] }
    await sync([unmapped(1, 'Sale > Boots', boots), unmapped(2, 'Gifts'), makeProduct(3)])
    await store.upsertProducts('f', [{ ...unmapped(4, 'Sale > Boots'), source: 'f', id: 'vale~4' }])
    const before = await find('1')
    await mapPath('s', 'Sale > Boots', 'boots')
    expect(await remapProducts(database.pool, {})).toBe(1)
    const placed = [
      ['1', 'boots', null, 'Sale > Boots'],
      ['2', null, 'Gifts', null],
      ['3', 'day-dresses', null, null],
      ['vale~4', null, 'Sale > Boots', null],
    ]
    expect(await read('category_id, unmapped_path, mapped_path')).toEqual(placed)
    expect((await find('1'))?.sizes).toEqual([
      { name: '8', sizeId: 'shoe-us:8' },
      { name: 'M', sizeId: 'letter:m' },
    ])
    await sync([
      unmapped(1, 'Sale > Boots', { ...boots, price: 4_000 }),
      unmapped(2, 'Gifts'),
      makeProduct(3),
      unmapped(5, 'Sale > Boots'),
    ])
    expect((await read('category_id')).map(([, id]) => id)).toEqual([
      ...['boots', null, 'day-dresses', 'boots', null],
    ])
    await database.pool.query('DELETE FROM category_mapping')
    expect(await remapProducts(database.pool, {})).toBe(2)
    expect(await find('1')).toMatchObject({ sizes: before?.sizes, price: 4_000 })
    expect((await read('category_id')).map(([, id]) => id)).toEqual([
      ...[null, null, 'day-dresses', null, null],
    ])
  })

  it('AD2 moves products of a feed, products in a department, and products without a path', async () => {
    await store.upsertProducts('f', [
      { ...unmapped(1, 'Shop'), source: 'f', id: 'vale~1' },
      { ...unmapped(2, 'Women > Other'), categoryId: 'women', source: 'f', id: 'vale~2' },
      { ...unmapped(3, 'Shop'), source: 'f', id: 'corso~3', categories: [] },
    ])
    await mapPath('f:vale', 'Shop', 'boots')
    await mapPath('f:vale', 'Women > Other', 'dresses')
    await mapPath('f:corso', '', 'sofas')
    await remapProducts(database.pool, {})
    expect(await read('category_id')).toEqual([
      ['corso~3', 'sofas'],
      ['vale~1', 'boots'],
      ['vale~2', 'dresses'],
    ])
  })

  it('AD2 leaves products where they were if a release has removed the target category', async () => {
    await store.upsertProducts('s', [unmapped(1, 'Gifts')])
    await mapPath('s', 'Gifts', 'removed-category')
    expect(await remapProducts(database.pool, {})).toBe(0)
  })

  it('AD2 applies together with an alias, and each can be undone separately', async () => {
    await store.upsertProducts('s', [unmapped(1, 'Gifts', { brand: { id: '7', name: 'LS' } })])
    await mapPath('s', 'Gifts', 'sofas')
    await alias('LS', "Levi's")
    await remapProducts(database.pool, {})
    expect(await read('brand, category_id')).toEqual([['1', "Levi's", 'sofas']])
    await database.pool.query('DELETE FROM category_mapping')
    await remapProducts(database.pool, {})
    expect(await read('brand, category_id')).toEqual([['1', "Levi's", null]])
  })
})

describe('categories of siblings', () => {
  const retailer = { id: '9', name: 'Harrow & Vale' }
  const other = { id: '4', name: 'Corso' }
  const coat = (id: number, changes: Partial<Product> = {}) =>
    makeProduct(id, { name: 'Hadley Wool Coat', categoryId: 'wool-coats', retailer, ...changes })

  it.each<[why: string, siblings: Product[], product: Product, category: string | null]>([
    ['a sibling’s', [coat(1)], bare(2, 'Hadley Wool Coat'), 'wool-coats'],
    [
      'that of a sibling with its brand in its name',
      [coat(1, { name: 'Northquay Hadley Wool Coat' })],
      bare(2, 'HADLEY Wool Coat'),
      'wool-coats',
    ],
    [
      'that of siblings that agree',
      [coat(1), coat(3, { retailer: other })],
      bare(2, 'Hadley Wool Coat'),
      'wool-coats',
    ],
    [
      'none if siblings are in different departments',
      [coat(1), coat(3, { categoryId: 'mens-outerwear' })],
      bare(2, 'Hadley Wool Coat'),
      null,
    ],
    [
      'the innermost of siblings’ categories that contain each other',
      [coat(1), coat(3, { categoryId: 'womens-outerwear' })],
      bare(2, 'Hadley Wool Coat'),
      'wool-coats',
    ],
    [
      'what siblings’ categories have in common',
      [coat(1), coat(3, { categoryId: 'puffer-coats' })],
      bare(2, 'Hadley Wool Coat'),
      'womens-outerwear',
    ],
    [
      'the department of a brand for women',
      Array.from({ length: 10 }, (_, at) => coat(10 + at, { name: `Hadley Coat ${at}` })),
      bare(2, 'Denim Jeans'),
      'jeans',
    ],
    [
      'none from a brand with too few products',
      Array.from({ length: 9 }, (_, at) => coat(10 + at, { name: `Hadley Coat ${at}` })),
      bare(2, 'Opal Raw Denim Jeans'),
      null,
    ],
    [
      'none from a brand for women and men',
      Array.from({ length: 20 }, (_, at) =>
        coat(10 + at, at < 19 ? { name: `Coat ${at}` } : { categoryId: 'mens-jeans' }),
      ),
      bare(2, 'Opal Raw Denim Jeans'),
      null,
    ],
    [
      'its own department if its brand is another’s',
      Array.from({ length: 10 }, (_, at) => coat(10 + at, { name: `Hadley Coat ${at}` })),
      bare(2, 'Opal Men’s Denim Jeans'),
      'mens-jeans',
    ],
    [
      'none from another brand',
      [coat(1, { brand: { id: '7', name: 'Moveo' } })],
      bare(2, 'Hadley Wool Coat'),
      null,
    ],
    [
      'none for a name that several products have',
      [coat(1, { name: 'Wool Coat' })],
      bare(2, 'Wool Coat'),
      null,
    ],
    ['none from a similar name', [coat(1)], bare(2, 'Hadley Wool Coat Long'), null],
  ])(
    'PR6 a trending product without a category gets %s',
    async (_why, siblings, product, category) => {
      await sync([...siblings, product])
      await sync([...siblings, { ...product, description: 'Read again' }])
      const { rows } = await database.pool.query('SELECT category_id FROM product WHERE id = $1', [
        '2',
      ])
      expect(rows).toEqual([{ category_id: category }])
      const refreshed = await mapProducts(database.pool, [product])
      expect(refreshed[0]?.categoryId ?? null).toBe(category)
    },
  )

  it.each([1, 2, 3, 4])(
    'PR6 are adopted later by all stored products, %i at a time',
    async size => {
      const bags = [1, 2, 3].map(id => bare(id, 'Hadley Wool Coat'))
      await sync([...bags, makeProduct(4)])
      // The sibling arrives from another source, so the stored products are not read again.
      await createStore(database.pool).upsertProducts('c', [{ ...coat(5), source: 'c' }])
      expect(await adoptStoredCategories(database.pool, size)).toBe(3)
      const categories = (await read('category_id')).map(([, category]) => category)
      expect(categories.slice(0, 3)).toEqual(['wool-coats', 'wool-coats', 'wool-coats'])
      expect(await adoptStoredCategories(database.pool, size)).toBe(0)
    },
  )
})
