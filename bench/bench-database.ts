import { rmSync } from 'node:fs'
import pg from 'pg'
import { openLocalPostgres } from '#app/database/local-postgres.server.ts'
import { migrateDatabase } from '#app/database/migrate.server.ts'
import { createPool } from '#app/database/pool.server.ts'

/**
 * Runs `work` with a migrated, empty database on a PostgreSQL server
 * under `var/`, which is deleted afterward. The server is configured
 * like the bundled one, so disk waits are part of the measurement.
 */
export async function withBenchDatabase(
  name: string,
  work: (pool: pg.Pool, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const folder = `var/bench-${name}`
  rmSync(folder, { recursive: true, force: true })
  const server = await openLocalPostgres(folder)
  // The server is also stopped on SIGTERM so that an interrupted bench does not leave it running.
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
