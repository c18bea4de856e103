import type pg from 'pg'
import { DatabaseStartError } from '#app/database/database-start-error.ts'
import { DatabaseUrlError } from '#app/database/database-url-error.ts'
import { migrateDatabase } from '#app/database/migrate.server.ts'
import { createPool } from '#app/database/pool.server.ts'
import { formatQuantity } from '#app/domain/count.ts'
import { fetchRejectionReasons } from '#app/ingest/rejection-reasons.server.ts'
import { dropRun, RunDecisionError, releaseRun } from '#app/ingest/release-run.server.ts'
import { runSync, type SyncResult } from '#app/ingest/sync.server.ts'
import { fetchSyncStatus } from '#app/ingest/sync-status.server.ts'
import { fetchUnmappedCategories } from '#app/ingest/unmapped-categories.server.ts'
import { getScopeName, getSourceName, sourceDefinitions } from '#app/networks/all-sources.server.ts'
import { openDatabase } from '../services/open-database.ts'
import { readSettings, type Settings, SettingsError } from '../settings/settings.ts'
import { getNextRun } from '../settings/sync-cron.ts'
import { listenForStop } from '../signals.ts'
import { createConnectors } from '../sync/create-connectors.ts'
import { formatDoubts } from '../sync/format-doubts.ts'
import { parseSyncArguments, type SyncArguments, syncUsage } from '../sync/sync-arguments.ts'
import { createSyncProgressBars } from '../sync/sync-progress.ts'
import {
  formatRejections,
  formatStatus,
  formatUnmappedCategories,
  isHealthy,
  type StatusLine,
} from '../sync/sync-status.ts'

// `npm run sync`: syncs sources by hand, with or without a running server. Exit codes: 0 success,
// 1 a source failed, was busy or was quarantined, 2 wrong arguments or settings, 130 stopped.

const args = parseSyncArguments(process.argv.slice(2))
if ('fault' in args) {
  console.error(`${args.fault}\n\n${syncUsage}`)
  process.exit(2)
}
const stop = listenForStop({
  onStop: () => console.error('\nStopping at the next step …'),
  onSecondStop: () => process.exit(130),
})
try {
  process.exitCode = await runCommand(args, readSettings())
} catch (error) {
  const isExpected = [SettingsError, DatabaseStartError, DatabaseUrlError, RunDecisionError].some(
    kind => error instanceof kind,
  )
  console.error(isExpected && error instanceof Error ? error.message : error)
  process.exitCode = error instanceof SettingsError ? 2 : 1
}

async function runCommand(given: SyncArguments, settings: Settings): Promise<number> {
  const database = await openDatabase(settings)
  const pool = createPool(database.url)
  try {
    await migrateDatabase(pool)
    if (given.kind === 'status') return await showStatus(pool, settings)
    if (given.kind === 'sync') return await sync(pool, settings, given)
    return await decide(pool, given)
  } finally {
    await pool.end()
    await database.close()
  }
}

async function sync(
  pool: pg.Pool,
  { sources }: Settings,
  { sources: requested, isFull }: Extract<SyncArguments, { kind: 'sync' }>,
): Promise<number> {
  const all = createConnectors(sources, 'reading')
  const connectors =
    requested.length === 0
      ? all
      : all.filter(({ source }) => requested.some(each => each === source))
  const missing = requested.filter(
    source => !connectors.some(connector => connector.source === source),
  )
  if (missing.length > 0 || connectors.length === 0) {
    const names = missing.map(getSourceName).join(', ') || 'No source'
    throw new SettingsError(`${names} is not configured: see .env.example.`)
  }
  const bars = createSyncProgressBars(process.stdout, getScopeName)
  const log = { info: () => {}, warn: () => {}, error: reportUnexpected }
  const start = isFull ? 'beginning' : 'last place'
  const results = await Promise.all(
    connectors.map(connector =>
      runSync({ connector, pool, start, signal: stop, log, onProgress: bars.show }),
    ),
  )
  bars.end()
  for (const result of results) console.log(formatResult(result))
  if (stop.aborted) return 130
  return results.every(({ state }) => state === 'complete') ? 0 : 1
}

/**
 * Prints an unexpected error with its stack. A source's
 * own failures are part of the result instead.
 */
function reportUnexpected(fields: unknown): void {
  if (typeof fields === 'object' && fields !== null && 'err' in fields) console.error(fields.err)
}

async function decide(
  pool: pg.Pool,
  { kind, scope, run }: Extract<SyncArguments, { kind: 'release' | 'drop' }>,
): Promise<number> {
  const outcome = await (kind === 'release' ? releaseRun : dropRun)(
    pool,
    scope,
    run,
    'command line',
  )
  if (outcome === 'busy') {
    console.error(`${getScopeName(scope)} is syncing now; try again when it finishes.`)
    return 1
  }
  console.log(
    outcome
      ? `Run ${run} of ${getScopeName(scope)} was released with ${formatQuantity(outcome.products, 'product')}. The next sync resumes it.`
      : `Run ${run} of ${getScopeName(scope)}: the quarantined products are discarded.`,
  )
  return 0
}

async function showStatus(pool: pg.Pool, { sources, syncCrons }: Settings): Promise<number> {
  const known = await fetchSyncStatus(pool)
  const letters = sourceDefinitions
    .map(({ letter }) => letter)
    .filter(letter => sources[getSourceName(letter)])
  const unread = letters.filter(letter => !known.some(({ scope }) => scope === letter))
  const lines = [...known, ...unread.map(scope => ({ scope, live: 0, gone: 0 }))].map(
    ({ scope, ...status }): StatusLine => {
      const letter = letters.find(each => each === scope)
      const next = letter && { nextRun: getNextRun(syncCrons[getSourceName(letter)]).at }
      return { ...status, name: getScopeName(scope), ...next }
    },
  )
  console.log(
    lines.length === 0
      ? 'No source is configured, and nothing has been synced.'
      : formatStatus(lines),
  )
  const rejections = (await fetchRejectionReasons(pool)).map(({ scope, ...rest }) => ({
    ...rest,
    name: getScopeName(scope),
  }))
  if (rejections.length > 0) console.log(`\n${formatRejections(rejections)}`)
  const unmapped = await fetchUnmappedCategories(pool)
  if (unmapped.length > 0)
    console.log(
      `\n${formatUnmappedCategories(unmapped.map(({ scope, ...rest }) => ({ ...rest, name: getScopeName(scope) })))}`,
    )
  return lines.length > 0 && lines.every(isHealthy) ? 0 : 1
}

function formatResult({ source, state, counts, error, doubts }: SyncResult): string {
  const { read, added, changed, unchanged, rejected, gone } = counts
  const numbers = `${read} read: ${added} new, ${changed} changed, ${unchanged} unchanged, ${rejected} rejected, ${gone} gone`
  const reason = error === undefined ? '' : `\n          ${error}`
  const outcome = state === 'busy' ? 'another process is syncing it' : `${state}; ${numbers}`
  const report = doubts ? `\n${formatDoubts(doubts)}` : ''
  return `${getScopeName(source).padEnd(9)} ${outcome}${reason}${report}`
}
