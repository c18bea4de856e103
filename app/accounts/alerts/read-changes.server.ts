import type pg from 'pg'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { fetchChanges, type ProductChange } from '#app/store/changes.server.ts'

/** Small enough to evaluate in one transaction, and to redo if the server is killed. */
const changesEach = 1_000

/** The number of changes read; `busy` while another server is reading. */
export type ReadCount = number | 'busy'

export interface ChangeBatch {
  changes: readonly ProductChange[]
  /** When the previous batch was read. */
  lastReadAt: Date
}

/**
 * Reads the next product changes and passes them to `work`, in one transaction with
 * the reader's progress, so that both are stored or neither is. Only one server at a
 * time can lock a reader's row. If `work` returns `later`, the changes are read again.
 */
export function readChanges(
  pool: pg.Pool,
  reader: 'alerts' | 'searches',
  now: Date,
  work: (client: pg.ClientBase, batch: ChangeBatch) => Promise<'done' | 'later'>,
): Promise<ReadCount> {
  return inTransaction(pool, async client => {
    const { rows } = await client.query<{ last: string; lastReadAt: Date }>(
      `SELECT last_change AS last, read_at AS "lastReadAt" FROM alert_progress
       WHERE reader = $1 FOR UPDATE SKIP LOCKED`,
      [reader],
    )
    const [progress] = rows
    if (!progress) return 'busy'
    const { last, lastReadAt } = progress
    const changes = await fetchChanges(client, Number(last), changesEach)
    const newest = changes.at(-1)?.changedAt
    if (newest === undefined) return 0
    if ((await work(client, { changes, lastReadAt })) === 'later') return 0
    await client.query(
      'UPDATE alert_progress SET last_change = $2, read_at = $3 WHERE reader = $1',
      [reader, newest, now],
    )
    return changes.length
  })
}
