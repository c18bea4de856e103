import type pg from 'pg'
import { expect } from 'vitest'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { acquireWriteLock } from '#app/store/write-transaction.server.ts'

/**
 * Does work while a sync is writing, which changes every product once the work waits for it and
 * goes on without waiting for the work.
 */
export async function whileSyncWrites<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const { promise: isWriting, resolve: tellWriting } = Promise.withResolvers<void>()
  const syncing = inTransaction(pool, async sync => {
    await acquireWriteLock(sync)
    tellWriting()
    const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    await sync.query(`UPDATE product SET changed_at = nextval('product_change')`)
  })
  await isWriting
  const working = work()
  await syncing
  return working
}
