import type pg from 'pg'
import { acquireMatchingLocks, regroupPair } from './match-offers.server.ts'

export type MatchDecision = 'approve' | 'refuse' | 'reopen'

/** The numbers of two products, the smaller first. */
export interface OfferPair {
  first: number
  second: number
}

/**
 * Joins the two offers of a doubtful pair, separates them permanently, or undoes that
 * decision; then regroups all connected offers. Call it in a transaction. Returns
 * false if nothing changes or if one of the offers no longer takes part in matching.
 */
export async function decideOnMatch(
  client: pg.ClientBase,
  { first, second }: OfferPair,
  decision: MatchDecision,
): Promise<boolean> {
  await acquireMatchingLocks(client)
  const { rowCount } =
    decision === 'reopen'
      ? await client.query(
          'DELETE FROM offer_match_decision WHERE first_number = $1 AND second_number = $2',
          [first, second],
        )
      : await client.query(
          `INSERT INTO offer_match_decision AS known (first_number, second_number, is_approved)
           SELECT $1, $2, $3 WHERE 2 =
             (SELECT count(*) FROM offer_match WHERE product_number IN ($1::integer, $2::integer))
           ON CONFLICT (first_number, second_number)
           DO UPDATE SET is_approved = excluded.is_approved, decided_at = now()
           WHERE known.is_approved <> excluded.is_approved`,
          [first, second, decision === 'approve'],
        )
  if (rowCount === 0) return false
  await regroupPair(client, [first, second])
  return true
}
