import type pg from 'pg'
import { withClient } from '#app/database/with-client.server.ts'
import { fetchChanges, type ProductChange } from '#app/store/changes.server.ts'

/** Small enough to evaluate in one transaction, and to redo if the server is killed. */
const changesEach = 1_000

/** The number of changes read; `busy` while another server is reading. */
export type ReadCount = number | 'busy'

/**
 * Reads the next product changes and passes them to `work`, in one transaction with
 * the reader's progress, so that both are stored or neither is. Only one server at a
 * time can lock a reader's row. If `work` returns `later`, the changes are read again.
 */
export function readChanges(
  pool: pg.Pool,
  reader: 'alerts' | 'searches',
  work: (client: pg.ClientBase, changes: ProductChange[]) => Promise<'done' | 'later'>,
): Promise<ReadCount> {
  return withClient(pool, async client => {
    await client.query('BEGIN')
    try {
      const { rows } = await client.query<{ last: string }>(
        `SELECT last_change AS last FROM alert_progress WHERE reader = $1 FOR UPDATE SKIP LOCKED`,
        [reader],
      )
      const last = rows[0]?.last
      const changes =
        last === undefined ? [] : await fetchChanges(client, Number(last), changesEach)
      const newest = changes.at(-1)?.changedAt
      const outcome = newest === undefined ? 'later' : await work(client, changes)
      if (outcome === 'done')
        await client.query('UPDATE alert_progress SET last_change = $2 WHERE reader = $1', [
          reader,
          newest,
        ])
      await client.query(outcome === 'done' ? 'COMMIT' : 'ROLLBACK')
      if (last === undefined) return 'busy'
      return outcome === 'done' ? changes.length : 0
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined)
      throw error
    }
  })
}
