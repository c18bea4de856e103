import type pg from 'pg'

/** The number only has to differ from other locks. */
const writeLock = 7_100_004
const lockWrites = `SELECT pg_advisory_xact_lock(${writeLock})`
/**
 * The channel notified at every commit that changed products, so that followers fetch the changes.
 */
export const changeChannel = 'catalogue_changed'

/**
 * The only way to change products. Write transactions run one at a time across all servers:
 * otherwise numbers drawn from `product_change` would become visible out of order, and a reader
 * that has seen 8 would never fetch a 7 committed later.
 */
export async function inWriteTransaction<T>(
  client: pg.ClientBase,
  work: () => Promise<T>,
): Promise<T> {
  try {
    await client.query(`BEGIN; ${lockWrites}`)
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    // A broken connection has nothing to roll back, and the first error explains more.
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/**
 * Acquires the lock for a transaction that later turns out to change products; held until it ends.
 */
export async function acquireWriteLock(client: pg.ClientBase): Promise<void> {
  await client.query(lockWrites)
}

/** Call inside a write transaction; PostgreSQL delivers the notification at commit. */
export async function notifyOfChanges(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_notify($1, $2)', [changeChannel, ''])
}
