import type pg from 'pg'
import { withClient } from '#app/database/with-client.server.ts'
import type { SyncScope } from './sync-scope.ts'

/**
 * Together with the scope, this number forms the lock's key.
 * The number is arbitrary, but no other lock may use it.
 */
export const runnerLock = 7_100_003

/**
 * Runs `work` as the only runner of a scope across all servers; returns 'busy' if
 * another runner holds the scope. The lock belongs to the connection that `work`
 * uses, so a killed process frees it at once and a process that loses the connection
 * can no longer write. With `patienceSeconds`, waits that long for the other runner.
 */
export function withSyncLock<T>(
  pool: pg.Pool,
  scope: SyncScope,
  work: (client: pg.PoolClient) => Promise<T>,
  { patienceSeconds = 0 } = {},
): Promise<T | 'busy'> {
  const runAlone = async (client: pg.PoolClient): Promise<T | 'busy'> => {
    if (!(await acquireLock(client, scope, patienceSeconds))) return 'busy'
    try {
      // Counting and marking a million products takes
      // longer than the statement timeout for pages allows.
      await client.query("SET statement_timeout = '10min'")
      return await work(client)
    } finally {
      // Closing the connection frees the lock too, but only once the
      // server notices, so the next run might find it still taken.
      await client.query('SELECT pg_advisory_unlock_all()').catch(() => undefined)
    }
  }
  return withClient(pool, runAlone, { isSpent: true })
}

async function acquireLock(
  client: pg.ClientBase,
  scope: SyncScope,
  patienceSeconds: number,
): Promise<boolean> {
  if (patienceSeconds === 0) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS taken',
      [runnerLock, scope],
    )
    return rows[0]?.taken === true
  }
  try {
    await client.query(`SET lock_timeout = ${patienceSeconds * 1_000}`)
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [runnerLock, scope])
    await client.query('SET lock_timeout = 0')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === lockNotAvailable) return false
    throw error
  }
}

const lockNotAvailable = '55P03'
