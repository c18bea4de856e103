import type pg from 'pg'
import { inTransactionOf } from '#app/database/in-transaction.server.ts'

/** An arbitrary number that no other lock uses. */
const writeLock = 7_100_004
/**
 * The channel that is notified by every commit that
 * changes products, so that followers fetch the changes.
 */
export const changeChannel = 'catalogue_changed'

/**
 * Runs `work` in a write transaction, which is the only way to change products. Write transactions
 * run one at a time across all servers. Otherwise, numbers drawn from `product_change` would become
 * visible out of order, and a reader that has seen 8 would never fetch a 7 committed later.
 */
export function inWriteTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  return inTransactionOf(client, async () => {
    await acquireWriteLock(client)
    return work()
  })
}

/**
 * Acquires the lock in a transaction that has already begun when it turns
 * out to change products. The lock is held until the transaction ends.
 */
export async function acquireWriteLock(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [writeLock])
}

/**
 * Notifies followers of changes. Call it inside a write
 * transaction; PostgreSQL delivers the notification at commit.
 */
export async function notifyOfChanges(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_notify($1, $2)', [changeChannel, ''])
}
