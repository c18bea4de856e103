import type pg from 'pg'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import {
  decideOnMatch,
  type MatchDecision,
  type OfferPair,
} from '#app/ingest/offers/decide-on-match.server.ts'
import { listLessons } from '#app/ingest/offers/lessons.server.ts'
import type { DecisionCount, Lesson } from '#app/ingest/offers/lessons.ts'
import { createStore } from '#app/store/store.server.ts'
import {
  decideOnGroup,
  fetchBulks,
  fetchGroupPairs,
  fetchMatchGroups,
  type MatchBulk,
  type MatchChoice,
  type MatchGroup,
  undoBulk,
} from './bulk-matches.server.ts'
import { type MatchEffect, previewMatches } from './preview-matches.server.ts'

/** Two offers that may be the same product. */
export interface MatchDoubt extends OfferPair {
  offers: [CheckedProduct, CheckedProduct]
  /** The reasons why the match is in doubt; empty for a decided pair. */
  reasons: string[]
}

export interface DecidedMatch extends MatchDoubt {
  isApproved: boolean
}

export interface Matches {
  /**
   * Fetches the first doubtful pairs, those with the most money behind them first, their total
   * number and the latest decisions.
   */
  fetch(): Promise<{ open: MatchDoubt[]; total: number; decided: DecidedMatch[] }>
  /** Fetches the groups of pairs that can be decided together, and those that were. */
  fetchGroups(): Promise<{ open: MatchGroup[]; decided: MatchBulk[] }>
  /** Fetches what matching has learned from the decisions on a brand's pairs. */
  fetchLessons(): Promise<(DecisionCount & { lesson: Lesson })[]>
  /** Finds out what deciding on a group would change. */
  preview(choice: MatchChoice, decision: 'approve' | 'refuse'): Promise<MatchEffect>
  /** Decides the pairs of a group, at most 5,000; returns their number. */
  decideAll(actor: string, choice: MatchChoice, decision: 'approve' | 'refuse'): Promise<number>
  /** Undoes what was decided together; returns the number of pairs. */
  undoAll(actor: string, bulk: number): Promise<number>
  /**
   * Stores a decision about a pair. Returns false if the pair
   * already has this decision or is no longer available.
   */
  decide(actor: string, pair: OfferPair, decision: MatchDecision): Promise<boolean>
}

const maxRows = 50
/** A pair is worth its offers' clicks in this many days, times their prices. */
const worthDays = 30

const actions: Readonly<Record<MatchDecision, string>> = {
  approve: 'joined offers',
  refuse: 'separated offers',
  reopen: 'reopened offers',
}

export function createMatches(pool: pg.Pool): Matches {
  const store = createStore(pool)

  async function addOffers<Row extends OfferPair>(rows: readonly Row[]) {
    const numbers = [...new Set(rows.flatMap(({ first, second }) => [first, second]))]
    const products = await store.findByNumbers(numbers)
    return rows.flatMap(row => {
      const [first, second] = [products.get(row.first), products.get(row.second)]
      return first && second ? [{ ...row, offers: [first, second] as MatchDoubt['offers'] }] : []
    })
  }

  return {
    async fetch() {
      const open = await pool.query<OfferPair & { reasons: string[]; total: number }>(
        `SELECT first_number AS first, second_number AS second, reasons,
           count(*) OVER ()::int AS total
         FROM offer_match_candidate CROSS JOIN LATERAL (
           SELECT sum(usd_cents * clicks)::float8 AS clicked, max(usd_cents) AS price
           FROM product CROSS JOIN LATERAL (
             SELECT count(*) AS clicks FROM click
             WHERE click.source = product.source AND click.product_id = product.id
               AND visitor = 'person' AND clicked_at > now() - make_interval(days => $2)
           ) AS counted
           WHERE product.number IN (first_number, second_number)
         ) AS worth
         ORDER BY clicked DESC NULLS LAST, price DESC NULLS LAST, first_number, second_number
         LIMIT $1`,
        [maxRows, worthDays],
      )
      const decided = await pool.query<OfferPair & { isApproved: boolean }>(
        `SELECT first_number AS first, second_number AS second, is_approved AS "isApproved"
         FROM offer_match_decision ORDER BY decided_at DESC LIMIT $1`,
        [maxRows],
      )
      const withReasons = decided.rows.map(row => ({ ...row, reasons: [] }))
      return {
        open: await addOffers(open.rows),
        total: open.rows[0]?.total ?? 0,
        decided: await addOffers(withReasons),
      }
    },
    async decide(actor, pair, decision) {
      const [row] = await addOffers([pair])
      if (!row) return false
      return inTransaction(pool, client => decideOn(client, actor, row, decision))
    },
    async fetchGroups() {
      const [open, decided] = await Promise.all([fetchMatchGroups(pool), fetchBulks(pool)])
      return { open, decided }
    },
    fetchLessons: () => listLessons(pool),
    async preview(choice, decision) {
      return previewMatches(pool, await fetchGroupPairs(pool, choice), decision)
    },
    decideAll: (actor, choice, decision) => decideOnGroup(pool, actor, choice, decision),
    undoAll: (actor, bulk) => undoBulk(pool, actor, bulk),
  }
}

async function decideOn(
  client: pg.ClientBase,
  actor: string,
  { first, second, offers }: OfferPair & Pick<MatchDoubt, 'offers'>,
  decision: MatchDecision,
): Promise<boolean> {
  const before = await findDecision(client, { first, second })
  if (!(await decideOnMatch(client, { first, second }, decision))) return false
  const after = decision === 'reopen' ? undefined : { decision }
  await recordAudit(client, {
    ...{ actor, action: actions[decision], subject: offers.map(formatProductKey).join(', ') },
    ...(before ? { before: { decision: before } } : {}),
    ...(after ? { after } : {}),
  })
  return true
}

async function findDecision(
  client: pg.ClientBase,
  { first, second }: OfferPair,
): Promise<MatchDecision | undefined> {
  const { rows } = await client.query<{ approved: boolean }>(
    `SELECT is_approved AS approved FROM offer_match_decision
     WHERE first_number = $1 AND second_number = $2`,
    [first, second],
  )
  return rows[0] && (rows[0].approved ? 'approve' : 'refuse')
}
