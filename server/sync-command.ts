import type pg from 'pg'
import { dropRun, RunDecisionError, releaseRun } from '#app/catalogue/release-run.server.ts'
import { fetchShelfStatus } from '#app/catalogue/shelf-status.server.ts'
import { createStore } from '#app/catalogue/store.server.ts'
import { runSync, type SyncResult } from '#app/catalogue/sync.server.ts'
import { fetchUnplaced } from '#app/catalogue/unplaced.server.ts'
import { DatabaseStartError } from '#app/database/database-start-error.ts'
import { migrateDatabase } from '#app/database/migrate.server.ts'
import { createPool } from '#app/database/pool.server.ts'
import type { NetworkLetter } from '#app/domain/source.ts'
import { createConnectors } from './create-connectors.ts'
import { openDatabase } from './open-database.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { sourceNames } from './source-name.ts'
import { parseSyncArguments, type SyncArguments, syncUsage } from './sync/sync-arguments.ts'
import { createSyncProgressBars } from './sync/sync-progress.ts'
import { formatStatus, formatUnplaced, isHealthy, type StatusLine } from './sync/sync-status.ts'
import { getNextRun } from './sync-cron.ts'

// `npm run sync`: sources read by hand, beside a running server or without one. Exit codes: 0 all is well · 1 a source
// failed, was busy, or looks wrong · 2 the command or the settings were not understood · 130 stopped.

const args = parseSyncArguments(process.argv.slice(2))
if ('fault' in args) {
  console.error(`${args.fault}\n\n${syncUsage}`)
  process.exit(2)
}
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(130)
    console.error('\nStopping at the next step …')
    stop.abort()
  })
}
try {
  process.exitCode = await runCommand(args, readSettings())
} catch (error) {
  const isExpected = [SettingsError, DatabaseStartError, RunDecisionError].some(kind => error instanceof kind)
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
  { sources: wanted, isFull }: Extract<SyncArguments, { kind: 'sync' }>,
): Promise<number> {
  const all = createConnectors(sources, 'reading')
  const connectors =
    wanted.length === 0 ? all : all.filter(({ source }) => wanted.some(each => each === source))
  const missing = wanted.filter(source => !connectors.some(connector => connector.source === source))
  if (missing.length > 0 || connectors.length === 0) {
    const names = missing.map(source => sourceNames[source]).join(', ') || 'No source'
    throw new SettingsError(`${names} is not set up: see .env.example.`)
  }
  const store = createStore(pool)
  const bars = createSyncProgressBars(process.stdout, toName)
  const log = { info: () => {}, warn: () => {}, error: reportMistake }
  const start = isFull ? 'beginning' : 'last place'
  const results = await Promise.all(
    connectors.map(connector =>
      runSync({ connector, store, start, signal: stop.signal, log, onProgress: bars.show }),
    ),
  )
  bars.end()
  for (const result of results) console.log(formatResult(result))
  if (stop.signal.aborted) return 130
  return results.every(({ state }) => state === 'complete') ? 0 : 1
}

/** What a source does wrong is in its result; a stack is a mistake of ours. */
function reportMistake(fields: unknown): void {
  if (typeof fields === 'object' && fields !== null && 'err' in fields) console.error(fields.err)
}

async function decide(
  pool: pg.Pool,
  { kind, shelf, run }: Extract<SyncArguments, { kind: 'release' | 'drop' }>,
): Promise<number> {
  const outcome = await (kind === 'release' ? releaseRun : dropRun)(pool, shelf, run)
  if (outcome === 'busy') {
    console.error(`${toName(shelf)} is being read just now; try again when that is over.`)
    return 1
  }
  console.log(
    outcome
      ? `Run ${run} of ${toName(shelf)} is released, ${outcome.products} products with it. The next sync goes on from there.`
      : `Run ${run} of ${toName(shelf)}: what was in quarantine is dropped.`,
  )
  return 0
}

async function showStatus(pool: pg.Pool, { sources, syncCrons }: Settings): Promise<number> {
  const known = await fetchShelfStatus(pool)
  const letters = (Object.keys(sourceNames) as NetworkLetter[]).filter(letter => sources[sourceNames[letter]])
  const unread = letters.filter(letter => !known.some(({ shelf }) => shelf === letter))
  const lines = [...known, ...unread.map(shelf => ({ shelf, live: 0, gone: 0 }))].map(
    ({ shelf, ...status }): StatusLine => {
      const letter = letters.find(each => each === shelf)
      const next = letter && { nextRun: getNextRun(syncCrons[sourceNames[letter]]).at }
      return { ...status, name: toName(shelf), ...next }
    },
  )
  console.log(lines.length === 0 ? 'Nothing was read so far, and no source is set up.' : formatStatus(lines))
  const unplaced = await fetchUnplaced(pool)
  if (unplaced.length > 0)
    console.log(
      `\n${formatUnplaced(unplaced.map(({ shelf, ...rest }) => ({ ...rest, name: toName(shelf) })))}`,
    )
  return lines.length > 0 && lines.every(isHealthy) ? 0 : 1
}

function formatResult({ source, state, counts, error }: SyncResult): string {
  const { read, added, changed, unchanged, rejected, gone } = counts
  const numbers = `${read} read: ${added} new, ${changed} changed, ${unchanged} as they were, ${rejected} rejected, ${gone} gone`
  const reason = error === undefined ? '' : `\n          ${error}`
  const told = state === 'busy' ? 'another process is reading it' : `${state}; ${numbers}`
  return `${toName(source).padEnd(9)} ${told}${reason}`
}

function toName(shelf: string): string {
  return sourceNames[shelf as NetworkLetter] ?? shelf
}
