import { databaseName, startBundledPostgres } from '#app/database/bundled-postgres.server.ts'
import { checkDatabaseUrl } from '#app/database/check-database-url.server.ts'
import { DatabaseStartError } from '#app/database/database-start-error.ts'
import { openLocalPostgres } from '#app/database/local-postgres.server.ts'
import type { Settings } from '../settings/settings.ts'

export interface OpenDatabase {
  url: string
  close(): Promise<void>
}

/**
 * Opens the database for a command: the configured database, the bundled database of a running
 * server, or the bundled database, which then runs until `close`. Throws a `DatabaseUrlError` or a
 * `DatabaseStartError`.
 */
export async function openDatabase({
  databaseUrl,
  dataDirectory,
}: Pick<Settings, 'databaseUrl' | 'dataDirectory'>): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    await checkDatabaseUrl(databaseUrl)
    return { url: databaseUrl, close: async () => {} }
  }
  try {
    const quiet = { info: () => {}, error: () => {} }
    const own = await startBundledPostgres({ dataDirectory, log: quiet })
    return { url: own.url, close: () => own.stop() }
  } catch (error) {
    if (!(error instanceof DatabaseStartError)) throw error
    // Usually this fails because a running server is using the
    // folder; after any other failure, the next call fails too.
    const running = await openLocalPostgres(dataDirectory)
    return { url: running.url(databaseName), close: async () => {} }
  }
}
