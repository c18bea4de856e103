import type pg from 'pg'
import type { SourceLetter } from '#app/domain/source.ts'
import type { SyncScope } from './sync-scope.ts'

/** Records that a run has seen these products, within the transaction that stores its step. */
export async function saveSeen(
  client: pg.ClientBase,
  run: number,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return
  await client.query({
    name: 'keep-seen',
    text: 'INSERT INTO sync_seen (run, product_numbers) VALUES ($1, $2)',
    values: [run, `{${numbers.join(',')}}`],
  })
}

/** Records that a run has seen products, given only their ids. */
export async function saveSeenIds(
  client: pg.ClientBase,
  source: SourceLetter,
  run: number,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await client.query(
    `INSERT INTO sync_seen (run, product_numbers)
     SELECT $2, array_agg(number) FROM product WHERE source = $1 AND id = ANY($3) HAVING count(*) > 0`,
    [source, run, ids],
  )
}

export async function countSeen(client: pg.ClientBase, run: number): Promise<number> {
  const text =
    'SELECT count(DISTINCT number)::int AS seen FROM sync_seen, unnest(product_numbers) AS number WHERE run = $1'
  return (await client.query<{ seen: number }>(text, [run])).rows[0]?.seen ?? 0
}

/**
 * Marks as read the products that an inconclusive run has
 * seen, so that visitors do not trigger refreshes of them.
 */
export async function markRead(client: pg.ClientBase, run: number): Promise<void> {
  await client.query(
    `UPDATE product SET read_at = greatest(read_at, sync_run.started_at)
     FROM sync_run, sync_seen, unnest(product_numbers) AS met (number)
     WHERE sync_run.id = $1 AND sync_seen.run = $1 AND product.number = met.number AND read_at < sync_run.started_at`,
    [run],
  )
}

/** Deletes the records for a scope whose run has ended or is starting over. */
export async function forgetSeen(
  client: Pick<pg.ClientBase, 'query'>,
  scope: SyncScope,
): Promise<void> {
  await client.query(
    'DELETE FROM sync_seen USING sync_run WHERE sync_seen.run = sync_run.id AND sync_run.source = $1',
    [scope],
  )
}
