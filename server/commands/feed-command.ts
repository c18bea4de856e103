import { join } from 'node:path'
import type pg from 'pg'
import { DatabaseStartError } from '#app/database/database-start-error.ts'
import { DatabaseUrlError } from '#app/database/database-url-error.ts'
import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { countFeedProducts, removeFeed } from '#app/ingest/remove-feed.server.ts'
import type { SyncResult } from '#app/ingest/sync.server.ts'
import {
  type FeedArguments,
  type FeedRemoval,
  feedUsage,
  parseFeedArguments,
} from '../feed/feed-arguments.ts'
import { importFeed } from '../feed/feed-import.ts'
import { createFeedProgressLine } from '../feed/feed-progress.ts'
import { listenForStop } from '../signals.ts'
import { formatDoubts } from '../sync/format-doubts.ts'
import { runWithDatabase } from './run-with-database.ts'

// `npm run feed`: imports one feed file or removes a feed, with or without a running server. Exit
// codes: 0 done, 1 refused or failed, 2 wrong arguments or settings, 130 stopped.

const folder = process.env.INIT_CWD ?? process.cwd()
const args = parseFeedArguments(process.argv.slice(2), folder)
if ('fault' in args) {
  console.error(`${args.fault}\n\n${feedUsage}`)
  process.exit(2)
}
const stop = listenForStop({
  onStop: () => {},
  onSecondStop: () => process.exit(130),
})
try {
  process.exitCode = await runWithDatabase((pool, dataDirectory) => run(pool, dataDirectory, args))
} catch (error) {
  const isExpected = error instanceof DatabaseStartError || error instanceof DatabaseUrlError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}

async function run(
  pool: pg.Pool,
  dataDirectory: string,
  given: FeedArguments | FeedRemoval,
): Promise<number> {
  if ('removed' in given) return await remove(pool, given)
  const line = createFeedProgressLine(process.stdout)
  const startedAt = performance.now()
  const result = await importFeed({
    ...given,
    pool,
    workFolder: join(dataDirectory, 'feeds'),
    signal: stop,
    onRows: line.rows,
    onProducts: line.products,
    onUnexpected: console.error,
  })
  line.end()
  const seconds = (performance.now() - startedAt) / 1000
  console.log(formatResult(given, result, seconds))
  if (result.doubts) console.log(`\n${formatDoubts(result.doubts)}`)
  if (stop.aborted) return 130
  return result.state === 'complete' ? 0 : 1
}

async function remove(pool: pg.Pool, { removed, isConfirmed }: FeedRemoval): Promise<number> {
  const scope = `f:${removed}` as const
  const products = await countFeedProducts(pool, scope)
  if (!isConfirmed) {
    console.log(`${scope} has ${formatQuantity(products, 'product')}. Add --yes to remove them.`)
    return 1
  }
  const result = await removeFeed(pool, scope, 'command line')
  if (result === 'busy') {
    console.error(`Not removed: an import of ${removed} is running.`)
    return 1
  }
  console.log(`Removed ${formatQuantity(result.products, 'product')} of ${scope}.`)
  return result.products > 0 ? 0 : 1
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
      return `Not imported: another import of ${feed} is running.`
    case 'failed':
      return `Not imported${reason}.`
    case 'stopped':
      return 'Stopped. Import the file again to complete it.'
    case 'quarantined':
      return `Stopped before the end, because the file looks wrong${reason}. If it is right, import it with --vouch.`
  }
  const { read, added, changed, unchanged, rejected, gone } = counts
  const lines = [
    `Imported ${name} as ${retailer} (${feed}) in ${seconds.toFixed(1)} s:`,
    `  ${formatQuantity(read, 'product')}: ${formatWholeCount(added)} new, ${formatWholeCount(changed)} changed, ${formatWholeCount(unchanged)} unchanged`,
    `  ${formatWholeCount(gone)} gone since the last file`,
    `  ${formatQuantity(rejected, 'row')} rejected`,
  ]
  if (error !== undefined) lines.push(`  ${error}`)
  return lines.join('\n')
}
