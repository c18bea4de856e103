import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { findColorSiblings } from '#app/store/offers/find-color-siblings.server.ts'
import { findOffers } from '#app/store/offers/find-offers.server.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { decideOnMatch } from './decide-on-match.server.ts'
import { maxSharing } from './group-offers.ts'
import { matchOffers } from './match-offers.server.ts'
import { maxModels } from './word-usage.ts'

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

/** Creates a shirt; those with the same letter before their color are at one retailer. */
function makeShirt(id: string, changes: Partial<Product> = {}): Product {
  const [shop = '', ...words] = id.split(' ')
  const color = words.join(' ')
  return makeProduct(id, {
    source: shop === 'A' ? 's' : 'c',
    name: 'Harbour Linen Shirt',
    unbrandedName: 'Harbour Linen Shirt',
    colors: [{ id: color, name: color }],
    retailer: { id: shop, name: `Shop ${shop}` },
    ...changes,
  })
}

async function save(...products: Product[]): Promise<void> {
  for (const product of products) await store.upsertProducts(product.source, [product])
  await matchOffers(database.pool)
}

/** Returns the ids of the products on each card, as lists show them. */
async function getCards(): Promise<string[]> {
  const changes = await store.changesSince(0, 1_000)
  const { rows } = await database.pool.query('SELECT number, id FROM product')
  const ids = new Map(rows.map(({ number, id }) => [number, id]))
  const cards = Map.groupBy(
    changes.filter(({ isGone }) => !isGone),
    ({ number, cardNumber }) => (cardNumber === undefined ? `alone ${number}` : cardNumber),
  )
  return [...cards.values()]
    .map(card =>
      card
        .map(({ number }) => ids.get(number))
        .sort()
        .join(', '),
    )
    .sort()
}

async function getOffers(source: SourceLetter, id: string): Promise<string[]> {
  return (await findOffers(database.pool, source, id)).map(offer => offer.id).sort()
}

async function getSiblings(source: SourceLetter, id: string): Promise<string[]> {
  return (await findColorSiblings(database.pool, source, id)).map(({ name }) => name).sort()
}

describe('matchOffers', () => {
  it('LS3 PR8 lists a product’s colors as one card, but never as offers of other stores', async () => {
    await save(...['A Navy', 'A Red', 'A Green', 'B Navy', 'B Black'].map(id => makeShirt(id)))
    expect(await getCards()).toEqual(['A Green, A Navy, A Red, B Black, B Navy'])
    expect(await getOffers('s', 'A Navy')).toEqual(['A Navy', 'B Navy'])
    expect(await getOffers('s', 'A Red')).toEqual([])
    expect(await getSiblings('s', 'A Navy')).toEqual(['Green', 'Red'])
    expect(await getSiblings('c', 'B Navy')).toEqual(['Black'])
    expect(await getSiblings('c', 'no such thing')).toEqual([])
  })

  it('PR8 follows changes to the colors', async () => {
    await save(makeShirt('A Navy'), makeShirt('A Red'))
    expect(await getCards()).toEqual(['A Navy, A Red'])
    await save(makeShirt('A Green'))
    expect(await getCards()).toEqual(['A Green, A Navy, A Red'])
    // Now red is sold twice, so the name is that of two products.
    await save(makeShirt('A Green', { colors: [{ id: '7', name: 'Red' }] }))
    expect(await getCards()).toEqual(['A Green', 'A Navy', 'A Red'])
    expect(await getSiblings('s', 'A Navy')).toEqual([])
    await save(makeShirt('A Green'), makeShirt('A Red', { name: 'Vest', unbrandedName: 'Vest' }))
    expect(await getCards()).toEqual(['A Green, A Navy', 'A Red'])
    await store.markProductGone('s', 'A Green')
    await matchOffers(database.pool)
    expect(await getCards()).toEqual(['A Navy', 'A Red'])
    expect(await getSiblings('s', 'A Navy')).toEqual([])
  })

  it('PR8 reads facts that an earlier version stored, and replaces them', async () => {
    const ids = ['A Navy', 'A Sky Blue', 'A Red', 'B Navy', 'B Red']
    await save(...ids.map(id => makeShirt(id)))
    const cards = await getCards()
    expect(cards).toEqual(['A Navy, A Red, A Sky Blue, B Navy, B Red'])
    const { pool } = database
    await pool.query(
      `UPDATE offer_match SET color_key = NULL, color_group = NULL, card_number = NULL,
         facts = (facts::jsonb - '{colorNames,colorKey,descriptionKey,isNamedByColor}'::text[])::json`,
    )
    await pool.query('UPDATE product SET card_number = NULL')
    expect(await getCards()).toEqual(['A Navy, B Navy', 'A Red, B Red', 'A Sky Blue'])
    await save(makeShirt('A Navy', { price: 19_900 }))
    await matchOffers(pool, undefined, { rules: 'the next version' })
    expect(await getCards()).toEqual(cards)
  })

  it('PR8 separates colors when their name becomes too common', async () => {
    const many = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => makeShirt(`A ${from + at}`, { colors: [] }))
    await save(makeShirt('A Navy'), makeShirt('A Red'))
    await store.upsertProducts('s', many(2, maxSharing))
    await matchOffers(database.pool)
    expect(await getSiblings('s', 'A Navy')).toEqual(['Red'])
    await store.upsertProducts('s', many(maxSharing, maxSharing + 1))
    await matchOffers(database.pool)
    expect(await getSiblings('s', 'A Navy')).toEqual([])
  })

  it('PR8 separates cards that an operator’s decision tells apart', async () => {
    await save(...['A Navy', 'A Red', 'B Navy', 'B Red'].map(id => makeShirt(id)))
    expect(await getCards()).toHaveLength(1)
    const { rows } = await database.pool.query(
      `SELECT number FROM product WHERE id IN ('A Red', 'B Red') ORDER BY number`,
    )
    const [first, second] = rows.map(({ number }) => number)
    const client = await database.pool.connect()
    await client.query('BEGIN')
    await decideOnMatch(client, { first, second }, 'refuse')
    await client.query('COMMIT')
    client.release()
    expect(await getCards()).toEqual(['A Navy, B Navy, B Red', 'A Red'])
  })
})

describe('a listing without a color', () => {
  const at = (id: string, changes: Partial<Product> = {}) =>
    makeShirt(id, { name: 'Kelara Shirt', unbrandedName: 'Kelara Shirt', ...changes })

  it('PR8 stands beside the colors of its model and is in no comparison of prices', async () => {
    const cheap = at('C', { colors: [], price: 9_900 })
    await save(at('A Navy'), at('B Navy'), cheap)
    expect(await getCards()).toEqual(['A Navy, B Navy, C'])
    const offers = await findOffers(database.pool, 's', 'A Navy')
    expect(offers.map(({ id }) => id).sort()).toEqual(['A Navy', 'B Navy'])
    const [sibling, ...more] = await findColorSiblings(database.pool, 's', 'A Navy')
    expect(more).toEqual([])
    expect(sibling).toMatchObject({
      name: 'color not stated',
      elsewhere: { retailer: 'Shop C', price: { price: '$99.00' } },
    })
    expect(await findOffers(database.pool, 'c', 'C')).toEqual([])
    expect(await getSiblings('c', 'C')).toEqual(['Navy', 'Navy'])
    await save(at('C', { price: 9_900, colors: [{ id: '1', name: 'Navy' }] }))
    expect(await findOffers(database.pool, 's', 'A Navy')).toHaveLength(3)
    expect(await findColorSiblings(database.pool, 's', 'A Navy')).toEqual([])
  })

  it('PR8 is grouped again once its word is that of many models, and when it is rare again', async () => {
    const others = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) =>
        at(`D ${from + index}`, { unbrandedName: `Kelara Type${from + index}x Shirt` }),
      )
    await save(at('A Navy'), at('B Navy'), ...others(1, maxModels))
    expect((await getCards())[0]).toBe('A Navy, B Navy')
    await save(...others(maxModels, maxModels + 1))
    expect(await getCards()).not.toContain('A Navy, B Navy')
    await database.pool.query(
      `UPDATE product SET gone_since = now(), changed_at = nextval('product_change') WHERE id = 'D 1'`,
    )
    await matchOffers(database.pool)
    expect((await getCards())[0]).toBe('A Navy, B Navy')
  })
})
