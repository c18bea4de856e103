import pg from 'pg'
import { DatabaseUrlError, toDatabaseUrlError } from './database-url-error.ts'

const oldestVersion = 16

/**
 * Connects once, so that a wrong `DATABASE_URL` is reported before anything else starts. Throws a
 * `DatabaseUrlError`.
 */
export async function checkDatabaseUrl(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A connection that breaks also emits an error, which
  // would end the process if nothing listened.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    )
    const version = rows[0]?.version ?? 0
    if (version < oldestVersion)
      throw new DatabaseUrlError(
        `DATABASE_URL cannot be used: it is PostgreSQL ${version}. Upgrade it to ${oldestVersion} or newer.`,
      )
  } catch (error) {
    throw error instanceof DatabaseUrlError ? error : toDatabaseUrlError(url, error)
  } finally {
    // Ending a connection that was never established may take forever.
    client.connection.stream.destroy()
  }
}
