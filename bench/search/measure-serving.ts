import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import pino from 'pino'
import { formatWholeCount } from '#app/domain/count.ts'
import {
  createIndexClient,
  type IndexClient,
} from '#app/search-index/worker/index-client.server.ts'
import { withBenchDatabase } from '../bench-database.ts'
import { changePrices, fillProducts } from './fill-products.ts'
import { getPercentile } from './percentile.ts'
import { beginnings, queryKinds, toEngineQuery } from './query-mix.ts'
import { formatBlocked, watchMainThread } from './watch-main-thread.ts'

// Measures our index as in production, in a separate process: the
// worker thread builds it from PostgreSQL and the main thread sends
// queries. `search.ts` starts this script and prints its figures.

const products = Number(process.argv[2])
/** The address of OpenSearch; if it is absent, the index is in the worker's memory. */
const searchUrl = process.argv[3]
const changed = 1_000
const questions = 2_000
/** No more questions are asked after this time. */
const longestMs = 60_000
/** The number of concurrent visitors. */
const visitors = 8
const log = pino({ level: 'error' })
const folder = mkdtempSync(join(tmpdir(), 'serving-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

await withBenchDatabase('serving', async (pool, databaseUrl) => {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await fillProducts(client, products)
    process.send?.(await measure(client, databaseUrl))
  } finally {
    client.release()
  }
})

async function measure(
  db: pg.PoolClient,
  databaseUrl: string,
): Promise<[what: string, figure: string][]> {
  const first = await start(databaseUrl)
  const asked = await ask(first.index)
  const changedMs = await timeChanges(db, first.index)
  const saving = watchMainThread()
  await first.index.close()
  const saved = saving()
  const second = await start(databaseUrl)
  await second.index.close()
  return [
    ['built by the worker from PostgreSQL', `${(first.readyMs / 1_000).toFixed(1)} s`],
    ['again after a restart', `${(second.readyMs / 1_000).toFixed(1)} s`],
    ['main thread during the build, p99 / longest', first.blocked],
    [`a list through the worker, ${visitors} visitors at once, p50 / p99`, asked.lists],
    ['a suggestion through the worker, p50 / p99', asked.suggestions],
    ['main thread meanwhile, p99 / longest', asked.blocked],
    ['main thread while a snapshot is saved, p99 / longest', formatBlocked(saved)],
    [
      `${formatWholeCount(changed)} changed prices, from commit until lists show them`,
      `${changedMs.toFixed(0)} ms`,
    ],
  ]
}

async function start(
  databaseUrl: string,
): Promise<{ index: IndexClient; readyMs: number; blocked: string }> {
  const startedAt = performance.now()
  const blocked = watchMainThread()
  const index = createIndexClient({
    ...{ databaseUrl, log, deadlineMs: 120_000 },
    ...(searchUrl ? { searchUrl } : { snapshotPath: join(folder, 'index') }),
  })
  while (!index.state().isReady) await pause(10)
  return { index, readyMs: performance.now() - startedAt, blocked: formatBlocked(blocked()) }
}

async function ask(
  index: IndexClient,
): Promise<{ lists: string; suggestions: string; blocked: string }> {
  const lists = queryKinds.flatMap(({ queries }) => queries.map(toEngineQuery))
  for (const query of lists) await index.query({ ...query, sort: 'relevance' })
  for (const text of beginnings) await index.suggest(text, 8)
  const blocked = watchMainThread()
  const listTimes: number[] = []
  const suggestionTimes: number[] = []
  let next = 0
  const beganAt = performance.now()
  async function visit(): Promise<void> {
    for (let at = next++; at < questions; at = next++) {
      if (performance.now() - beganAt > longestMs) break
      const startedAt = performance.now()
      // A quarter of the visitors type in the search box.
      const text = at % 4 === 0 ? beginnings[(at / 4) % beginnings.length] : undefined
      const query = lists[at % lists.length]
      if (text !== undefined) await index.suggest(text, 8)
      else if (query) await index.query({ ...query, sort: 'relevance' })
      ;(text === undefined ? listTimes : suggestionTimes).push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return {
    lists: formatTimes(listTimes),
    suggestions: formatTimes(suggestionTimes),
    blocked: formatBlocked(blocked()),
  }
}

async function timeChanges(db: pg.PoolClient, index: IndexClient): Promise<number> {
  const last = await changePrices(db, Math.min(changed, products))
  const startedAt = performance.now()
  while (index.state().version < last) await pause(1)
  return performance.now() - startedAt
}

function formatTimes(times: number[]): string {
  return `${getPercentile(times, 0.5).toFixed(1)} / ${getPercentile(times, 0.99).toFixed(1)} ms`
}
