import type pg from 'pg'
import { withClient } from '#app/database/with-client.server.ts'
import type { Shelf } from './shelf.ts'

/** Together with the shelf; any number that no other lock uses. */
export const runnerLock = 7_100_003

/**
 * Does `work` as the only one at a shelf, over all servers; 'busy' when another is at it. It runs on the one
 * connection that also holds the lock. A killed process frees it at once, and a process that loses the connection can no
 * longer write: two runners of one shelf never interleave. With patience it waits that long for the other to end.
 */
export function asOnlyRunner<T>(
  pool: pg.Pool,
  shelf: Shelf,
  work: (client: pg.PoolClient) => Promise<T>,
  { patienceSeconds = 0 } = {},
): Promise<T | 'busy'> {
  const runAlone = async (client: pg.PoolClient): Promise<T | 'busy'> => {
    if (!(await takeLock(client, shelf, patienceSeconds))) return 'busy'
    try {
      // Counting and marking a million products takes longer than a page may.
      await client.query("SET statement_timeout = '10min'")
      return await work(client)
    } finally {
      // Closing the connection frees it too, but only when the server has noticed: the next run might find it taken.
      await client.query('SELECT pg_advisory_unlock_all()').catch(() => undefined)
    }
  }
  return withClient(pool, runAlone, { isSpent: true })
}

async function takeLock(client: pg.ClientBase, shelf: Shelf, patienceSeconds: number): Promise<boolean> {
  if (patienceSeconds === 0) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS taken',
      [runnerLock, shelf],
    )
    return rows[0]?.taken === true
  }
  try {
    await client.query(`SET lock_timeout = ${patienceSeconds * 1_000}`)
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [runnerLock, shelf])
    await client.query('SET lock_timeout = 0')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === lockNotAvailable) return false
    throw error
  }
}

const lockNotAvailable = '55P03'
