import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import { makeConnector } from '#app/sources/testing.ts'
import { makeProduct } from '#app/store/testing.ts'
import { runSync } from '../sync.server.ts'
import { mapProducts } from './fetch-mappings.server.ts'
import { findKnownBrands } from './known-brands.server.ts'
import { remapProducts } from './remap-products.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.empty()
  await database.pool.query("UPDATE mapping_version SET brands_as_of = '-infinity'")
})
afterAll(() => database.drop())

async function sync(products: Product[]) {
  const signal = new AbortController().signal
  const log = pino({ level: 'silent' })
  return runSync({ connector: makeConnector([{ products }]), pool: database.pool, log, signal })
}

/** Syncs, then does what the background job does after a sync. */
async function syncAndRemap(products: Product[]): Promise<number> {
  await sync(products)
  await findKnownBrands(database.pool)
  return remapProducts(database.pool, {})
}

const shops = ['Alder & Finch', 'Brightwater']

/** Returns products that state a brand, at two retailers unless told otherwise. */
function stating(brand: string, ids: number[], names: string[] = [], retailers = shops): Product[] {
  return ids.map((id, at) => {
    const name = names[at] ?? `Tansy Wrap ${id}`
    const retailer = {
      id: String(at % retailers.length),
      name: retailers[at % retailers.length] ?? '',
    }
    return makeProduct(id, { name, brand: { id: brand, name: brand }, retailer })
  })
}

/** Returns a product that states no brand. */
function bare(id: number, name: string, changes: Partial<Product> = {}): Product {
  const { brand: _, ...product } = makeProduct(id, { name, ...changes })
  return { ...product, brandedName: name, unbrandedName: name, ...changes }
}

async function find(id: number): Promise<Product> {
  const { rows } = await database.pool.query<{ document: Product; brand: string }>(
    'SELECT document, brand FROM product WHERE id = $1',
    [id],
  )
  const document = rows[0]?.document
  if (document === undefined) throw new Error(`no product ${id}`)
  return { ...document }
}

const five = [1, 2, 3, 4, 5]
const fifty = Array.from({ length: 50 }, (_, at) => at + 1)

describe('a product whose source states no brand', () => {
  it('PR2 gets the known brand with which its name begins, and its name is split', async () => {
    await syncAndRemap([...stating('Northquay', five), bare(9, 'NORTHQUAY Harbour Shirt')])
    expect(await find(9)).toMatchObject({
      brand: { id: 'northquay', name: 'Northquay' },
      name: 'NORTHQUAY Harbour Shirt',
      brandedName: 'NORTHQUAY Harbour Shirt',
      unbrandedName: 'Harbour Shirt',
    })
  })

  it.each<[why: string, stated: Product[], name: string, brand: string | undefined]>([
    [
      'the longest brand',
      [...stating('Vale', five), ...stating('Vale Row', [6, 7, 8, 10, 11])],
      'Vale Row Shirt',
      'Vale Row',
    ],
    ['a brand of our own list', [], 'Ray-Ban Aviator', 'Ray-Ban'],
    ['the catalogue’s spelling', stating('Chloë Vale', five), 'CHLOE VALE Shirt', 'Chloë Vale'],
    ['one of three products', stating('Northquay', [1, 2, 3]), 'Northquay Shirt', 'Northquay'],
    ['none of too few products', stating('Northquay', [1, 2]), 'Northquay Shirt', undefined],
    [
      'none of a single retailer',
      stating('Northquay', five, [], ['Alder & Finch']),
      'Northquay Shirt',
      undefined,
    ],
    ['none within a word', stating('Northquay', five), 'Northquayside Shirt', undefined],
    ['none later in the name', stating('Northquay', five), 'Shirt by Northquay', undefined],
    ['none in small letters', stating('Northquay', five), 'northquay shirt', undefined],
    ['none that is a color', stating('Mango', five), 'Mango Silk Dress', undefined],
    ['none that is a material', stating('Silk', five), 'Silk Dress', undefined],
    [
      'none with which another brand begins its names',
      [...stating('Harbour', five), ...stating('Vale', [6], ['Harbour Stripe Shirt'])],
      'Harbour Stripe Shirt',
      undefined,
    ],
    [
      'none with which another brand goes on after its own',
      [...stating('Harbour', five), ...stating('Vale', [6], ['Vale Harbour Stripe Shirt'])],
      'Harbour Stripe Shirt',
      undefined,
    ],
    [
      'one with which two percent of its number begin at other brands',
      [...stating('Harbour', fifty), ...stating('Vale', [90], ['Harbour Stripe Shirt'])],
      'Harbour Stripe Shirt',
      'Harbour',
    ],
    [
      'none with which more than two percent begin',
      [...stating('Harbour', fifty.slice(1)), ...stating('Vale', [90], ['Harbour Stripe Shirt'])],
      'Harbour Stripe Shirt',
      undefined,
    ],
    [
      'one with which a retailer begins names of its own brand',
      [
        ...stating('Harbour', five),
        ...stating('Brightwater', [90], ['Harbour Stripe Shirt'], ['Brightwater']),
      ],
      'Harbour Stripe Shirt',
      'Harbour',
    ],
  ])('PR2 gets %s', async (_why, stated, name, brand) => {
    await syncAndRemap([...stated, bare(99, name)])
    expect((await find(99)).brand?.name).toBe(brand)
  })

  it('PR2 is the same whatever the order of the records, and is not written again', async () => {
    const products = [
      ...stating('Northquay', five),
      ...stating('Vale', [6, 7, 8, 10, 11]),
      bare(20, 'Northquay Shirt'),
      bare(21, 'Vale Shirt'),
      bare(22, 'Eastly Shirt'),
    ]
    await syncAndRemap(products)
    const forwards = await Promise.all([20, 21, 22].map(find))
    await database.empty()
    await database.pool.query("UPDATE mapping_version SET brands_as_of = '-infinity'")
    expect(await syncAndRemap(products.toReversed())).toBe(2)
    expect(await Promise.all([20, 21, 22].map(find))).toEqual(forwards)
    expect(await syncAndRemap(products)).toBe(0)
    expect((await sync(products)).counts).toMatchObject({ changed: 0, unchanged: products.length })
    expect(await findKnownBrands(database.pool)).toBe(false)
  })

  it('PR2 loses a brand that is no longer known, exactly as it was before', async () => {
    const product = bare(9, 'Northquay Shirt')
    await sync([product])
    const before = await find(9)
    await syncAndRemap([...stating('Northquay', five), product])
    expect((await find(9)).brand?.name).toBe('Northquay')
    await database.pool.query("UPDATE product SET gone_since = now() WHERE id IN ('2', '3', '4')")
    await database.pool.query("UPDATE mapping_version SET brands_as_of = '-infinity'")
    expect(await findKnownBrands(database.pool)).toBe(true)
    expect(await remapProducts(database.pool, {})).toBe(1)
    expect(await find(9)).toEqual(before)
  })

  it('PR2 does not count as one that states the brand', async () => {
    const read = bare(9, 'Northquay Harbour Shirt')
    await syncAndRemap([...stating('Northquay', [1, 2, 3]), read])
    expect((await find(9)).brand?.name).toBe('Northquay')
    await syncAndRemap([...stating('Northquay', [1, 2]), read])
    expect((await find(9)).brand).toBeUndefined()
  })

  it('PR2 keeps its brands until a sync is complete', async () => {
    await sync(stating('Northquay', five))
    await database.pool.query(`UPDATE sync_run SET state = 'failed'`)
    expect(await findKnownBrands(database.pool)).toBe(false)
    await database.pool.query(`UPDATE sync_run SET state = 'complete'`)
    expect(await findKnownBrands(database.pool)).toBe(true)
  })

  it('PR2 shows the operators’ alias of the brand, and the brand after undoing it', async () => {
    await syncAndRemap([...stating('Northquay', five), bare(9, 'Northquay Shirt')])
    await database.pool.query(
      "INSERT INTO brand_alias (spelling, name) VALUES ('Northquay', 'Quay')",
    )
    await remapProducts(database.pool, {})
    expect((await find(9)).brand?.name).toBe('Quay')
    await database.pool.query('DELETE FROM brand_alias')
    await remapProducts(database.pool, {})
    expect(await find(9)).toMatchObject({ brand: { name: 'Northquay' }, unbrandedName: 'Shirt' })
  })

  it.each<[source: 'c' | 's', brand: string, expected: string]>([
    // CJ's advertisers repeat their own name as the brand.
    ['c', 'Alder & Finch', 'Northquay'],
    ['c', 'Vale', 'Vale'],
    ['s', 'Alder & Finch', 'Alder & Finch'],
  ])('PR2 of source %s with the brand %s gets %s', async (source, brand, expected) => {
    await syncAndRemap(stating('Northquay', five))
    const product = makeProduct(9, {
      source,
      name: 'Northquay Shirt',
      brand: { id: '1', name: brand },
    })
    const [mapped] = await mapProducts(database.pool, [product])
    expect(mapped?.brand?.name).toBe(expected)
  })
})
