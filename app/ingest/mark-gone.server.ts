import type pg from 'pg'
import { notifyOfChanges } from '#app/store/write-transaction.server.ts'
import { type SyncScope, toIdPrefix, toSource } from './sync-scope.ts'

/**
 * Marks as gone the products that a complete and plausible run has not seen, and
 * returns their number. With `lingerDays`, which is used for reports, a missing
 * product has merely left the report and is marked as gone only after that many days.
 */
export async function markGone(
  client: pg.ClientBase,
  scope: SyncScope,
  run: number,
  lingerDays = 0,
): Promise<number> {
  const values = [toSource(scope), run, toIdPrefix(scope)]
  const { rowCount: left } =
    lingerDays === 0
      ? { rowCount: 0 }
      : await client.query(
          `UPDATE product SET trend_rank = NULL, popularity = 0, document = (document::jsonb - 'trend')::json,
             -- Matches no content, so that the product is written again when it returns.
             content_hash = '00000000-0000-0000-0000-000000000000', changed_at = nextval('product_change')
           WHERE trend_rank IS NOT NULL AND ${isUnmet}`,
          values,
        )
  const { rowCount: gone } = await client.query(
    `UPDATE product SET gone_since = now(), changed_at = nextval('product_change')
     WHERE read_at < (SELECT started_at FROM sync_run WHERE id = $2) - $4 * interval '1 day' AND ${isUnmet}`,
    [...values, lingerDays],
  )
  if ((left ?? 0) + (gone ?? 0) > 0) await notifyOfChanges(client)
  return gone ?? 0
}

/**
 * A product that was fetched by id since the run began
 * still exists, even if the run has not seen it.
 */
const isUnmet = `number = ANY (ARRAY(
  SELECT number FROM product JOIN sync_run AS run ON run.id = $2
  WHERE product.source = $1 AND starts_with(product.id, $3) AND gone_since IS NULL AND read_at < run.started_at
  -- EXCEPT hashes or sorts both sides whatever the array estimates; a join might scan them per row.
  EXCEPT SELECT unnest(product_numbers) FROM sync_seen WHERE sync_seen.run = $2
))`
