import { join } from 'node:path'
import type { SyncResult } from '#app/catalogue/sync.server.ts'
import { DatabaseStartError } from '#app/database/database-start-error.ts'
import { migrateDatabase } from '#app/database/migrate.server.ts'
import { createPool } from '#app/database/pool.server.ts'
import { type FeedArguments, feedUsage, parseFeedArguments } from './feed/feed-arguments.ts'
import { importFeed } from './feed/feed-import.ts'
import { count, createFeedProgressLine } from './feed/feed-progress.ts'
import { openDatabase } from './open-database.ts'
import { environment } from './settings.ts'

// `npm run feed`: one feed file into the catalogue, beside a running server or without one. Exit code 0 when it is in,
// 1 when it was refused or failed, 2 when the command was not understood, 130 when it was stopped.

const folder = process.env.INIT_CWD ?? process.cwd()
const args = parseFeedArguments(process.argv.slice(2), folder)
if ('fault' in args) {
  console.error(`${args.fault}\n\n${feedUsage}`)
  process.exit(2)
}
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(130)
    stop.abort()
  })
}
try {
  process.exitCode = await run(args)
} catch (error) {
  console.error(error instanceof DatabaseStartError ? error.message : error)
  process.exitCode = 1
}

async function run(given: FeedArguments): Promise<number> {
  // The other settings are the server's, and need not be there.
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory } = environment
    .pick({ DATABASE_URL: true, DATA_DIR: true })
    .parse({
      DATABASE_URL: process.env.DATABASE_URL || undefined,
      DATA_DIR: process.env.DATA_DIR || undefined,
    })
  const line = createFeedProgressLine(process.stdout)
  const begunAt = performance.now()
  const database = await openDatabase({ databaseUrl, dataDirectory })
  const pool = createPool(database.url)
  try {
    await migrateDatabase(pool)
    const result = await importFeed({
      ...given,
      pool,
      workFolder: join(dataDirectory, 'feeds'),
      signal: stop.signal,
      onRows: line.rows,
      onProducts: line.products,
      onMistake: console.error,
    })
    line.end()
    const seconds = (performance.now() - begunAt) / 1000
    console.log(formatResult(given, result, seconds))
    if (stop.signal.aborted) return 130
    return result.state === 'complete' ? 0 : 1
  } finally {
    await pool.end()
    await database.close()
  }
}

function formatResult(
  { feed, retailer, location }: FeedArguments,
  { state, counts, error }: SyncResult,
  seconds: number,
): string {
  const name = location.replace(/^.*\//, '').replace(/\?.*$/, '')
  const reason = error === undefined ? '' : `: ${error}`
  switch (state) {
    case 'busy':
      return `Not imported: another import of ${feed} is under way.`
    case 'failed':
      return `Not imported${reason}.`
    case 'stopped':
      return 'Stopped. Import the file again for the rest of it.'
    case 'quarantined':
      return `Stopped half way, since what comes looks wrong${reason}. If it is right, import it with --vouch.`
  }
  const { read, added, changed, unchanged, rejected, gone } = counts
  const lines = [
    `Imported ${name} as ${retailer} (${feed}) in ${seconds.toFixed(1)} s:`,
    `  ${count(read)} products: ${count(added)} new, ${count(changed)} changed, ${count(unchanged)} as they were`,
    `  ${count(gone)} gone since the last file`,
    `  ${count(rejected)} rows rejected`,
  ]
  if (error !== undefined) lines.push(`  ${error}`)
  return lines.join('\n')
}
