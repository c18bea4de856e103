import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrateDatabase } from '#app/database/migrate.server.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import { makeShirt } from '#app/ingest/offers/testing/make-shirt.ts'
import { createStore } from '#app/store/store.server.ts'
import { createMatches } from './matches.server.ts'

const actor = 'ann@example.com'
const reason = 'names differ by: silk'
const [single, joined, separated] = ['Northquay', 'Southquay', 'Eastquay'].map((name, at) => ({
  id: `${at}`,
  name,
}))

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Adds doubtful pairs of a brand, whose shops write or leave out "silk". */
async function addPairs(brand: { id: string; name: string } | undefined, words: string[]) {
  const { upsertProducts } = createStore(database.pool)
  for (const [source, rest] of [
    ['s', 'Stripe Silk Shirt'],
    ['c', 'Stripe Shirt'],
  ] as const)
    await upsertProducts(
      source,
      words.map(word => makeShirt(source, `${source}${word}`, { name: `${word} ${rest}`, brand })),
    )
}

async function fetchState() {
  const { rows: products } = await database.pool.query(
    `SELECT product.id, product.group_number AS listed, offer_match.group_number AS matched
     FROM product JOIN offer_match ON product_number = number ORDER BY number`,
  )
  const { rows: decisions } = await database.pool.query(
    'SELECT * FROM offer_match_decision ORDER BY first_number',
  )
  const { rows: bulks } = await database.pool.query('SELECT * FROM match_bulk ORDER BY id')
  const { rows: open } = await database.pool.query(
    'SELECT * FROM offer_match_candidate ORDER BY first_number',
  )
  return { products, decisions, bulks, open }
}

it('AD1 PR8 migrations regroup a former database and keep what operators decided and undid', async () => {
  const { pool } = database
  await addPairs(single, ['Kelara', 'Meadow', 'Willow'])
  await addPairs(joined, ['Vesper', 'Quillon', 'Marrick'])
  await addPairs(separated, ['Torvane', 'Oxenholt'])
  await createStore(pool).upsertProducts(
    'r',
    ['r1', 'r2'].map(id => makeShirt('r', id, { name: 'Zenda Shirt' })),
  )
  await matchOffers(pool)
  const matches = createMatches(pool)
  const { open } = await matches.fetch()
  const find = (word: string) => {
    const pair = open.find(({ offers }) => offers[0].name.startsWith(word))
    if (!pair) throw new Error(`no pair of ${word} is open`)
    return { first: pair.first, second: pair.second }
  }
  await matches.decide(actor, find('Kelara'), 'approve')
  await matches.decide(actor, find('Meadow'), 'refuse')
  await matches.decide(actor, find('Willow'), 'approve')
  await matches.decide(actor, find('Willow'), 'reopen')
  await matches.decideAll(actor, { brand: 'Southquay', reason }, 'approve')
  await matches.decideAll(actor, { brand: 'Eastquay', reason }, 'approve')
  const [latest] = (await matches.fetchGroups()).decided
  await matches.undoAll(actor, latest?.id ?? 0)
  await matchOffers(pool)
  const before = await fetchState()
  expect(before.decisions).toHaveLength(5)
  expect(before.open).toHaveLength(3)
  expect(before.products.filter(({ listed }) => listed !== null)).toHaveLength(10)

  // The state left by an earlier version: its rules read less, and joined what they had read.
  await pool.query(
    `UPDATE offer_match SET group_number = NULL,
       facts = (facts::jsonb || '{"words": [], "model": [], "rules": "former"}')::json;
     UPDATE offer_match SET group_number = 7 WHERE product_number IN (7, 8);
     UPDATE product SET group_number = CASE WHEN number IN (7, 8) THEN 7 END;
     TRUNCATE offer_match_candidate;
     UPDATE offer_matching SET rules = 'former';
     ALTER TABLE offer_matching DROP COLUMN compared_to, DROP COLUMN fact_rules;
     DELETE FROM schema_migration WHERE name IN ('0139_compared_names', '0140_fact_rules')`,
  )
  await migrateDatabase(pool)
  await matchOffers(pool)
  expect(await fetchState()).toEqual(before)
})
