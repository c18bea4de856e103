import { resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { withClient } from './with-client.server.ts'

/** Held while one server migrates. Any number that no other lock uses. */
const migrationLock = 7_100_002

/**
 * Brings the database to the newest schema; nothing to do when it is there. Any number of servers may start at once:
 * one migrates, the others wait. The SQL is read from `migrations/` of the folder the process was started in.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const migrateWith = async (client: pg.PoolClient) => {
    // A migration, or the wait for another server's, may take longer than a page may.
    await client.query('SET statement_timeout = 0')
    await client.query('SET client_min_messages = warning')
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder: resolve('migrations') })
  }
  // Closed rather than given back: that frees the lock and forgets the settings.
  await withClient(pool, migrateWith, { isSpent: true })
}
