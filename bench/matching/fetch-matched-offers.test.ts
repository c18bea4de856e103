import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { fetchMatchedOffers } from './fetch-matched-offers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('fetchMatchedOffers reads offers and their groups from the current schema', async () => {
  const { upsertProducts } = createStore(database.pool)
  const gtin = '00614141000012'
  const offer = (id: string, name: string) => makeProduct(id, { name, unbrandedName: name, gtin })
  await upsertProducts('s', [
    offer('10', 'Linen Midi Dress'),
    offer('11', 'Midi Dress'),
    makeProduct(12, { name: 'Wool Coat', unbrandedName: 'Wool Coat' }),
  ])
  await matchOffers(database.pool)
  expect(await fetchMatchedOffers(database.pool)).toEqual([
    { number: 1, key: 's 10', group: 1, name: 'Linen Midi Dress', gtins: [gtin] },
    { number: 2, key: 's 11', group: 1, name: 'Midi Dress', gtins: [gtin] },
    { number: 3, key: 's 12', group: null, name: 'Wool Coat', gtins: [] },
  ])
})
