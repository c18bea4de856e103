import type pg from 'pg'

/** Any number that no other lock uses. */
const writeLock = 7_100_004
const lockWrites = `SELECT pg_advisory_xact_lock(${writeLock})`
/** Told at every commit that changed products; whoever follows the changes asks what they were. */
export const changeChannel = 'catalogue_changed'

/**
 * The only way to change products. One transaction at a time, over all servers: numbers drawn from `product_change`
 * would otherwise become visible out of order, and a reader that has seen 8 would never ask for a 7 committed later.
 */
export async function inWriteTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  try {
    await client.query(`BEGIN; ${lockWrites}`)
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    // On a broken connection there is nothing left to roll back, and the first error is the one that tells.
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** For a transaction that finds out late that it changes products; held until it ends. */
export async function takeWriteLock(client: pg.ClientBase): Promise<void> {
  await client.query(lockWrites)
}

/** Within a write transaction; delivered when it commits. */
export async function notifyOfChanges(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_notify($1, $2)', [changeChannel, ''])
}
