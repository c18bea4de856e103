import type pg from 'pg'
import type { SourceLetter } from '#app/domain/source.ts'
import { type Shelf, toIdPrefix, toSource } from './shelf.ts'
import { notifyOfChanges } from './write-transaction.server.ts'

/**
 * What a complete and believed run has not met is no longer on offer. Returns how many. Of a report (`lingerDays`) it has
 * only left the report, and is gone once nothing has been heard of it for so long.
 */
export async function markGone(
  client: pg.ClientBase,
  shelf: Shelf,
  run: number,
  lingerDays = 0,
): Promise<number> {
  const values = [toSource(shelf), run, toIdPrefix(shelf)]
  const { rowCount: left } =
    lingerDays === 0
      ? { rowCount: 0 }
      : await client.query(
          `UPDATE product SET trend_rank = NULL, popularity = 0, document = (document::jsonb - 'trend')::json,
             -- Of nothing, so that it is written anew when it is back.
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

/** Products read by id since the run began are there, whether or not the run met them. */
const isUnmet = `number = ANY (ARRAY(
  SELECT number FROM product JOIN sync_run AS run ON run.id = $2
  WHERE product.source = $1 AND starts_with(product.id, $3) AND gone_since IS NULL AND read_at < run.started_at
  -- Both sides are hashed or sorted, whatever the planner thinks of arrays: joined, it might walk them for each product.
  EXCEPT SELECT unnest(product_numbers) FROM sync_seen WHERE sync_seen.run = $2
))`

/** One product that its source, asked for it by id, no longer has; counts as read. */
export async function markProductGone(
  client: pg.ClientBase,
  source: SourceLetter,
  id: string,
): Promise<void> {
  await client.query(
    `UPDATE product SET read_at = now(), gone_since = coalesce(gone_since, now()),
       changed_at = CASE WHEN gone_since IS NULL THEN nextval('product_change') ELSE changed_at END
     WHERE source = $1 AND id = $2`,
    [source, id],
  )
  await notifyOfChanges(client)
}
