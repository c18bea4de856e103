import type pg from 'pg'
import type { SourceLetter } from '#app/domain/source.ts'
import { notifyOfChanges } from './write-transaction.server.ts'

/**
 * Marks one product as gone after a request to its source by id did not find it. The product counts
 * as read now.
 */
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
