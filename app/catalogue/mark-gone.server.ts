import type pg from 'pg'
import type { SourceLetter } from '#app/domain/source.ts'
import { type Shelf, toIdPrefix, toSource } from './shelf.ts'
import { notifyOfChanges } from './write-transaction.server.ts'

/** What a complete and believed run has not met is no longer on offer. Returns how many. */
export async function markGone(client: pg.ClientBase, shelf: Shelf, run: number): Promise<number> {
  // Products read by id since the run began are there, whether or not the run met them.
  const { rowCount } = await client.query(
    `UPDATE product SET gone_since = now(), changed_at = nextval('product_change')
     WHERE number = ANY (ARRAY(
       SELECT number FROM product JOIN sync_run AS run ON run.id = $2
       WHERE product.source = $1 AND starts_with(product.id, $3) AND gone_since IS NULL
         AND read_at < run.started_at
       -- Both sides are hashed or sorted, whatever the planner thinks of arrays: joined, it might walk them for each product.
       EXCEPT SELECT unnest(product_numbers) FROM sync_seen WHERE sync_seen.run = $2
     ))`,
    [toSource(shelf), run, toIdPrefix(shelf)],
  )
  const gone = rowCount ?? 0
  if (gone > 0) await notifyOfChanges(client)
  return gone
}

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
