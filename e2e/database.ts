import pg from 'pg'
import { databaseName } from '#app/database/bundled-postgres.server.ts'
import { openLocalPostgres } from '#app/database/local-postgres.server.ts'
import { dataDirectory } from './address.ts'

/**
 * Runs `work` on the running server's database. Tests use it to
 * set up states that would otherwise take months to develop.
 */
export async function withDatabase(work: (db: pg.Client) => Promise<unknown>): Promise<void> {
  const postgres = await openLocalPostgres(dataDirectory)
  const db = new pg.Client({ connectionString: postgres.url(databaseName) })
  await db.connect()
  try {
    await work(db)
  } finally {
    await db.end()
  }
}
