import type pg from 'pg'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { decideOnMatches, type OfferPair } from '#app/ingest/offers/decide-on-match.server.ts'

/** Doubtful pairs that can be decided together. */
export interface MatchGroup {
  /** The brand of the first offer. */
  brand: string
  reason: string
  pairs: number
}

/** Which pairs to decide together. */
export type MatchChoice = Omit<MatchGroup, 'pairs'>

/** Pairs that were decided together, as far as they have not been decided again. */
export interface MatchBulk extends MatchGroup {
  id: number
  isApproved: boolean
}

type Database = Pick<pg.Pool, 'query'>

const maxGroups = 30
/** The maximum number of pairs decided by one form, which takes up to a minute. */
const maxBulk = 5_000
/** A group is worth its offers' clicks in this many days, times their prices. */
const worthDays = 30

const openPairs = `SELECT brand, reason, first_number AS first, second_number AS second
  FROM offer_match_candidate JOIN product ON product.number = first_number
    CROSS JOIN LATERAL unnest(reasons) AS each (reason)`

/**
 * Fetches the groups with at least two pairs: those with the most money behind them first, then
 * the largest.
 */
export async function fetchMatchGroups(db: Database): Promise<MatchGroup[]> {
  const { rows } = await db.query<MatchGroup>(
    `WITH clicked AS (
       SELECT product.number, usd_cents * clicks AS worth FROM (
         SELECT source, product_id, count(*) AS clicks FROM click
         WHERE visitor = 'person' AND clicked_at > now() - make_interval(days => $2)
         GROUP BY source, product_id
       ) AS counted JOIN product ON product.source = counted.source AND product.id = product_id
     )
     SELECT brand, reason, count(*)::int AS pairs FROM (${openPairs}) AS pair
       LEFT JOIN clicked AS one ON one.number = first
       LEFT JOIN clicked AS other ON other.number = second
     GROUP BY brand, reason HAVING count(*) > 1
     ORDER BY sum(coalesce(one.worth, 0) + coalesce(other.worth, 0)) DESC, pairs DESC, brand, reason
     LIMIT $1`,
    [maxGroups, worthDays],
  )
  return rows
}

/** Fetches the latest bulk decisions that can be undone. */
export async function fetchBulks(db: Database): Promise<MatchBulk[]> {
  const { rows } = await db.query<MatchBulk>(
    `SELECT match_bulk.id, match_bulk.brand, reason, match_bulk.is_approved AS "isApproved",
       count(*)::int AS pairs
     FROM match_bulk JOIN offer_match_decision ON bulk_id = match_bulk.id
     GROUP BY match_bulk.id ORDER BY match_bulk.id DESC LIMIT $1`,
    [maxGroups],
  )
  return rows
}

/** Fetches the first pairs of a group, as many as one form decides. */
export async function fetchGroupPairs(
  db: Database,
  { brand, reason }: MatchChoice,
): Promise<OfferPair[]> {
  const { rows } = await db.query<OfferPair>(
    `SELECT first, second FROM (${openPairs}) AS pair
     WHERE brand = $1 AND reason = $2 ORDER BY first, second LIMIT $3`,
    [brand, reason, maxBulk],
  )
  return rows
}

/** Decides the pairs of a group in one transaction; returns their number. */
export function decideOnGroup(
  pool: pg.Pool,
  actor: string,
  choice: MatchChoice,
  decision: 'approve' | 'refuse',
): Promise<number> {
  return inTransaction(pool, async client => {
    const { brand, reason } = choice
    const pairs = await fetchGroupPairs(client, choice)
    if (pairs.length === 0) return 0
    const { rows } = await client.query<{ id: number }>(
      'INSERT INTO match_bulk (brand, reason, is_approved) VALUES ($1, $2, $3) RETURNING id',
      [brand, reason, decision === 'approve'],
    )
    const { decided } = await decideOnMatches(client, pairs, decision, {
      bulk: rows[0]?.id,
    })
    await recordAudit(client, {
      actor,
      action: decision === 'approve' ? 'joined offers together' : 'separated offers together',
      subject: `${brand}: ${reason}`,
      after: { decision, pairs: decided.length },
    })
    return decided.length
  })
}

/** Undoes a bulk decision; returns the number of pairs that are open again. */
export function undoBulk(pool: pg.Pool, actor: string, id: number): Promise<number> {
  return inTransaction(pool, async client => {
    const { rows: pairs } = await client.query<OfferPair>(
      `SELECT first_number AS first, second_number AS second FROM offer_match_decision
       WHERE bulk_id = $1 ORDER BY first, second`,
      [id],
    )
    const { rows } = await client.query<{ brand: string; reason: string; isApproved: boolean }>(
      `SELECT brand, reason, is_approved AS "isApproved" FROM match_bulk WHERE id = $1`,
      [id],
    )
    const [bulk] = rows
    if (bulk === undefined || pairs.length === 0) return 0
    const { decided } = await decideOnMatches(client, pairs, 'reopen')
    const decision = bulk.isApproved ? 'approve' : 'refuse'
    await recordAudit(client, {
      actor,
      action: 'reopened offers together',
      subject: `${bulk.brand}: ${bulk.reason}`,
      before: { decision, pairs: decided.length },
    })
    return decided.length
  })
}
