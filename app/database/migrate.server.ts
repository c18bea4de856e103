import { resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Held while one server migrates. Any number that no other lock uses. */
const migrationLock = 7_100_002

/**
 * Brings the database to the newest schema; nothing to do when it is there. Any number of servers may start at once:
 * one migrates, the others wait. On a connection of its own, since a migration may outlast the pool's time limit.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Freed with the connection, even when this process is killed.
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await client.query('SET client_min_messages = warning')
    await migrate(drizzle(client), { migrationsFolder: resolve('migrations') })
  } finally {
    await client.end()
  }
}
