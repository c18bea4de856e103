import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { withClient } from '#app/database/with-client.server.ts'
import type { Product } from '#app/domain/product.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { withChanges } from '#app/domain/testing/with-changes.ts'
import { findOffers } from '#app/store/offers/find-offers.server.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { maxSharing } from './group-offers.ts'
import { matchOffers } from './match-offers.server.ts'
import { fetchNeighborhood } from './neighborhood.server.ts'
import type { OfferFacts, OfferKeys } from './offer-facts.ts'
import { makeShirt } from './testing/make-shirt.ts'
import { whileSyncWrites } from './testing/while-sync-writes.ts'

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

async function save(...products: Product[]): Promise<void> {
  for (const product of products) await store.upsertProducts(product.source, [product])
}

async function getOffers(source: SourceLetter, id: string): Promise<string[]> {
  return (await findOffers(database.pool, source, id)).map(offer => `${offer.source} ${offer.id}`)
}

/** Returns every group as a list of sources and ids. */
async function getGroups(): Promise<string[]> {
  const { rows } = await database.pool.query(
    `SELECT string_agg(source || id, ' ' ORDER BY source, id) AS members
     FROM offer_match JOIN product ON number = product_number
     WHERE offer_match.group_number IS NOT NULL GROUP BY offer_match.group_number ORDER BY 1`,
  )
  return rows.map(({ members }) => members)
}

describe('matchOffers', () => {
  it('PR8 finds the same product at other retailers, cheapest in stock first', async () => {
    await save(
      makeShirt('s', '1', { price: 19_800 }),
      makeShirt('c', '2', { price: 17_900 }),
      makeShirt('r', '3', { price: 15_000, inStock: false }),
      makeShirt('k', '4', { name: 'Harbour Stripe Linen Shirt II' }),
    )
    expect(await matchOffers(database.pool)).toBe(4)
    expect(await getOffers('s', '1')).toEqual(['c 2', 's 1', 'r 3'])
    expect(await getOffers('r', '3')).toEqual(['c 2', 's 1', 'r 3'])
    expect(await getOffers('k', '4')).toEqual([])
    expect(await getOffers('k', 'no such thing')).toEqual([])
  })

  it('PR8 reads no more than the neighborhood of a changed price', async () => {
    const others = Array.from({ length: 60 }, (_, at) =>
      makeShirt('s', `o${at}`, { name: `Harbour Model${at}x Shirt`, price: 20_000 }),
    )
    await store.upsertProducts('s', others)
    await save(makeShirt('s', '1'), makeShirt('c', '2'))
    await matchOffers(database.pool)
    await matchOffers(database.pool)
    const { rows } = await database.pool.query<{ number: number; facts: OfferFacts & OfferKeys }>(
      `SELECT number, facts FROM product JOIN offer_match ON product_number = number WHERE id = '1'`,
    )
    const [{ number, facts }] = rows as [(typeof rows)[number]]
    const none = { groups: [], cards: [], nameKeys: [], mpnKeys: [], colorKeys: [], gtins: [] }
    const around = await withClient(database.pool, client =>
      fetchNeighborhood(client, { ...none, numbers: [number], nameKeys: [facts.nameKey ?? ''] }),
    )
    expect(around.map(({ key }) => key).sort()).toEqual(['c 2', 's 1'])
    const fetchRows = async () =>
      (await database.pool.query('SELECT product_number, xmin::text FROM offer_match')).rows
    const before = new Set((await fetchRows()).map(row => JSON.stringify(row)))
    await save(makeShirt('s', '1', { price: 21_000 }))
    expect(await matchOffers(database.pool)).toBe(1)
    const changed = (await fetchRows()).filter(row => !before.has(JSON.stringify(row)))
    // The other offer of its group is unchanged, so that not even its row is written.
    expect(changed.map(row => row.product_number)).toEqual([number])
  })

  it('processes only changes, and allows only one runner at a time', async () => {
    await save(makeShirt('s', '1'), makeShirt('c', '2'))
    expect(await matchOffers(database.pool)).toBe(2)
    // Joining a group counts as a change to both offers, which matching itself need not follow.
    expect(await matchOffers(database.pool)).toBe(0)
    const other = await database.pool.connect()
    await other.query('BEGIN')
    await other.query('SELECT pg_advisory_xact_lock(7100005)')
    expect(await matchOffers(database.pool)).toBe('busy')
    await other.query('ROLLBACK')
    other.release()
  })

  it('does not lock products that an earlier writer is about to change', async () => {
    await save(makeShirt('s', '1'), makeShirt('c', '2'))
    const matched = await whileSyncWrites(database.pool, () => matchOffers(database.pool))
    expect(matched).toBe(2)
  })

  it('PR8 updates the listed group of every product whose group changed', async () => {
    await save(makeShirt('s', '1'), makeShirt('c', '2'), makeShirt('r', '3'))
    const fetchNext = async (seen: number) => {
      await matchOffers(database.pool)
      const changes = await store.changesSince(seen, 10)
      return changes.map(({ number, groupNumber }) => [number, groupNumber]).sort()
    }
    expect(await fetchNext(0)).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ])
    const seen = (await store.changesSince(0, 10)).at(-1)?.changedAt ?? 0
    await save(makeShirt('s', '1', { name: 'Harbour Check Linen Shirt' }))
    expect(await fetchNext(seen)).toEqual([
      [1, undefined],
      [2, 2],
      [3, 2],
    ])
  })

  it('PR8 keeps the group when no matched field changed', async () => {
    await save(makeShirt('s', '1'), makeShirt('c', '2'), makeShirt('r', '3', { name: 'Vest' }))
    await matchOffers(database.pool)
    // The third offer is rematched in the same step.
    await save(makeShirt('s', '1', { inStock: false }), makeShirt('r', '3', { name: 'Parka' }))
    await matchOffers(database.pool)
    const changes = await store.changesSince(0, 10)
    expect(changes.map(({ number, groupNumber }) => [number, groupNumber]).sort()).toEqual([
      [1, 1],
      [2, 1],
      [3, undefined],
    ])
  })

  it('PR8 removes an offer that has become a different product or is gone', async () => {
    await save(makeShirt('s', '1'), makeShirt('c', '2'), makeShirt('r', '3'))
    await matchOffers(database.pool)
    await save(makeShirt('s', '1', { name: 'Harbour Check Linen Shirt' }))
    await matchOffers(database.pool)
    expect(await getOffers('s', '1')).toEqual([])
    expect(await getOffers('c', '2')).toEqual(['c 2', 'r 3'])
    await database.pool.query(
      `UPDATE product SET gone_since = now(), changed_at = nextval('product_change') WHERE id = '3'`,
    )
    expect(await getOffers('c', '2')).toEqual(['c 2'])
    await matchOffers(database.pool)
    expect(await getOffers('c', '2')).toEqual([])
    await save(makeShirt('r', '3'), makeShirt('s', '1'))
    await matchOffers(database.pool)
    expect(await getOffers('c', '2')).toHaveLength(3)
  })

  it('PR8 splits a group when the offer that connects it changes', async () => {
    await save(
      makeShirt('s', '1', { gtin: '00614141000012' }),
      makeShirt('c', '2', { name: 'Striped Shirt', gtin: '00614141000012' }),
      makeShirt('r', '3'),
    )
    await matchOffers(database.pool)
    expect(await getOffers('c', '2')).toHaveLength(3)
    await save(makeShirt('s', '1', { gtin: '00614141000029' }))
    await matchOffers(database.pool)
    expect(await getOffers('c', '2')).toEqual([])
    expect(await getOffers('r', '3')).toHaveLength(2)
  })

  it('PR8 lists a doubtful pair as a candidate, with the reason, until the doubt is resolved', async () => {
    const candidates = async () =>
      (
        await database.pool.query(
          'SELECT first_number, second_number, reasons FROM offer_match_candidate',
        )
      ).rows
    await save(
      makeShirt('s', '1'),
      makeShirt('c', '2', { name: 'Harbour Stripe Shirt', description: '' }),
    )
    await matchOffers(database.pool)
    expect(await candidates()).toEqual([
      { first_number: 1, second_number: 2, reasons: ['names differ by: linen'] },
    ])
    expect(await getOffers('s', '1')).toEqual([])
    await save(makeShirt('c', '2'))
    await matchOffers(database.pool)
    expect(await candidates()).toEqual([])
  })

  it('PR8 separates offers when their name becomes too common', async () => {
    const shirts = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => makeShirt('s', String(from + index)))
    await store.upsertProducts('s', shirts(0, maxSharing))
    await matchOffers(database.pool)
    expect(await getGroups()).toHaveLength(1)
    await store.upsertProducts('s', shirts(maxSharing, maxSharing + 5))
    await matchOffers(database.pool)
    expect(await getGroups()).toEqual([])
    await database.pool.query(
      `UPDATE product SET gone_since = now(), changed_at = nextval('product_change') WHERE number <= 5`,
    )
    await matchOffers(database.pool)
    expect(await getGroups()).toHaveLength(1)
  })

  it('PR8 produces the same groups in any order and after any number of runs', async () => {
    const gtins = ['00614141000012', '00614141000029', '00614141000036']
    const final = Array.from({ length: 24 }, (_, index) =>
      makeShirt((['s', 'c', 'r', 'k'] as const)[index % 4] ?? 's', `p${index}`, {
        price: 10_000 + index * 100,
        gtin: index % 4 === 0 ? gtins[(index / 4) % 3] : undefined,
        name: index % 3 === 0 ? 'Harbour Stripe Linen Shirt' : `Harbour ${index % 5} Shirt`,
        colors: [{ id: '1', name: index % 7 === 0 ? 'Red' : 'Navy' }],
      }),
    )
    await save(...final)
    await matchOffers(database.pool)
    const groups = await getGroups()
    expect(groups.length).toBeGreaterThan(2)

    for (const step of [5, 7, 11]) {
      await database.empty()
      // 5, 7 and 11 share no factor with 24, so stepping by any of them visits every product once.
      const order = final
        .map((_, index) => final[(index * step) % final.length])
        .filter(one => one !== undefined)
      for (const [index, product] of order.entries()) {
        // The products are first written with values that are replaced later.
        const unbrandedName = 'Harbour Stripe Linen Shirt'
        await save(withChanges(product, { gtin: gtins[index % 3], unbrandedName }))
        if (index % step === 0) await matchOffers(database.pool)
      }
      await save(...order)
      await matchOffers(database.pool)
      expect(await getGroups()).toEqual(groups)
    }

    // All over again, interrupted after every chunk.
    await database.pool.query('UPDATE offer_match SET group_number = NULL')
    for (let step = 0; step < 40; step += 1)
      await matchOffers(database.pool, AbortSignal.abort(), { rules: 'other', chunkSize: 3 })
    expect(await getGroups()).toEqual(groups)
    expect(await matchOffers(database.pool, undefined, { rules: 'other' })).toBe(0)
  })

  it('PR8 follows a change of an offer whose group changes at the same time', async () => {
    const others = Array.from({ length: 9 }, (_, at) =>
      makeShirt('s', `o${at}`, { name: `Model${at}x Shirt` }),
    )
    await save(makeShirt('s', '1'), ...others)
    await matchOffers(database.pool)
    await save(makeShirt('c', '2'), makeShirt('s', '1', { name: 'Harbour Check Linen Shirt' }))
    await matchOffers(database.pool, undefined, { chunkSize: 1 })
    expect(await getGroups()).toEqual([])
  })
})
