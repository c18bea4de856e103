import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProducts } from '#app/store/testing.ts'
import { decideOnMatch, type MatchDecision, type OfferPair } from './decide-on-match.server.ts'
import { countDecisions } from './lessons.server.ts'
import { matchOffers } from './match-offers.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function fetchGroups(): Promise<[listed: number | null, matched: number | null][]> {
  const { rows } = await database.pool.query(
    `SELECT product.group_number AS listed, offer_match.group_number AS matched
     FROM product LEFT JOIN offer_match ON product_number = number ORDER BY number`,
  )
  return rows.map(({ listed, matched }) => [listed, matched])
}

it("PR8 the migration 0102_models restarts matching and keeps operators' decisions", async () => {
  const gtins = ['00614141000012', '00614141000012', '00614141000029', '00614141000029']
  const { pool } = database
  const { upsertProducts } = createStore(pool)
  await upsertProducts(
    's',
    makeProducts(4, index => ({ gtin: gtins[index] })),
  )
  await matchOffers(pool)
  expect(await decide({ first: 3, second: 4 }, 'refuse')).toBe(true)
  const groups = await fetchGroups()
  expect(groups.map(([listed]) => listed)).toEqual([1, 1, null, null])
  // The state left by an earlier version: different facts, and all four offers in one group.
  const toFormer = `UPDATE offer_match SET group_number = 1, facts = '{"gtins": []}'`
  await pool.query('ALTER TABLE offer_match DROP CONSTRAINT offer_match_current_facts')
  await pool.query(toFormer)
  await pool.query('UPDATE product SET group_number = 1')
  await pool.query(
    `DROP TABLE offer_word; ALTER TABLE offer_match DROP COLUMN mpn_key,
       ADD CONSTRAINT offer_match_current_facts CHECK (facts -> 'gtins' IS NOT NULL)`,
  )

  await pool.query(readFileSync('migrations/0102_models.sql', 'utf8'))
  expect(await fetchGroups()).toEqual([
    [null, null],
    [null, null],
    [null, null],
    [null, null],
  ])
  await matchOffers(pool)
  expect(await fetchGroups()).toEqual(groups)
  await expect(pool.query(toFormer)).rejects.toThrow('offer_match_current_facts')
})

it('AD1 the migration 0130_match_bulks keeps decisions, which teach matching nothing', async () => {
  const { pool } = database
  await pool.query(
    `ALTER TABLE offer_match_decision DROP COLUMN bulk_id, DROP COLUMN brand, DROP COLUMN reasons;
     DROP TABLE match_bulk`,
  )
  await pool.query(readFileSync('migrations/0130_match_bulks.sql', 'utf8'))
  const { rows } = await pool.query(
    `SELECT first_number, second_number, is_approved, brand, reasons FROM offer_match_decision`,
  )
  expect(rows).toEqual([
    { first_number: 3, second_number: 4, is_approved: false, brand: '', reasons: [] },
  ])
  expect(await countDecisions(pool)).toEqual([])
  await matchOffers(pool, undefined, { rules: 'other rules' })
  expect((await fetchGroups()).map(([listed]) => listed)).toEqual([1, 1, null, null])
})

function decide(pair: OfferPair, decision: MatchDecision): Promise<boolean> {
  return inTransaction(database.pool, client => decideOnMatch(client, pair, decision))
}
