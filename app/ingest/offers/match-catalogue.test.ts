import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import type { Changes } from '#app/domain/testing/with-changes.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { decideOnMatch, type MatchDecision } from './decide-on-match.server.ts'
import { type GroupingRun, groupNextOffers } from './group-next-offers.server.ts'
import { maxSharing } from './group-offers.ts'
import { matchOffers } from './match-offers.server.ts'

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

const sources = ['s', 'c', 'r', 'k'] as const

function makeShirt(id: number, name: string, changes: Changes<Product> = {}): Product {
  const source: SourceLetter = changes.source ?? sources[id % sources.length] ?? 's'
  return makeProduct(`${id}`, {
    ...{ source, name, unbrandedName: name, description: '', sizes: [] },
    colors: [{ id: '1', name: 'Navy' }],
    retailer: { id: source, name: `Shop ${source}` },
    ...changes,
  })
}

async function fetchMatching() {
  const query = async (text: string) => (await database.pool.query(text)).rows
  return {
    groups: await query(
      `SELECT number, product.group_number, product.card_number, color_group,
         offer_match.group_number AS matched
       FROM product LEFT JOIN offer_match ON product_number = number ORDER BY number`,
    ),
    candidates: await query('SELECT * FROM offer_match_candidate ORDER BY 1, 2'),
  }
}

it('PR8 of a whole catalogue gives the same groups and doubts as following its changes', async () => {
  const [gtin, crowdedGtin] = ['00614141000012', '00614141000029']
  const shirts = Array.from({ length: 60 }, (_, id) => {
    const model = id >> 2
    const name = model % 5 === 0 && id % 4 === 1 ? 'Silk Shirt' : 'Shirt'
    const colors = id % 7 === 0 ? [] : [{ id: '1', name: model % 3 === 0 ? 'Red' : 'Navy' }]
    return makeShirt(id, `Model${model}x ${name}`, {
      ...{ colors, price: 10_000 + id * 20 },
      ...(model % 6 === 0 ? { gtin } : {}),
      ...(id % 11 === 0 ? { brand: undefined } : {}),
    })
  })
  // The first two of these are connected by their model number, but are not of one color.
  const crowd = Array.from({ length: maxSharing + 1 }, (_, at) =>
    makeShirt(100 + at, at === 0 ? 'Shirt' : `Crowd${at}x Shirt`, {
      gtin: crowdedGtin,
      ...(at < 2 ? { custom: { mpn: 'AB1234' } } : {}),
      ...(at === 1 ? { colors: [{ id: '2', name: 'Red' }] } : {}),
    }),
  )
  const near = [makeShirt(60, 'Harbour Vesper Shirt'), makeShirt(61, 'Harbour Shirt')]
  const all = [...shirts, ...near, ...crowd]
  for (let from = 0; from < all.length; from += 50) {
    for (const product of all.slice(from, from + 50))
      await store.upsertProducts(product.source, [product])
    await matchOffers(database.pool)
  }
  const [one, other] = [await findNumber(3), await findNumber(40)]
  await decide(
    [one, other].sort((a, b) => a - b),
    'approve',
  )
  const followed = await fetchMatching()
  expect(followed.groups.filter(({ matched }) => matched !== null).length).toBeGreaterThan(20)
  const reasons = followed.candidates.flatMap(candidate => candidate.reasons)
  expect(reasons).toEqual(
    expect.arrayContaining(['names differ by: vesper', 'same GTIN, but another model']),
  )
  const crowded = followed.groups.slice(shirts.length + near.length)
  expect(crowded.filter(({ matched }) => matched !== null)).toEqual([])

  await database.pool.query(
    `UPDATE offer_match SET group_number = 1, color_group = NULL, card_number = 1;
     DELETE FROM offer_match_candidate`,
  )
  await matchOffers(database.pool, undefined, { rules: 'other', chunkSize: 13 })
  expect(await fetchMatching()).toEqual(followed)
})

it('PR8 of a whole catalogue follows decisions that operators make meanwhile', async () => {
  const pairs = Array.from({ length: 8 }, (_, id) => makeShirt(id, `Model${id >> 1}x Shirt`))
  for (const product of pairs) await store.upsertProducts(product.source, [product])
  await matchOffers(database.pool)
  const run: GroupingRun = { rules: 'current', chunkSize: 2 }
  const takeStep = (from: number) =>
    inTransaction(database.pool, client => groupNextOffers(client, { from, lastChange: 1 }, run))
  expect(await takeStep(0)).toMatchObject({ to: 2 })
  await decide([3, 4], 'refuse')
  await decide([6, 7], 'approve')
  expect(await takeStep(2)).toMatchObject({ to: 4 })
  expect(await takeStep(4)).toMatchObject({ to: 6 })
  const { groups } = await fetchMatching()
  expect(groups.map(({ matched }) => matched)).toEqual([1, 1, null, null, 5, 5, 5, 5])
})

function decide([first = 0, second = 0]: readonly number[], decision: MatchDecision) {
  const decideIn = (client: pg.ClientBase) => decideOnMatch(client, { first, second }, decision)
  return inTransaction(database.pool, decideIn)
}

async function findNumber(id: number): Promise<number> {
  const { rows } = await database.pool.query('SELECT number FROM product WHERE id = $1', [`${id}`])
  return rows[0].number
}
