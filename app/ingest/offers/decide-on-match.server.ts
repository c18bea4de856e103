import type pg from 'pg'
import { findChangedLessons, matchAgain, outdateFacts } from './lessons.server.ts'
import { acquireMatchingLock, regroupPairs } from './regroup-offers.server.ts'
import { listGroups } from './save-groups.server.ts'

export type MatchDecision = 'approve' | 'refuse' | 'reopen'

/** The numbers of two products, the smaller first. */
export interface OfferPair {
  first: number
  second: number
}

/** As many offers are regrouped at once. */
const chunkSize = 500

/**
 * Joins the two offers of doubtful pairs, separates them permanently, or undoes such decisions; then
 * regroups all connected offers. Call it in a transaction. Leaves out pairs whose decision would not
 * change, and those with an offer that no longer takes part in matching. Returns the other pairs and
 * the product numbers of all offers that were regrouped.
 *
 * Syncs can write until the groups are copied to the products, which is the last step. A trial
 * leaves that step out, so that syncs never wait for it.
 */
export async function decideOnMatches(
  client: pg.ClientBase,
  pairs: readonly OfferPair[],
  decision: MatchDecision,
  { bulk, isTrial = false }: DecisionOptions = {},
): Promise<{ decided: OfferPair[]; regrouped: number[] }> {
  await acquireMatchingLock(client)
  const numbers = [pairs.map(({ first }) => first), pairs.map(({ second }) => second)]
  const brands = await fetchBrands(client, numbers)
  const { result: decided, changed: taught } = await findChangedLessons(
    client,
    brands,
    async () => {
      const { rows } = await client.query<OfferPair>(
        decision === 'reopen' ? deletion : insertion,
        decision === 'reopen' ? numbers : [...numbers, decision === 'approve', bulk ?? null],
      )
      return rows
    },
  )
  const changed = [...new Set(decided.flatMap(({ first, second }) => [first, second]))]
  const regrouped = new Set<number>()
  for (let at = 0; at < changed.length; at += chunkSize)
    for (const number of await regroupPairs(client, changed.slice(at, at + chunkSize)))
      regrouped.add(number)
  if (!isTrial) {
    // Syncs wait for what follows, so each product is changed once.
    const outdated = await outdateFacts(client, taught)
    const listed = await listGroups(client, [...changed, ...regrouped])
    await matchAgain(client, outdated, listed?.first)
  }
  return { decided, regrouped: [...regrouped] }
}

interface DecisionOptions {
  /** The `match_bulk` that the decisions belong to. */
  bulk?: number | undefined
  /** True if the transaction will be rolled back. */
  isTrial?: boolean
}

/** Decides on one pair; returns false if nothing changes. */
export async function decideOnMatch(
  client: pg.ClientBase,
  pair: OfferPair,
  decision: MatchDecision,
): Promise<boolean> {
  return (await decideOnMatches(client, [pair], decision)).decided.length > 0
}

const pairsGiven = 'unnest($1::integer[], $2::integer[]) AS pair (first, second)'
const deletion = `DELETE FROM offer_match_decision USING ${pairsGiven}
  WHERE first_number = pair.first AND second_number = pair.second
  RETURNING first_number AS first, second_number AS second`
const insertion = `INSERT INTO offer_match_decision AS known
    (first_number, second_number, is_approved, bulk_id, brand, reasons)
  SELECT pair.first, pair.second, $3, $4,
    coalesce(nullif(one.facts->>'brand', ''), other.facts->>'brand', ''), coalesce(reasons, '{}')
  FROM ${pairsGiven}
    JOIN offer_match AS one ON one.product_number = pair.first
    JOIN offer_match AS other ON other.product_number = pair.second
    LEFT JOIN offer_match_candidate ON first_number = pair.first AND second_number = pair.second
  ON CONFLICT (first_number, second_number) DO UPDATE
    SET is_approved = excluded.is_approved, bulk_id = excluded.bulk_id, decided_at = now()
    WHERE known.is_approved <> excluded.is_approved
  RETURNING first_number AS first, second_number AS second`

async function fetchBrands(
  client: pg.ClientBase,
  numbers: readonly (readonly number[])[],
): Promise<string[]> {
  const { rows } = await client.query<{ brand: string }>(
    `SELECT DISTINCT facts->>'brand' AS brand FROM offer_match WHERE product_number = ANY($1)`,
    [numbers.flat()],
  )
  return rows.map(({ brand }) => brand).filter(Boolean)
}
