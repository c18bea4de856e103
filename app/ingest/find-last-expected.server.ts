import type pg from 'pg'
import type { SyncScope } from './sync-scope.ts'

/**
 * Finds how many rows the source announced in the scope's
 * last complete run; undefined if there has been none.
 */
export async function findLastExpected(
  pool: pg.Pool,
  scope: SyncScope,
): Promise<number | undefined> {
  const text = `SELECT expected FROM sync_run WHERE source = $1 AND state = 'complete' ORDER BY id DESC LIMIT 1`
  return (
    (await pool.query<{ expected: number | null }>(text, [scope])).rows[0]?.expected ?? undefined
  )
}
