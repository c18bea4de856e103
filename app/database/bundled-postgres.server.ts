import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { BaseLogger } from 'pino'
import { DatabaseStartError } from './database-start-error.ts'
import { type LocalPostgres, openLocalPostgres } from './local-postgres.server.ts'

export interface BundledPostgres {
  url: string
  /** To be called when the pool is closed. Frees the data folder and shuts the server down. */
  stop(): Promise<void>
}

export const databaseName = 'storefronts'
/** Held while a process owns the data folder. Any number that no other lock uses. */
const ownershipLock = 7_100_001
const ownershipSeconds = 3

/**
 * The database of an installation without a `DATABASE_URL`: PostgreSQL's own programs on `<dataDirectory>/postgres`.
 * A server left running by a killed process is taken over. Throws a `DatabaseStartError` when the folder is
 * in use by another process or cannot serve.
 */
export async function startBundledPostgres({
  dataDirectory,
  log,
}: {
  dataDirectory: string
  log: Pick<BaseLogger, 'info' | 'error'>
}): Promise<BundledPostgres> {
  const startedAt = performance.now()
  const local = await openLocalPostgres(dataDirectory)
  const owner = await takeOwnership(local)
  owner.on('error', error => log.error({ err: error }, 'lost the connection that owns the bundled database'))
  await createDatabase(owner)
  log.info({ folder: local.folder, ms: Math.round(performance.now() - startedAt) }, 'bundled database is up')
  return {
    url: local.url(databaseName),
    async stop() {
      await owner.end().catch(() => undefined)
      await local.stop()
    },
  }
}

/**
 * A lock of one connection, which the server frees when the process dies, however it dies: no file to go stale.
 * The moments of waiting are for a killed predecessor, whose connection the server may not have missed yet.
 */
async function takeOwnership(local: LocalPostgres): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: local.url('postgres'), keepAlive: true })
  // Until the caller listens: an error nobody hears ends the process.
  owner.on('error', () => undefined)
  await owner.connect()
  const deadline = performance.now() + ownershipSeconds * 1000
  do {
    const { rows } = await owner.query('SELECT pg_try_advisory_lock($1) AS taken', [ownershipLock])
    if (rows[0]?.taken === true) return owner
    await wait(100)
  } while (performance.now() < deadline)
  await owner.end()
  throw new DatabaseStartError(local.folder, {
    cause: 'another running copy of this application uses it.',
    fix: 'Stop the other copy, give this one its own folder with DATA_DIR, or let both share a server with DATABASE_URL.',
  })
}

async function createDatabase(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
  if (rowCount === 0) await owner.query(`CREATE DATABASE ${databaseName}`)
}
