import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProducts } from '#app/store/testing.ts'
import { hashRules } from '../hash-rules.server.ts'
import { matchOffers } from './match-offers.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe('matchOffers after a change to its rules', () => {
  it('PR8 matches unchanged products again and updates lists', async () => {
    const { pool } = database
    const fetchGroups = async () =>
      (await pool.query('SELECT group_number FROM product ORDER BY number')).rows.map(
        ({ group_number }) => group_number,
      )
    const gtins = ['00614141000012', '00614141000012', '00614141000029', '00614141000029']
    const products = makeProducts(4, index => ({ gtin: gtins[index] }))
    await createStore(pool).upsertProducts('s', products)
    await matchOffers(pool, undefined, { rules: 'former' })
    await matchOffers(pool, undefined, { rules: 'former' })
    // The groups are set as if earlier rules had joined all four offers.
    await pool.query('UPDATE offer_match SET group_number = 1')
    await pool.query('UPDATE product SET group_number = 1')

    expect(await matchOffers(pool, undefined, { rules: 'former' })).toBe(0)
    expect(await fetchGroups()).toEqual([1, 1, 1, 1])
    expect(await matchOffers(pool, undefined, { rules: 'current' })).toBeGreaterThanOrEqual(4)
    expect(await fetchGroups()).toEqual([1, 1, 3, 3])
    // The second run processes the products whose groups the
    // first run changed; after that, nothing is left to do.
    await matchOffers(pool, undefined, { rules: 'current' })
    expect(await matchOffers(pool, undefined, { rules: 'current' })).toBe(0)
  })

  it('PR8 keeps the facts if only the rules for grouping have changed', async () => {
    const { pool } = database
    const match = (rules: string, factRules: string) =>
      matchOffers(pool, undefined, { rules, factRules })
    await match('one', 'facts')
    await match('one', 'facts')
    const fetchRows = async () =>
      (await pool.query('SELECT product_number, group_number, xmin FROM offer_match ORDER BY 1'))
        .rows
    const rows = await fetchRows()
    await pool.query('UPDATE offer_match SET group_number = NULL WHERE product_number = 3')
    expect(await match('other', 'facts')).toBe(0)
    const [one, two, three, four] = await fetchRows()
    expect([one, two, four]).toEqual([rows[0], rows[1], rows[3]])
    expect(three.group_number).toBe(3)
    expect(await match('other', 'other facts')).toBe(4)
    expect((await fetchRows()).map(({ xmin }) => xmin)).not.toContain(one.xmin)
  })

  it.each([
    ['vocabulary/distinction-words.ts', ['facts', 'matching']],
    ['ingest/offers/judge-pair.ts', ['matching']],
  ])('PR8 gets a different version of the rules when %s changes: %j', async (file, changed) => {
    const app = await mkdtemp(join(tmpdir(), 'matching-rules-'))
    try {
      for (const room of ['domain', 'vocabulary', 'ingest'])
        await cp(join('app', room), join(app, room), { recursive: true })
      await appendFile(join(app, file), "\nexport const more = 'balloon sleeve'\n")
      const sets = (['facts', 'matching'] as const).filter(
        rules => hashRules(app, rules) !== hashRules('app', rules),
      )
      expect(sets).toEqual(changed)
    } finally {
      await rm(app, { recursive: true })
    }
  })
})
