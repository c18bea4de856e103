import type pg from 'pg'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { inWriteTransaction, notifyOfChanges } from '#app/store/write-transaction.server.ts'
import { withSyncLock } from './sync-lock.server.ts'
import { type SyncScope, toIdPrefix, toSource } from './sync-scope.ts'

export type FeedScope = Extract<SyncScope, `f:${string}`>

/** Counts the products of a feed that shoppers can see. */
export async function countFeedProducts(
  db: Pick<pg.Pool, 'query'>,
  scope: FeedScope,
): Promise<number> {
  const { rows } = await db.query<{ products: number }>(
    `SELECT count(*)::int AS products FROM product WHERE ${isOfFeed}`,
    [toSource(scope), toIdPrefix(scope)],
  )
  return rows[0]?.products ?? 0
}

/**
 * Marks all products of a feed as gone and discards what it has in quarantine. Importing a file
 * brings its products back. Returns the number of products, or 'busy' while the feed is being
 * imported. The audit log records the removal.
 */
export function removeFeed(
  pool: pg.Pool,
  scope: FeedScope,
  actor: string,
): Promise<{ products: number } | 'busy'> {
  return withSyncLock(pool, scope, client =>
    inWriteTransaction(client, async () => {
      const { rowCount } = await client.query(
        `UPDATE product SET gone_since = now(), changed_at = nextval('product_change')
         WHERE ${isOfFeed}`,
        [toSource(scope), toIdPrefix(scope)],
      )
      const products = rowCount ?? 0
      const { rowCount: held } = await client.query(
        `UPDATE quarantine SET state = 'dropped', step = NULL, decided_at = now()
         WHERE state = 'held' AND run IN (SELECT id FROM sync_run WHERE source = $1)`,
        [scope],
      )
      if (products > 0) await notifyOfChanges(client)
      if (products > 0 || held)
        await recordAudit(client, {
          ...{ actor, action: 'removed feed', subject: scope },
          before: { products },
          after: { products: 0 },
        })
      return { products }
    }),
  )
}

const isOfFeed = 'source = $1 AND starts_with(id, $2) AND gone_since IS NULL'
