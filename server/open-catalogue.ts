import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Catalogue, OnIndexAnswer } from '#app/catalogue/catalogue.ts'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { startBundledPostgres } from '#app/database/bundled-postgres.server.ts'
import { migrateDatabase } from '#app/database/migrate.server.ts'
import { createPool } from '#app/database/pool.server.ts'
import { createConnectors } from './create-connectors.ts'
import type { Settings } from './settings.ts'
import { sourceNames } from './source-name.ts'
import { startSyncQueue } from './sync/sync-queue.ts'
import { createSyncThread } from './sync/sync-thread.ts'

export interface OpenCatalogue {
  catalogue: Catalogue
  pool: Pool
  /** Settles when every source that was due was read, or tried, once. */
  firstRound: Promise<void>
}

/** Something to close when the process ends; what was opened last closes first. */
export interface Opened {
  name: string
  close(): Promise<unknown>
}

/**
 * Everything behind the pages: database, catalogue, and the schedule that keeps it fresh. What it opens it adds to
 * `opened` step by step, so that a start that fails half way can be undone. Stops between two steps when told to.
 */
export async function openCatalogue(
  settings: Settings,
  log: Logger,
  stop: AbortSignal,
  opened: Opened[],
  onIndexAnswer: OnIndexAnswer,
): Promise<OpenCatalogue> {
  const databaseUrl = settings.databaseUrl ?? (await openBundledDatabase(settings, log, opened))
  stop.throwIfAborted()

  const pool = createPool(databaseUrl, log)
  opened.push({ name: 'database pool', close: () => pool.end() })
  await migrateDatabase(pool)
  stop.throwIfAborted()

  const { sources, syncCrons } = settings
  const connectors = createConnectors(sources, 'answering')
  if (connectors.length === 0) {
    log.warn('no source is set up, so there is nothing to read products from: see .env.example')
  }
  const catalogue = await createCatalogue({
    databaseUrl,
    snapshotPath: join(settings.dataDirectory, 'index', 'catalogue.index'),
    pool,
    connectors,
    log,
    onIndexAnswer,
  })
  opened.push({ name: 'catalogue', close: () => catalogue.close() })
  stop.throwIfAborted()

  const thread = createSyncThread({ databaseUrl, sources, log })
  stop.addEventListener('abort', () => thread.stop(), { once: true })
  const queue = await startSyncQueue({
    pool,
    crons: Object.fromEntries(connectors.map(({ source }) => [source, syncCrons[sourceNames[source]]])),
    syncOne: source => thread.sync(source),
    signal: stop,
    log,
  })
  opened.push({ name: 'sync', close: () => queue.done })
  return { catalogue, pool, firstRound: queue.firstRound }
}

async function openBundledDatabase(
  { dataDirectory }: Settings,
  log: Logger,
  opened: Opened[],
): Promise<string> {
  const database = await startBundledPostgres({ dataDirectory, log })
  opened.push({ name: 'bundled PostgreSQL', close: () => database.stop() })
  return database.url
}
