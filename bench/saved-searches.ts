import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { formatWholeCount } from '#app/domain/count.ts'
import type { StoredSearch } from '#app/domain/stored-search.ts'
import { formatListQuery } from '#app/domain/urls/list-query.ts'
import {
  createIndexClient,
  type IndexClient,
} from '#app/search-index/worker/index-client.server.ts'
import { fetchChanges } from '#app/store/changes.server.ts'
import { withBenchDatabase } from './bench-database.ts'
import { fillProducts } from './search/fill-products.ts'
import { getPercentile } from './search/percentile.ts'
import { queryKinds, toEngineQuery } from './search/query-mix.ts'

// Measures how long the index worker takes to match changed products against saved searches, and
// the latency of lists meanwhile: `npm run bench -- saved-searches [products]`.
const products = Number(process.argv[2] ?? 20_000)
const searches = makeSearches(10_000)
const changed = 1_000
const rounds = 5

await withBenchDatabase('saved-searches', async (pool, databaseUrl) => {
  const client = await pool.connect()
  await client.query('SET statement_timeout = 0')
  await fillProducts(client, products)
  const changes = await fetchChanges(client, products - changed, changed)
  client.release()
  const index = createIndexClient({ databaseUrl, log: pino({ level: 'error' }) })
  while (!index.state().isReady) await pause(10)
  const times: number[] = []
  const cpuTimes: number[] = []
  const lists: number[] = []
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  let matches = 0
  const match = async () => {
    const found = await index.percolate(searches, changes)
    if (found === 'behind') throw new Error('The index has not applied the changes.')
    matches = found.reduce((sum, each) => sum + each.products.length, 0)
  }
  for (let round = 0; round < rounds; round += 1) {
    const [startedAt, cpu] = [performance.now(), process.cpuUsage()]
    await match()
    times.push(performance.now() - startedAt)
    cpuTimes.push(process.cpuUsage(cpu).user / 1_000)
    const matching = match()
    await Promise.all([matching, askMeanwhile(index, matching, lists)])
  }
  delay.disable()
  await index.close()
  const count = (value: number) => formatWholeCount(value)
  console.log(
    `${count(searches.length)} saved searches × ${count(changes.length)} changed products`,
  )
  console.log(`of ${count(products)}: ${count(matches)} matches`)
  console.log(
    `matching, median / slowest of ${rounds}: ${formatMs(times, 0.5)} / ${formatMs(times, 1)}`,
  )
  console.log(`CPU time of all threads, median: ${formatMs(cpuTimes, 0.5)}`)
  console.log(`a list meanwhile, p50 / p99: ${formatMs(lists, 0.5)} / ${formatMs(lists, 0.99)}`)
  console.log(`main thread blocked for at most: ${(delay.max / 1e6).toFixed(0)} ms`)
})

/** Requests lists one after another, like a single visitor, and records the response times. */
async function askMeanwhile(index: IndexClient, until: Promise<void>, times: number[]) {
  const lists = queryKinds.flatMap(({ queries }) => queries.map(toEngineQuery))
  let isOver = false
  void until.then(() => {
    isOver = true
  })
  for (let at = 0; !isOver; at += 1) {
    const query = lists[at % lists.length]
    const startedAt = performance.now()
    if (query) await index.query({ ...query, sort: 'relevance' })
    times.push(performance.now() - startedAt)
  }
}

/**
 * Creates searches from all but the broadest queries of
 * the search bench, each with a different price or color.
 */
function makeSearches(count: number): StoredSearch[] {
  // Misspelled words are corrected when a search is saved.
  const kinds = queryKinds
    .slice(2)
    .filter(({ isForgiving }) => !isForgiving)
    .map(({ queries }) => queries)
  const prices = ['-50', '20-80', '35-120', '100-', '150-400']
  const colors = ['black', 'white', 'blue', 'green', 'red', 'pink', 'brown']
  return Array.from({ length: count }, (_, at) => {
    const queries = kinds[at % kinds.length] ?? []
    const { category, ...query } = toEngineQuery(queries[Math.floor(at / 7) % queries.length] ?? {})
    const more = {
      prices: query.prices.length > 0 || at % 3 === 0 ? query.prices : [prices[at % 5] ?? ''],
      colors: query.colors.length > 0 || at % 4 === 0 ? query.colors : [colors[at % 7] ?? ''],
    }
    const text = query.text && at % 2 === 1 ? `${colors[at % 7]} ${query.text}` : query.text
    return { id: String(at), category, query: formatListQuery({ ...query, text, ...more }) }
  })
}

function formatMs(times: number[], share: number): string {
  return `${getPercentile(times, share).toFixed(0)} ms`
}
