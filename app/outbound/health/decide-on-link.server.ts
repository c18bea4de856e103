import type pg from 'pg'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import { troubleStates } from './link-state.ts'

/**
 * An operator's decision about a bad link, valid until the link's state changes:
 *
 *     dismiss  the link works: shoppers get no warning
 *     replace  the link is dead: shoppers get the next best offer and cannot continue
 *     reopen   undo the decision: shoppers get the warning and can continue
 */
export const linkDecisions = ['dismiss', 'replace', 'reopen'] as const
export type LinkDecision = (typeof linkDecisions)[number]

export type DecidedLink = 'dismissed' | 'replaced'

/** Columns of `link_health` as a `DecidedLink`, null when nothing was decided. */
export const decidedLink = `CASE WHEN dismissed_at IS NOT NULL THEN 'dismissed'
  WHEN replaced_at IS NOT NULL THEN 'replaced' END`

/**
 * Stores a decision and records it in the audit log. Returns false if the offer's link is not bad.
 */
export function decideOnLink(
  pool: pg.Pool,
  key: ProductKey,
  decision: LinkDecision,
  actor: string,
): Promise<boolean> {
  return inTransaction(pool, async client => {
    const { rows } = await client.query<{ before: DecidedLink | null }>(
      `SELECT ${decidedLink} AS before FROM link_health
       WHERE source = $1 AND product_id = $2 AND state = ANY ($3) FOR UPDATE`,
      [key.source, key.id, troubleStates],
    )
    const [found] = rows
    if (!found) return false
    const {
      rows: [changed],
    } = await client.query<{ after: DecidedLink | null }>(
      `UPDATE link_health SET dismissed_at = CASE WHEN $3 = 'dismiss' THEN now() END,
         replaced_at = CASE WHEN $3 = 'replace' THEN now() END
       WHERE source = $1 AND product_id = $2 RETURNING ${decidedLink} AS after`,
      [key.source, key.id, decision],
    )
    await recordAudit(client, {
      actor,
      action: 'decided on link',
      subject: formatProductKey(key),
      before: { decision: found.before },
      after: { decision: changed?.after ?? null },
    })
    return true
  })
}
