import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createStore, type Store } from './store.server.ts'
import { makeProduct, makeProducts } from './testing.ts'

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
})
beforeEach(async () => {
  await database.empty()
})
afterAll(() => database.drop())

async function query(sql: string): Promise<Record<string, unknown>[]> {
  return (await database.pool.query(sql)).rows
}

describe('upsertProducts', () => {
  it('counts added, changed and unchanged products', async () => {
    expect(await store.upsertProducts('s', makeProducts(3))).toEqual({
      added: 3,
      changed: 0,
      unchanged: 0,
    })
    const next = makeProducts(4, index => (index === 1 ? { price: 9_900 } : {}))
    expect(await store.upsertProducts('s', next)).toEqual({ added: 1, changed: 1, unchanged: 2 })
  })

  it('changes only the read time of an unchanged product', async () => {
    await store.upsertProducts('s', [makeProduct(1)])
    const [before] = await query('SELECT changed_at, read_at FROM product')
    await store.upsertProducts('s', [makeProduct(1, { extractDate: '2026-05-05' })])
    const [after] = await query('SELECT changed_at, read_at FROM product')
    expect(after?.changed_at).toEqual(before?.changed_at)
    expect(Number(after?.read_at)).toBeGreaterThan(Number(before?.read_at))
  })

  it('stores only the later of two products with the same id', async () => {
    await store.upsertProducts('s', [
      makeProduct(1, { name: 'Old' }),
      makeProduct(1, { name: 'New' }),
    ])
    expect((await store.findProduct('s', '1'))?.product.name).toBe('New')
  })

  it('leaves no gaps between numbers, however often products change', async () => {
    for (const price of [100, 200, 300])
      await store.upsertProducts(
        's',
        makeProducts(5, () => ({ price })),
      )
    await store.upsertProducts('s', [makeProduct('new')])
    expect(await query('SELECT max(number) AS last FROM product')).toEqual([{ last: 6 }])
  })

  it('distinguishes products of different sources', async () => {
    await store.upsertProducts('s', [makeProduct(1)])
    await store.upsertProducts('c', [makeProduct(1, { source: 'c', name: 'Other' })])
    expect((await store.findProduct('s', '1'))?.product.name).toBe('Linen Midi Dress 1')
    expect((await store.findProduct('c', '1'))?.product.name).toBe('Other')
  })

  it('PR5 cleans text that PostgreSQL rejects and stores other products unchanged', async () => {
    const hostile = makeProduct(2, {
      name: 'Dress\0',
      description: 'half \ud83d a pair, a backslash \\u0000 and an emoji 👗',
      custom: { 'key\0': '\udc00' },
    })
    await store.upsertProducts('s', [makeProduct(1), hostile, makeProduct(3)])
    expect((await store.findProduct('s', '2'))?.product).toMatchObject({
      name: 'Dress',
      description: 'half \ufffd a pair, a backslash \\u0000 and an emoji 👗',
      custom: { key: '\ufffd' },
    })
    expect(await store.findProduct('s', '3')).toBeDefined()
  })

  it('adds a price row only for a new product or a changed price, sale or stock', async () => {
    const steps = [
      { price: 19_800 },
      { price: 19_800, description: 'New words' },
      { price: 19_800, salePrice: 9_900 },
      { price: 19_800 },
      { price: 19_800, inStock: false },
      { price: 20_000, inStock: false },
    ]
    for (const step of steps) await store.upsertProducts('s', [makeProduct(1, step)])
    expect(
      await query(
        'SELECT price::int, sale_price::int AS sale, in_stock AS here FROM offer_price ORDER BY read_at',
      ),
    ).toEqual([
      { price: 19_800, sale: null, here: true },
      { price: 19_800, sale: 9_900, here: true },
      { price: 19_800, sale: null, here: true },
      { price: 19_800, sale: null, here: false },
      { price: 20_000, sale: null, here: false },
    ])
  })

  it('keeps the day a product was first seen if its source sends no creation date', async () => {
    const undated = { createdDate: undefined }
    await store.upsertProducts('s', [makeProduct(1, { ...undated, extractDate: '2020-01-01' })])
    await store.upsertProducts('s', [
      makeProduct(1, { ...undated, extractDate: '2026-01-01', price: 1 }),
    ])
    expect(await query('SELECT newness_day FROM product')).toEqual([{ newness_day: 18_262 }])
  })

  it('preserves all changes and their order with many concurrent writers', async () => {
    const writers = Array.from({ length: 8 }, (_, writer) =>
      store.upsertProducts(
        's',
        makeProducts(50, index => ({ id: `${writer % 4}-${index}`, price: 1_000 + writer })),
      ),
    )
    await Promise.all(writers)
    expect(await query('SELECT count(*)::int AS products FROM product')).toEqual([
      { products: 200 },
    ])
  })
})

describe('findProduct', () => {
  it('PR1 returns the normalized product unchanged', async () => {
    const product = makeProduct(1, { salePrice: 9_900, salePriceLabel: '$99', genderTag: 'women' })
    await store.upsertProducts('s', [product])
    // The store adds only the discount check.
    expect(await store.findProduct('s', '1')).toEqual({
      product: { ...product, discountCheck: 'unverified' },
    })
  })

  it.each(['', '2', 'a\0b', 'x'.repeat(5_000), '\ud800', "'; DROP TABLE product; --"])(
    'finds nothing for %j',
    async id => {
      expect(await store.findProduct('s', id)).toBeUndefined()
    },
  )
})

describe('findByNumbers', () => {
  it('keeps the given order and leaves out unknown numbers', async () => {
    await store.upsertProducts('s', makeProducts(5))
    const changes = await store.changesSince(0, 10)
    const numbers = changes.map(change => change.number).toReversed()
    const found = await store.findByNumbers([...numbers.slice(0, 2), 999_999, ...numbers.slice(2)])
    const products = [...found.values()]
    const ids = await query('SELECT id FROM product ORDER BY number DESC')
    expect(products.map(product => product.id)).toEqual(ids.map(row => row.id))
  })

  it('PD11 returns the current version of a product it has cached', async () => {
    await store.upsertProducts('s', [makeProduct(1), makeProduct(2)])
    const numbers = (await store.changesSince(0, 10)).map(change => change.number)
    const find = async () => [...(await store.findByNumbers(numbers)).values()]
    expect(await find()).toEqual([makeProduct(1), makeProduct(2)])
    expect(await find()).toEqual([makeProduct(1), makeProduct(2)])
    await store.upsertProducts('s', [makeProduct(2, { price: 1 })])
    expect(await find()).toEqual([makeProduct(1), makeProduct(2, { price: 1 })])
    await query(`UPDATE product SET discount_check = 'verified' WHERE number = ${numbers[0]}`)
    expect((await find())[0]).toEqual({ ...makeProduct(1), discountCheck: 'verified' })
  })

  it('returns the same object until the product, a check or a picture color changes', async () => {
    await store.upsertProducts('s', [makeProduct(1)])
    const [number = 0] = (await store.changesSince(0, 10)).map(change => change.number)
    const find = async () => (await store.findByNumbers([number])).get(number)
    const seen = [await find(), await find()]
    await query(`UPDATE product SET discount_check = 'verified' WHERE number = ${number}`)
    seen.push(await find(), await find())
    await query(`INSERT INTO picture_color (product_number, tag, color)
      VALUES (${number}, 'tag', '#aabbcc')`)
    seen.push(await find(), await find())
    await store.upsertProducts('s', [makeProduct(1, { price: 1 })])
    seen.push(await find(), await find())
    expect(seen.map(product => seen.indexOf(product))).toEqual([0, 0, 2, 2, 4, 4, 6, 6])
  })
})

describe('changesSince', () => {
  it('resumes after the last change seen, and returns only the last change of each product', async () => {
    await store.upsertProducts('s', makeProducts(3))
    const first = await store.changesSince(0, 2)
    const rest = await store.changesSince(first.at(-1)?.changedAt ?? 0, 10)
    expect([first.length, rest.length]).toEqual([2, 1])
    const seen = rest.at(-1)?.changedAt ?? 0
    for (const price of [1, 2]) await store.upsertProducts('s', [makeProduct(2, { price })])
    expect(await store.changesSince(seen, 10)).toMatchObject([
      { usdCents: 2, isGone: false, brand: 'Northquay' },
    ])
  })

  it('never shows a change before all earlier ones are visible', async () => {
    // The first writer has drawn its numbers but not yet committed when a second writer follows.
    const slow = await database.pool.connect()
    const { inWriteTransaction } = await import('./write-transaction.server.ts')
    const { toRows, upsertRows } = await import('./upsert-products.server.ts')
    let commit = () => {}
    const mayCommit = new Promise<void>(resolve => {
      commit = resolve
    })
    let hasWritten = () => {}
    const written = new Promise<void>(resolve => {
      hasWritten = resolve
    })
    const first = inWriteTransaction(slow, async () => {
      await upsertRows(slow, 's', toRows([makeProduct('slow')]))
      hasWritten()
      await mayCommit
    })
    await written
    const second = store.upsertProducts('s', [makeProduct('quick')])
    await expect
      .poll(() =>
        query(
          // The other databases on the server belong to other test files.
          `SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        ),
      )
      .toEqual([{ waiting: 1 }])
    expect(await store.changesSince(0, 10)).toEqual([])
    commit()
    await Promise.all([first, second])
    slow.release()
    const changes = await store.changesSince(0, 10)
    expect([
      ...(await store.findByNumbers(changes.map(change => change.number))).values(),
    ]).toMatchObject([{ id: 'slow' }, { id: 'quick' }])
  })
})
