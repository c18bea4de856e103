import type pg from 'pg'
import { withClient } from './with-client.server.ts'

/**
 * Runs `work` in one transaction, which is committed when it returns and rolled back if it throws.
 */
export function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return withClient(pool, client => inTransactionOf(client, () => work(client)))
}

/** Runs `work` in one transaction of a connection that the caller already holds. */
export async function inTransactionOf<T>(
  client: pg.ClientBase,
  work: () => Promise<T>,
): Promise<T> {
  try {
    await client.query('BEGIN')
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    // A broken connection has nothing to roll back, and the first error is more informative.
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}
