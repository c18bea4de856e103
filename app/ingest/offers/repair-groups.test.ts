import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProducts } from '#app/store/testing.ts'
import { changeChannel } from '#app/store/write-transaction.server.ts'
import { matchOffers } from './match-offers.server.ts'

const repair = readFileSync('migrations/0008_listed_groups.sql', 'utf8')

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

/** Inserts ten offers; the first six are three pairs, each of one product. */
async function fillCatalogue(): Promise<void> {
  const { upsertProducts } = createStore(database.pool)
  await upsertProducts(
    's',
    makeProducts(10, index => {
      const pair = index < 6 ? Math.floor(index / 2) : index
      return { gtin: `0061414100${String(pair).padStart(4, '0')}` }
    }),
  )
  await matchOffers(database.pool)
}

async function fetchListed(): Promise<(number | null)[]> {
  const { rows } = await database.pool.query('SELECT group_number FROM product ORDER BY number')
  return rows.map(row => row.group_number)
}

const groups = [1, 1, 3, 3, 5, 5, null, null, null, null]

describe('the migration 0008_listed_groups', () => {
  it("LS3 PR8 copies the matcher's groups to lists and to running indexes", async () => {
    await fillCatalogue()
    expect(await fetchListed()).toEqual(groups)
    // An offer without its pair's group, a pair without a group, an offer
    // with a wrong group, and one with a group that should have none.
    await database.pool.query(
      `UPDATE product SET group_number = damaged.group_number
       FROM (VALUES (2, NULL), (3, NULL), (4, NULL), (6, 1), (9, 1)) AS damaged (number, group_number)
       WHERE product.number = damaged.number`,
    )
    const { changesSince } = createStore(database.pool)
    const seen = (await changesSince(0, 100)).at(-1)?.changedAt ?? 0
    const listener = await database.pool.connect()
    const rings: string[] = []
    listener.on('notification', ({ channel }) => rings.push(channel))
    await listener.query(`LISTEN ${changeChannel}`)

    await database.pool.query(repair)

    expect(await fetchListed()).toEqual(groups)
    const changed = await changesSince(seen, 100)
    expect(changed.map(({ number }) => number).sort()).toEqual([2, 3, 4, 6, 9])
    await expect.poll(() => rings).toEqual([changeChannel])
    listener.release(true)
  })

  it('changes nothing in a correct catalogue', async () => {
    await fillCatalogue()
    const { changesSince } = createStore(database.pool)
    const before = await changesSince(0, 100)
    await database.pool.query(repair)
    expect(await changesSince(0, 100)).toEqual(before)
  })
})
