import type pg from 'pg'
import type { OfferPair } from '#app/ingest/offers/decide-on-match.server.ts'

/** Doubtful or decided pairs that can be decided together. */
export interface MatchGroup {
  /** The brand of the first offer. */
  brand: string
  /** A reason of open pairs; 'approved' or 'refused' for decided pairs. */
  reason: string
  pairs: number
}

/** Which pairs to decide together. */
export type MatchChoice = Omit<MatchGroup, 'pairs'>

const maxGroups = 30
/** The maximum number of pairs decided by one form, which takes a few seconds. */
const maxBulk = 500

const pairsOf = {
  open: `SELECT brand, reason, first_number AS first, second_number AS second
    FROM offer_match_candidate JOIN product ON product.number = first_number
      CROSS JOIN LATERAL unnest(reasons) AS each (reason)`,
  decided: `SELECT brand, CASE WHEN is_approved THEN 'approved' ELSE 'refused' END AS reason,
      first_number AS first, second_number AS second
    FROM offer_match_decision JOIN product ON product.number = first_number`,
} as const

/** A group is worth its offers' clicks in this many days, times their prices. */
const worthDays = 30

/**
 * Fetches the groups with at least two pairs: those with the most money behind them first, then
 * the largest.
 */
export async function fetchMatchGroups(
  db: Pick<pg.Pool, 'query'>,
  kind: keyof typeof pairsOf,
): Promise<MatchGroup[]> {
  const { rows } = await db.query<MatchGroup>(
    `WITH clicked AS (
       SELECT product.number, usd_cents * clicks AS worth FROM (
         SELECT source, product_id, count(*) AS clicks FROM click
         WHERE visitor = 'person' AND clicked_at > now() - make_interval(days => $2)
         GROUP BY source, product_id
       ) AS counted JOIN product ON product.source = counted.source AND product.id = product_id
     )
     SELECT brand, reason, count(*)::int AS pairs FROM (${pairsOf[kind]}) AS pair
       LEFT JOIN clicked AS one ON one.number = first
       LEFT JOIN clicked AS other ON other.number = second
     GROUP BY brand, reason HAVING count(*) > 1
     ORDER BY sum(coalesce(one.worth, 0) + coalesce(other.worth, 0)) DESC, pairs DESC, brand, reason
     LIMIT $1`,
    [maxGroups, worthDays],
  )
  return rows
}

/** Fetches the first pairs of a group, as many as one form decides. */
export async function fetchGroupPairs(
  db: Pick<pg.Pool, 'query'>,
  kind: keyof typeof pairsOf,
  { brand, reason }: MatchChoice,
): Promise<OfferPair[]> {
  const { rows } = await db.query<OfferPair>(
    `SELECT first, second FROM (${pairsOf[kind]}) AS pair
     WHERE brand = $1 AND reason = $2 ORDER BY first, second LIMIT $3`,
    [brand, reason, maxBulk],
  )
  return rows
}
