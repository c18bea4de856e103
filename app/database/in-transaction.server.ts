import type pg from 'pg'
import { withClient } from './with-client.server.ts'

/**
 * Runs `work` in one transaction, which is committed when it returns and rolled back if it throws.
 */
export function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return withClient(pool, async client => {
    await client.query('BEGIN')
    try {
      const result = await work(client)
      await client.query('COMMIT')
      return result
    } catch (error) {
      // A broken connection has nothing to roll back, and the first error is more informative.
      await client.query('ROLLBACK').catch(() => undefined)
      throw error
    }
  })
}
