import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { BaseLogger } from 'pino'
import { DatabaseStartError } from './database-start-error.ts'
import { type LocalPostgres, openLocalPostgres } from './local-postgres.server.ts'
import { supervisePostgres } from './supervise-postgres.server.ts'

export interface BundledPostgres {
  url: string
  /** Releases the data folder and shuts the server down. Call it after closing the pool. */
  stop(): Promise<void>
}

export const databaseName = 'storefronts'
/**
 * The advisory lock held by the process that owns the data
 * folder. The number is arbitrary, but no other lock may use it.
 */
const ownershipLock = 7_100_001
const ownershipSeconds = 3

/**
 * Starts the bundled PostgreSQL in `<dataDirectory>/postgres`, for installations without a
 * `DATABASE_URL`. Adopts a server left running by a killed process, and restarts one that exits.
 * Throws a `DatabaseStartError` when another process uses the folder or the folder cannot be used.
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
  await createDatabase(owner)
  const restart = async () => {
    await local.ensureStarted()
    return takeOwnership(local)
  }
  const supervision = supervisePostgres({ owner, restart, log })
  log.info(
    { folder: local.folder, ms: Math.round(performance.now() - startedAt) },
    'bundled database is up',
  )
  return {
    url: local.url(databaseName),
    async stop() {
      await supervision.end()
      await local.stop()
    },
  }
}

/**
 * Acquires an advisory lock on a connection. PostgreSQL releases it however the
 * process dies, so no lock file can go stale. Waits briefly in case PostgreSQL
 * has not yet noticed that a killed predecessor's connection is lost.
 */
async function takeOwnership(local: LocalPostgres): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: local.url('postgres'), keepAlive: true })
  // An unhandled error event would end the process; `end` reports the loss anyway.
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
  const { rowCount } = await owner.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    databaseName,
  ])
  if (rowCount === 0) await owner.query(`CREATE DATABASE ${databaseName}`)
}
