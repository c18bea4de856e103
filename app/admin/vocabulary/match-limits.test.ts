import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import { insertClicks } from '#app/outbound/insert-clicks.server.ts'
import { makeClick } from '#app/outbound/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProducts } from '#app/store/testing.ts'
import { fetchBulks, fetchGroupPairs, fetchMatchGroups } from './bulk-matches.server.ts'
import { applyMappingChange } from './mapping-changes.server.ts'
import { createMatches } from './matches.server.ts'
import { previewMatches } from './preview-matches.server.ts'

// How many pairs in doubt operators see and decide on at once, and which clicks put one first.

const productCount = 102
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const products = makeProducts(productCount).map((product, at) => {
    const name = at % 2 === 0 ? 'Alder' : 'Birch'
    return { ...product, retailer: { id: name, name } }
  })
  await createStore(database.pool).upsertProducts('s', products)
  await matchOffers(database.pool)
})
beforeEach(() =>
  database.pool.query('TRUNCATE offer_match_candidate, offer_match_decision, match_bulk'),
)
afterAll(() => database.drop())

/** Adds so many pairs in doubt; `reason` is an SQL expression of their number, which begins at 0. */
const addPairs = (count: number, reason = "'names'") =>
  database.pool.query(
    `INSERT INTO offer_match_candidate SELECT first, second, ARRAY[${reason}] FROM (
       SELECT one.number AS first, other.number AS second,
         row_number() OVER (ORDER BY one.number, other.number) - 1 AS at
       FROM product AS one JOIN product AS other ON one.number < other.number
       ORDER BY one.number, other.number LIMIT $1
     ) AS pair`,
    [count],
  )

/** Decides on every pair, each in a bulk of its own. */
const decideAll = () =>
  database.pool.query(
    `WITH bulk AS (
       INSERT INTO match_bulk (brand, reason, is_approved)
       SELECT 'Northquay', 'names', true FROM offer_match_candidate RETURNING id
     ), pair AS (
       SELECT *, row_number() OVER () AS at FROM offer_match_candidate
     ), numbered AS (SELECT id, row_number() OVER () AS at FROM bulk)
     INSERT INTO offer_match_decision (first_number, second_number, is_approved, bulk_id)
     SELECT first_number, second_number, true, id FROM pair JOIN numbered USING (at)`,
  )

it.each([49, 50, 51])('PR8 shows 50 pairs in doubt and 50 decisions at most: %i', async count => {
  await addPairs(count)
  await decideAll()
  const { open, total, decided } = await createMatches(database.pool).fetch()
  const shown = Math.min(50, count)
  expect([open.length, total, decided.length]).toEqual([shown, count, shown])
})

it.each([29, 30, 31])('PR8 shows 30 groups of pairs and 30 bulks at most: %i', async count => {
  await addPairs(count * 2, "'reason ' || at / 2")
  await decideAll()
  const shown = Math.min(30, count)
  expect(await fetchMatchGroups(database.pool)).toHaveLength(shown)
  // Each of the pairs has its own bulk.
  await database.pool.query(
    'DELETE FROM match_bulk WHERE id > (SELECT min(id) FROM match_bulk) + $1',
    [count - 1],
  )
  expect(await fetchBulks(database.pool)).toHaveLength(shown)
})

it.each([4_999, 5_000, 5_001])('PR8 decides on 5,000 pairs at once: %i', async count => {
  await addPairs(count)
  const choice = { brand: 'Northquay', reason: 'names' }
  expect(await fetchGroupPairs(database.pool, choice)).toHaveLength(Math.min(5_000, count))
})

it.each([
  [1, false],
  [-1, true],
])(
  'PR8 puts pairs first that were clicked in the last 30 days: %i hours more',
  async (hours, isFirst) => {
    await addPairs(4, "'reason ' || at / 2")
    const { rows } = await database.pool.query<{ id: string; number: number }>(
      `SELECT id, number FROM product JOIN offer_match_candidate ON second_number = number
     ORDER BY number DESC LIMIT 1`,
    )
    const [clicked] = rows
    const clickedAt = new Date(Date.now() - 30 * 86_400_000 - hours * 3_600_000)
    const click = makeClick({ clickedAt, productId: clicked?.id ?? '' })
    await insertClicks(database.pool, [click], { error: () => undefined })
    const { open } = await createMatches(database.pool).fetch()
    const [group] = await fetchMatchGroups(database.pool)
    expect(open[0]?.second === clicked?.number).toBe(isFirst)
    expect(group?.reason).toBe(isFirst ? 'reason 1' : 'reason 0')
  },
)

it.each([7, 8, 9])('PR8 previews eight changed prices at most: %i', async count => {
  await database.pool.query('UPDATE product SET usd_cents = 1000 + number')
  await database.pool.query(
    `INSERT INTO offer_match_candidate
     SELECT number, number + 1, ARRAY['names'] FROM product
     WHERE number % 2 = 1 ORDER BY number LIMIT $1`,
    [count],
  )
  const pairs = await fetchGroupPairs(database.pool, { brand: 'Northquay', reason: 'names' })
  const { prices, priceTotal } = await previewMatches(database.pool, pairs, 'approve')
  expect([prices.length, priceTotal]).toEqual([Math.min(8, count), count])
})

it('PR3 maps the first 2,000 products while an operator waits', async () => {
  await createStore(database.pool).upsertProducts('s', makeProducts(2_501))
  await database.pool.query(
    `INSERT INTO brand_alias (spelling, name) VALUES ('Northquay', 'North Quay')`,
  )
  const count = async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM product WHERE brand = 'North Quay'",
    )
    return rows[0]?.count
  }
  await applyMappingChange(database.pool)
  expect(await count()).toBe(2_000)
})
