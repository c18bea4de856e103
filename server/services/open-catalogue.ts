import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { startBundledPostgres } from '#app/database/bundled-postgres.server.ts'
import { checkDatabaseUrl } from '#app/database/check-database-url.server.ts'
import { migrateDatabase } from '#app/database/migrate.server.ts'
import { createPool } from '#app/database/pool.server.ts'
import type { NetworkLetter } from '#app/domain/source.ts'
import { startBackgroundJobs } from '#app/ingest/background-jobs.server.ts'
import { createSources } from '#app/ingest/control/create-sources.server.ts'
import type { Sources } from '#app/ingest/control/sources.ts'
import { mapProducts } from '#app/ingest/mappings/fetch-mappings.server.ts'
import { getSource, getSourceName } from '#app/networks/all-sources.server.ts'
import { followTable } from '#app/overrides/follow-table.server.ts'
import { loadUsdRates, ratesChannel } from '#app/store/usd-rates.server.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Settings } from '../settings/settings.ts'
import { getNextRun } from '../settings/sync-cron.ts'
import { createConnectors } from '../sync/create-connectors.ts'
import { startSyncQueue } from '../sync/sync-queue.ts'
import { createSyncThread } from '../sync/sync-thread.ts'
import type { ProcessPlace } from '../workers/process-place.ts'

export interface OpenCatalogue {
  catalogue: Catalogue
  pool: Pool
  databaseUrl: string
  /** Settles once a sync of every source that was due has been attempted, if this process syncs. */
  firstRound: Promise<void>
  sources: Sources
  /** False if no source is configured, so that no sync ever runs. */
  hasSources: boolean
}

/**
 * Opens the database, the catalogue and the sync schedule. Adds each resource to `stack`, so that
 * a start that fails partway can be undone. Once `stop` is aborted, throws before the next step.
 * A process that does not run the jobs only queues the syncs that operators request.
 */
export async function openCatalogue(
  settings: Settings,
  log: Logger,
  stop: AbortSignal,
  stack: AsyncDisposableStack,
  metrics: Pick<Metrics, 'observeIndexAnswer' | 'observeComparison'>,
  { processes, runsJobs }: ProcessPlace,
): Promise<OpenCatalogue> {
  if (settings.databaseUrl !== undefined) await checkDatabaseUrl(settings.databaseUrl)
  const databaseUrl = settings.databaseUrl ?? (await openBundledDatabase(settings, log, stack))
  stop.throwIfAborted()

  const pool = createPool(databaseUrl, log)
  stack.defer(() => pool.end())
  await migrateDatabase(pool)
  stop.throwIfAborted()

  const rates = await followTable({
    ...{ databaseUrl, log, name: 'exchange rates', channel: ratesChannel },
    read: () => loadUsdRates(pool).then(() => undefined),
  })
  stack.defer(() => rates.close())
  const { sources, syncCrons } = settings
  const connectors = createConnectors(sources, 'answering', processes)
  if (connectors.length === 0 && runsJobs) {
    log.warn('no source is configured, so there are no products to read: see .env.example')
  }
  const catalogue = await createCatalogue({
    databaseUrl,
    snapshotPath: join(settings.dataDirectory, 'index', 'catalogue.index'),
    isSnapshotReadOnly: !runsJobs,
    processes,
    searchUrl: settings.searchUrl,
    searchSeconds: settings.searchSeconds,
    isSearchCompared: settings.searchMode === 'compare',
    onCompared: metrics.observeComparison,
    pool,
    connectors,
    prepareProducts: mapProducts,
    log,
    onIndexAnswer: metrics.observeIndexAnswer,
  })
  stack.defer(() => catalogue.close())
  if (runsJobs) {
    const jobs = startBackgroundJobs({ pool, log })
    stack.defer(() => jobs.close())
  }
  stop.throwIfAborted()

  const thread = createSyncThread({ databaseUrl, sources, log })
  stop.addEventListener('abort', () => thread.stop(), { once: true })
  const getCron = (source: NetworkLetter) => syncCrons[getSourceName(source)]
  const queue = await startSyncQueue({
    pool,
    crons: Object.fromEntries(connectors.map(({ source }) => [source, getCron(source)])),
    syncOne: source => thread.sync(source),
    runsJobs,
    signal: stop,
    log,
  })
  stack.defer(() => queue.done)
  const configured = connectors.map(({ source: letter, getHealth, find }) => {
    const { title, name, ratePerMinute } = getSource(letter)
    return {
      ...{ letter, title, ratePerMinute: sources[name]?.ratePerMinute ?? ratePerMinute },
      getNextRun: () => getNextRun(getCron(letter)),
      getHealth: () => getHealth?.(),
      find,
    }
  })
  return {
    ...{ catalogue, pool, databaseUrl, firstRound: queue.firstRound },
    sources: createSources({ pool, configured, queue }),
    hasSources: connectors.length > 0,
  }
}

async function openBundledDatabase(
  { dataDirectory }: Settings,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<string> {
  const database = await startBundledPostgres({ dataDirectory, log })
  stack.defer(() => database.stop())
  return database.url
}
