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
import { createStore } from '#app/store/store.server.ts'

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
  /** Fetches the first doubtful pairs, their total number and the latest decisions. */
  fetch(): Promise<{ open: MatchDoubt[]; total: number; decided: DecidedMatch[] }>
  /**
   * Stores a decision about a pair. Returns false if the pair
   * already has this decision or is no longer available.
   */
  decide(actor: string, pair: OfferPair, decision: MatchDecision): Promise<boolean>
}

const maxRows = 50

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
         FROM offer_match_candidate ORDER BY first_number, second_number LIMIT $1`,
        [maxRows],
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
      const [first, second] = row.offers.map(formatProductKey)
      return inTransaction(pool, async client => {
        const before = await findDecision(client, pair)
        if (!(await decideOnMatch(client, pair, decision))) return false
        const after = decision === 'reopen' ? undefined : { decision }
        await recordAudit(client, {
          ...{ actor, action: actions[decision], subject: `${first}, ${second}` },
          ...(before ? { before: { decision: before } } : {}),
          ...(after ? { after } : {}),
        })
        return true
      })
    },
  }
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
