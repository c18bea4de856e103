import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKillablePool } from '#app/database/testing/killable-pool.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import { createChance } from '#app/search-index/random-catalogue.ts'
import { createStore } from '#app/store/store.server.ts'
import { createChangingSource } from './testing/changing-source.ts'

/** The work between two kills grows with it. */
const chunkSize = 120

let undisturbed: TestDatabase
let killed: TestDatabase
beforeAll(async () => {
  undisturbed = await createTestDatabase()
  killed = await createTestDatabase()
})
afterAll(async () => {
  await undisturbed.drop()
  await killed.drop()
})

async function fetchLastChange(): Promise<string> {
  // Waits for the killed process's lock, which PostgreSQL takes a moment to free.
  await killed.pool.query('BEGIN; SELECT pg_advisory_xact_lock(7100005); COMMIT')
  const { rows } = await killed.pool.query('SELECT last_change FROM offer_matching')
  return rows[0].last_change
}

/**
 * Runs matching to completion, killing it at every statement of every chunk. Returns the number of
 * kills.
 */
async function matchThroughKills(): Promise<number> {
  let kills = 0
  for (let killAt = 1; ; ) {
    const lastChange = await fetchLastChange()
    const { pool, end } = createKillablePool(killed.url, { killAt })
    const outcome = await matchOffers(pool, undefined, { chunkSize }).catch(() => 'killed' as const)
    await end()
    if (outcome === 'busy') continue
    if (outcome !== 'killed') return kills
    kills += 1
    killAt = (await fetchLastChange()) === lastChange ? killAt + 1 : 1
  }
}

/** Reads the groups as shown in lists, on product pages and on operator pages. */
async function fetchGroups({ pool }: TestDatabase) {
  const groups = await pool.query(
    `SELECT number, product.group_number AS listed, offer_match.group_number AS matched
     FROM product LEFT JOIN offer_match ON product_number = number ORDER BY number`,
  )
  const candidates = await pool.query('SELECT * FROM offer_match_candidate ORDER BY 1, 2')
  return { groups: groups.rows, candidates: candidates.rows }
}

describe('matching that is killed at every statement', () => {
  it('PR8 RE5 leaves the same groups as an uninterrupted run', { timeout: 300_000 }, async () => {
    const source = createChangingSource('s', 130, createChance(7))
    for (const day of ['first', 'second']) {
      for (const { pool } of [undisturbed, killed])
        await createStore(pool).upsertProducts('s', source.list())
      await matchOffers(undisturbed.pool)
      // There are two chunks of about fifteen statements,
      // and a last chunk that finds nothing to do.
      expect(await matchThroughKills(), day).toBeGreaterThan(30)
      const { groups, candidates } = await fetchGroups(killed)
      expect(groups.filter(({ listed }) => listed !== null).length).toBeGreaterThan(20)
      expect({ day, groups, candidates }).toEqual({ day, ...(await fetchGroups(undisturbed)) })
      source.change(80)
    }
  })
})
