import { isDeepStrictEqual } from 'node:util'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '#app/database/testing.ts'
import { emptyListQuery, sorts } from '#app/domain/urls/list-query.ts'
import { parseEngineAddress } from '#app/search-index/opensearch/engine-address.ts'
import { createEngineClient } from '#app/search-index/opensearch/engine-client.server.ts'
import { createSearchIndex } from '#app/search-index/search-index.ts'
import { createIndexClient } from '#app/search-index/worker/index-client.server.ts'
import { fetchChanges } from '#app/store/changes.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProducts } from '#app/store/testing.ts'
import { startCluster } from './local-opensearch.mjs'

// Three nodes of OpenSearch, one of which is killed while lists are asked for. Run by
// `npm run test:opensearch`, which needs Java for it.

/** Three nodes on a busy machine take this long; the test is about failures, not about speed. */
const deadlineMs = 60_000
const clusterMs = 240_000
const askedAtOnce = 2
const leastAnswers = 25
const most = 1_000
const lines = []
const log = pino({}, { write: line => lines.push(JSON.parse(line)) })
let cluster
let database
let client
let admin

beforeAll(async () => {
  cluster = await startCluster(3)
  database = await createTestDatabase()
  await writeProducts(300)
  const searchUrl = cluster.nodes.map(({ url }) => url).join()
  admin = createEngineClient(parseEngineAddress(searchUrl))
  client = createIndexClient({ databaseUrl: database.url, searchUrl, log, deadlineMs })
}, clusterMs)
afterAll(async () => {
  await client?.close()
  await admin?.close()
  await cluster?.stop()
  await database?.drop()
})

async function writeProducts(count) {
  const products = makeProducts(count, at => ({
    brand: { id: `${at % 7}`, name: `Brand ${at % 7}` },
    categoryId: ['day-dresses', 'ankle-boots', 'jeans'][at % 3],
    price: 1_000 + ((at * 37) % 500) * 100,
    inStock: at % 5 > 0,
  }))
  await createStore(database.pool).upsertProducts('s', products)
}

const requested = [
  ...sorts.map(sort => ({ sort, page: 2 })),
  { brands: ['Brand 1', 'Brand 4'], prices: ['100-200'] },
  { category: 'ankle-boots', stock: ['in'], excluded: { brands: ['Brand 2'] } },
  { text: 'linen dress', sort: 'price-up' },
].map(query => ({ ...emptyListQuery, limit: 48, facetLimit: 24, ...query }))

/** The answers of the index in memory to all queries. */
async function readTruth() {
  const plain = createSearchIndex()
  plain.apply(await fetchChanges(database.pool, 0, most))
  return requested.map(query => ({ ...plain.query(query), version: 0 }))
}

/** Asks for lists until `work` is done and some more; returns how they were answered. */
async function askDuring(work) {
  const truth = await readTruth()
  const faults = []
  let answers = 0
  let isDone = false
  async function keepAsking(first) {
    for (let at = first; !isDone || answers < leastAnswers; at += 1) {
      const query = requested[at % requested.length]
      const expected = truth[at % requested.length]
      try {
        const answer = { ...(await client.query(query)), version: 0 }
        if (!isDeepStrictEqual(answer, expected)) faults.push({ query, answer, expected })
      } catch (error) {
        faults.push(String(error))
      }
      answers += 1
    }
  }
  const asking = Promise.all(Array.from({ length: askedAtOnce }, (_, at) => keepAsking(3 * at)))
  try {
    while (answers < askedAtOnce) await new Promise(done => setImmediate(done))
    await work()
    answers = 0
  } finally {
    isDone = true
    await asking
  }
  return faults
}

async function waitForCluster(nodes, status) {
  const path = `/_cluster/health?wait_for_nodes=${nodes}&wait_for_status=${status}&timeout=20s`
  await expect
    .poll(() => admin.request('GET', path).catch(String), { timeout: clusterMs, interval: 500 })
    .toMatchObject({ number_of_nodes: nodes, status, timed_out: false })
}

async function readShards() {
  const shards = await admin.request('GET', '/_cat/shards/*-cards-1?format=json')
  return shards.map(({ state, node }) => ({ state, node }))
}

it(
  'RE6 loses no list and counts nothing wrong when a node is killed and comes back',
  async () => {
    await expect.poll(() => client.state().isReady, { timeout: clusterMs }).toBe(true)
    await waitForCluster(3, 'green')
    expect(await readShards()).toHaveLength(6)
    const [{ node: manager }] = await admin.request('GET', '/_cat/cluster_manager?format=json')
    const lost = cluster.nodes.findIndex(({ name }) => name === manager)
    const killed = cluster.nodes[lost]
    const faults = await askDuring(async () => {
      process.kill(killed.pid, 'SIGKILL')
      await killed.ended
      await waitForCluster(2, 'yellow')
    })
    expect(faults).toEqual([])

    // The two that are left are written, too.
    await writeProducts(320)
    await expect.poll(() => client.state().products, { timeout: clusterMs }).toBe(320)
    const faultsOfReturn = await askDuring(async () => {
      await cluster.start(lost)
      await waitForCluster(3, 'green')
    })
    expect(faultsOfReturn).toEqual([])
    // The node that came back takes some of the shards from the others.
    const readReturn = async () => {
      const shards = await readShards()
      const started = shards.filter(({ state }) => state === 'STARTED').length
      return { started, isBack: shards.some(({ node }) => node === manager) }
    }
    await expect.poll(readReturn, { timeout: clusterMs }).toEqual({ started: 6, isBack: true })
  },
  4 * clusterMs,
)
