import { rmSync } from 'node:fs'
import pg from 'pg'
import { openLocalPostgres } from '#app/database/local-postgres.server.ts'
import { migrateDatabase } from '#app/database/migrate.server.ts'
import { createPool } from '#app/database/pool.server.ts'

/**
 * A migrated, empty database on a PostgreSQL of its own under `var/`, set up as the bundled one is: what it waits for
 * the disk counts. Gone when `work` is done.
 */
export async function withBenchDatabase(
  name: string,
  work: (pool: pg.Pool, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const folder = `var/bench-${name}`
  rmSync(folder, { recursive: true, force: true })
  const server = await openLocalPostgres(folder)
  // Told to stop in the middle, it must not leave a server behind.
  const leave = () => void server.stop().finally(() => process.exit(1))
  process.once('SIGTERM', leave)
  try {
    const admin = new pg.Client({ connectionString: server.url('postgres') })
    await admin.connect()
    await admin.query('CREATE DATABASE bench')
    await admin.end()
    const databaseUrl = server.url('bench')
    const pool = createPool(databaseUrl)
    await migrateDatabase(pool)
    await work(pool, databaseUrl)
    await pool.end()
  } finally {
    process.off('SIGTERM', leave)
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
