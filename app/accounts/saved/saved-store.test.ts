import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import type { SavedQuery } from '#app/domain/urls/saved-query.ts'
import {
  createSavedStore,
  maxSaved,
  SavedLimitError,
  type SavedStore,
} from './saved-store.server.ts'
import { addUser, fillSaved } from './testing.ts'

let database: TestDatabase
let store: SavedStore

beforeAll(async () => {
  database = await createTestDatabase()
  store = createSavedStore(database.pool)
})
afterAll(() => database.drop())

let users = 0

async function makeUser(): Promise<string> {
  users += 1
  await addUser(database.pool, `user-${users}`)
  return `user-${users}`
}

const everything: SavedQuery = { show: 'all', sort: 'newest', page: 1 }

function makeProduct(id: string, dollars = 100): Product {
  const price = { price: dollars * 100, currency: 'USD' as const, priceLabel: `$${dollars}.00` }
  const { salePrice: _, ...product } = sampleProduct
  return { ...product, id, converted: { price }, price: dollars * 100 }
}

/** Inserts products into the catalogue, with the fields that saved products depend on. */
async function setToday(
  id: string,
  { dollars = 100, isInStock = true, isGone = false, retailer = '' } = {},
): Promise<void> {
  await database.pool.query(
    `INSERT INTO product (source, id, document, content_hash, brand, retailer, usd_cents, discount,
       newness_day, popularity, in_stock, gone_since)
     VALUES ('s', $1, '{}', gen_random_uuid(), '', $5, $2, 0, 0, 0, $3, $4)
     ON CONFLICT (source, id) DO UPDATE SET usd_cents = excluded.usd_cents,
       in_stock = excluded.in_stock, gone_since = excluded.gone_since`,
    [id, dollars * 100, isInStock, isGone ? new Date() : null, retailer],
  )
}

async function listIds(userId: string, query: Partial<SavedQuery> = {}): Promise<string[]> {
  const { products } = await store.findPage(userId, { ...everything, ...query })
  return products.map(({ id }) => id)
}

describe('save', () => {
  it('SV1 stores the fields, the price and the time once, no matter how often it is repeated', async () => {
    const user = await makeUser()
    const first = await store.save(user, makeProduct('1', 80))
    const before = await store.findPage(user, everything)
    const second = await store.save(user, makeProduct('1', 60))
    const after = await store.findPage(user, everything)
    expect([first, second]).toEqual([
      { isSaved: true, revision: 1 },
      { isSaved: true, revision: 1 },
    ])
    expect(before.products).toMatchObject([
      { source: 's', id: '1', savedCents: 8000, fields: { priceLabel: '$198' } },
    ])
    expect(after.products).toMatchObject([{ savedCents: 8000 }])
    expect(after.products[0]?.savedAt).toEqual(before.products[0]?.savedAt)
    expect(after.products[0]?.fields.converted?.price.price).toBe(6000)
  })

  it('SV1 lists the newest save first', async () => {
    const user = await makeUser()
    for (const id of ['1', '2', '3']) await store.save(user, makeProduct(id))
    expect(await listIds(user)).toEqual(['3', '2', '1'])
  })

  it('SV1 restores time and price when a removal is undone', async () => {
    const user = await makeUser()
    await store.save(user, makeProduct('1', 80))
    await store.save(user, makeProduct('2', 80))
    await store.remove(user, { source: 's', id: '1' })
    await store.save(user, makeProduct('1', 60))
    const { products } = await store.findPage(user, everything)
    expect(products.map(({ id, savedCents }) => [id, savedCents])).toEqual([
      ['2', 8000],
      ['1', 8000],
    ])
  })

  it('SV1 stores a new time and price when the removal was long ago', async () => {
    const user = await makeUser()
    await store.save(user, makeProduct('1', 80))
    await store.remove(user, { source: 's', id: '1' })
    await database.pool.query(
      `UPDATE saved_change SET changed_at = now() - interval '2 minutes' WHERE user_id = $1`,
      [user],
    )
    await store.save(user, makeProduct('1', 60))
    const { products } = await store.findPage(user, everything)
    expect(products).toMatchObject([{ savedCents: 6000 }])
  })

  it('SV1 stores no description, and only two pictures', async () => {
    const user = await makeUser()
    const [image] = sampleProduct.images
    const images = image ? [image, { ...image, id: 'b' }, { ...image, id: 'c' }] : []
    await store.save(user, { ...makeProduct('1'), images })
    const { products } = await store.findPage(user, everything)
    expect(Object.keys(products[0]?.fields ?? {})).not.toContain('description')
    expect(Object.keys(products[0]?.fields ?? {})).not.toContain('clickUrl')
    expect(products[0]?.fields.images).toHaveLength(2)
  })

  it('refuses more than the limit and still accepts a repeated save', async () => {
    const user = await makeUser()
    await fillSaved(database.pool, user, maxSaved)
    await expect(store.save(user, makeProduct('one-more'))).rejects.toThrow(SavedLimitError)
    await expect(store.save(user, makeProduct('1'))).resolves.toMatchObject({ isSaved: true })
  })
})

describe('remove', () => {
  it('SV1 does nothing for a product that is not saved', async () => {
    const user = await makeUser()
    await store.save(user, makeProduct('1'))
    const key = { source: 's', id: '1' } as const
    expect(await store.remove(user, key)).toEqual({ isSaved: false, revision: 2 })
    expect(await store.remove(user, key)).toEqual({ isSaved: false, revision: 2 })
    expect(await listIds(user)).toEqual([])
  })

  it('SV1 does not affect other users or sources', async () => {
    const [one, other] = [await makeUser(), await makeUser()]
    await store.save(one, makeProduct('1'))
    await store.save(one, { ...makeProduct('1'), source: 'c' })
    await store.save(other, makeProduct('1'))
    await store.remove(one, { source: 's', id: '1' })
    expect((await store.findPage(one, everything)).products).toMatchObject([{ source: 'c' }])
    expect(await listIds(other)).toEqual(['1'])
  })
})

describe('two devices at once', () => {
  it('SV1 SV2 end in the same state, with no gaps in the log', async () => {
    const user = await makeUser()
    const key = { source: 's', id: '1' } as const
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 2 === 0 ? store.save(user, makeProduct('1')) : store.remove(user, key),
      ),
    )
    const { rows } = await database.pool.query<{ revision: string; is_saved: boolean }>(
      'SELECT revision, is_saved FROM saved_change WHERE user_id = $1 ORDER BY revision',
      [user],
    )
    expect(rows.map(({ revision }) => Number(revision))).toEqual(rows.map((_, index) => index + 1))
    // Saves and removals must alternate; if they do not,
    // one of them was logged without having an effect.
    expect(rows.map(row => row.is_saved)).toEqual(rows.map((_, index) => index % 2 === 0))
    expect(await listIds(user)).toEqual(rows.at(-1)?.is_saved ? ['1'] : [])
  })
})

describe('deleting a user', () => {
  it('AC4 deletes the user’s saved products and their log', async () => {
    const user = await makeUser()
    await store.save(user, makeProduct('1'))
    await database.pool.query('DELETE FROM users WHERE id = $1', [user])
    for (const table of ['saved', 'saved_change', 'saved_revision']) {
      const { rowCount } = await database.pool.query(`SELECT FROM ${table} WHERE user_id = $1`, [
        user,
      ])
      expect([table, rowCount]).toEqual([table, 0])
    }
  })
})

describe('findPage', () => {
  let user: string

  beforeAll(async () => {
    user = await makeUser()
    for (const id of ['same', 'dropped', 'halved', 'raised', 'sold-out', 'gone', 'unknown'])
      await store.save(user, makeProduct(id, 100))
    await setToday('same', { dollars: 100 })
    await setToday('dropped', { dollars: 90 })
    await setToday('halved', { dollars: 50 })
    await setToday('raised', { dollars: 120 })
    await setToday('sold-out', { dollars: 10, isInStock: false })
    await setToday('gone', { dollars: 10, isGone: true })
  })

  it.each([
    ['all', ['unknown', 'gone', 'sold-out', 'raised', 'halved', 'dropped', 'same']],
    ['available', ['raised', 'halved', 'dropped', 'same']],
    // Products that have left the catalogue cannot be bought either.
    ['sold-out', ['unknown', 'gone', 'sold-out']],
    // A price drop on a sold-out product is not worth showing.
    ['dropped', ['halved', 'dropped']],
  ] as const)('RT9 filters by %s', async (show, ids) => {
    expect(await listIds(user, { show })).toEqual(ids)
    const { counts } = await store.findPage(user, everything)
    expect(counts[show]).toBe(ids.length)
  })

  it.each([
    ['all', ['off', 'on']],
    ['available', ['on']],
    ['sold-out', ['off']],
    ['dropped', ['on']],
  ] as const)('AD1 counts a product of a hidden retailer as gone in %s', async (show, ids) => {
    const owner = await makeUser()
    for (const id of ['on', 'off']) {
      await store.save(owner, makeProduct(id, 100))
      await setToday(id, { dollars: 50, retailer: `Shop ${id}` })
    }
    const isHidden = (retailer: string) => retailer === 'Shop off'
    const page = await store.findPage(owner, { ...everything, show }, isHidden)
    expect(page.products.map(({ id }) => id)).toEqual(ids)
    expect(page.counts[show]).toBe(ids.length)
  })

  it.each([
    ['price-up', ['sold-out', 'halved', 'dropped', 'same', 'raised', 'unknown', 'gone']],
    ['price-down', ['raised', 'same', 'dropped', 'halved', 'sold-out', 'unknown', 'gone']],
    ['drop', ['halved', 'dropped', 'same', 'raised', 'unknown', 'gone', 'sold-out']],
  ] as const)('RT9 sorts by %s', async (sort, ids) => {
    expect(await listIds(user, { sort })).toEqual(ids)
  })

  it('SV4 returns the stored fields of a product that has left the catalogue, without today’s price', async () => {
    const { products } = await store.findPage(user, everything)
    const gone = products.find(({ id }) => id === 'gone')
    expect(gone).toMatchObject({ fields: { unbrandedName: 'Harbour Stripe Linen Midi Dress' } })
    expect(gone).not.toHaveProperty('cents')
    expect(products.find(({ id }) => id === 'same')).toMatchObject({ cents: 10_000 })
  })

  it('RT9 pages through 5,000 saved products, showing each once', async () => {
    const collector = await makeUser()
    await fillSaved(database.pool, collector, 5_000)
    const ids = new Set<string>()
    for (let page = 1; page <= 100; page += 1)
      for (const id of await listIds(collector, { page, sort: 'price-up' })) ids.add(id)
    expect(ids.size).toBe(5_000)
    const { paging } = await store.findPage(collector, { ...everything, page: 999 })
    expect(paging.info).toBe('Page 100 of 100 (5000 of 5000)')
  })
})
