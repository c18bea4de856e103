import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { fetchChanges } from '#app/store/changes.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProducts } from '#app/store/testing.ts'
import type { IndexQuery } from '../index-interface.ts'
import { IndexUnavailableError } from '../index-state.ts'
import { createIndexClient, type IndexClient } from './index-client.server.ts'

const log = pino({ level: 'silent' })
const everything: IndexQuery = { ...emptyListQuery, limit: 50, facetLimit: 24 }
let database: TestDatabase
let client: IndexClient

beforeAll(async () => {
  database = await createTestDatabase()
  await createStore(database.pool).upsertProducts('s', makeProducts(10))
})
beforeEach(() => {
  client = createIndexClient({ databaseUrl: database.url, log })
})
afterEach(() => client.close())
afterAll(() => database.drop())

const isReady = () => expect.poll(() => client.state().isReady).toBe(true)

describe('createIndexClient', () => {
  it('rejects requests while the index is being built, and answers afterward', async () => {
    await expect(client.query(everything)).rejects.toBeInstanceOf(IndexUnavailableError)
    await isReady()
    expect((await client.query(everything)).paging.total).toBe(10)
  })

  it('matches many concurrent requests with their answers', async () => {
    await isReady()
    const limits = Array.from({ length: 50 }, (_, each) => (each % 10) + 1)
    const answers = await Promise.all(limits.map(limit => client.query({ ...everything, limit })))
    expect(answers.map(answer => answer.hits.length)).toEqual(limits)
  })

  it('fails only the request that cannot be answered', async () => {
    await isReady()
    await expect(
      client.query({ ...everything, brands: [1] as unknown as string[] }),
    ).rejects.toThrow(/could not answer/)
    expect((await client.query(everything)).paging.total).toBe(10)
  })

  it('answers searches for the names that every object has', async () => {
    await isReady()
    for (const name of Object.getOwnPropertyNames(Object.prototype)) {
      await client.query({ ...everything, text: name, brands: [name] })
      await client.suggest(name, 5)
    }
    expect((await client.query(everything)).paging.total).toBe(10)
  })

  it('SV5 matches stored searches while answering list queries', async () => {
    await isReady()
    const changes = await fetchChanges(database.pool, 0, 100)
    const searches = Array.from({ length: 2_000 }, (_, id) => ({
      id: String(id),
      category: undefined,
      query: id % 2 === 0 ? 'stock=in' : 'brand=Nobody',
    }))
    const order: string[] = []
    const [found] = await Promise.all([
      client.percolate(searches, changes).finally(() => order.push('matches')),
      client.query(everything).finally(() => order.push('list')),
    ])
    expect(order).toEqual(['list', 'matches'])
    expect(found).toHaveLength(1_000)
    expect(found[0]).toEqual({ searchId: '0', products: changes.map(({ number }) => number) })
  })

  it('SV5 matches nothing before it has applied the changes', async () => {
    await isReady()
    const [change] = await fetchChanges(database.pool, 0, 1)
    if (!change) throw new Error('The store has no products.')
    const later = { ...change, changedAt: client.state().version + 1 }
    expect(await client.percolate([], [later])).toBe('behind')
  })

  it('rejects requests after it is closed', async () => {
    await isReady()
    await client.close()
    await expect(client.query(everything)).rejects.toBeInstanceOf(IndexUnavailableError)
  })
})

describe('a restart', () => {
  it('restores the snapshot written on close and applies later changes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'index-client-'))
    const snapshotPath = join(folder, 'catalogue.index')
    const notes: string[] = []
    const noting = {
      ...log,
      info: (_: unknown, text: string) => notes.push(text),
    } as unknown as typeof log
    const start = async () => {
      await client.close()
      client = createIndexClient({ databaseUrl: database.url, snapshotPath, log: noting })
      await isReady()
    }
    await start()
    await start()
    expect(notes).toContain('the index continues from its snapshot')
    expect((await client.query(everything)).paging.total).toBe(10)
    await createStore(database.pool).upsertProducts('s', makeProducts(11))
    await expect.poll(() => client.state().products).toBe(11)
    await client.close()
    await rm(folder, { recursive: true, force: true })
    await database.pool.query(`DELETE FROM product WHERE id = '11'`)
  })
})

describe('a worker that fails', () => {
  const misbehaving = `
    import { parentPort, resourceLimits } from 'node:worker_threads'
    const state = { isReady: true, products: 1, version: 1, memory: {} }
    parentPort.postMessage({ kind: 'state', state })
    let calls = 0
    let known = []
    parentPort.on('message', ({ kind, id, args: [query] = [], synonyms }) => {
      if (kind === 'close') process.exit(0)
      if (kind === 'synonyms') return (known = synonyms)
      if (query.brands[0] === 'synonyms') return parentPort.postMessage({ kind: 'answer', id, answer: known })
      calls += 1
      if (query.brands[0] === 'count') return parentPort.postMessage({ kind: 'answer', id, answer: calls })
      if (query.brands[0] === 'slow') for (const end = Date.now() + 120; Date.now() < end;);
      if (query.brands[0] === 'heap') return parentPort.postMessage({ kind: 'answer', id, answer: resourceLimits.maxOldGenerationSizeMb })
      if (query.brands[0] === 'die') throw new Error('out of luck')
      if (query.brands[0] === 'hang') for (;;);
      if (query.brands[0] !== 'ignore') parentPort.postMessage({ kind: 'answer', id, answer: query.limit })
    })`
  const ask = (brand: string) => client.query({ ...everything, brands: [brand] })
  /** Asks until the worker answers in time, which a new worker on a busy machine may not do at once. */
  const expectAnswer = (brand: string) => expect.poll(() => ask(brand).catch(() => undefined))

  beforeEach(async () => {
    await client.close()
    const source = new URL(`data:text/javascript,${encodeURIComponent(misbehaving)}`)
    client = createIndexClient({ databaseUrl: database.url, log, source, deadlineMs: 50 })
    await isReady()
  })

  it('has a heap of 768 MB, so that a leak ends the worker and not the server', async () => {
    expect(await ask('heap')).toBe(768)
  })

  it('fails the requests in flight and is restarted', async () => {
    const ignored = ask('ignore').catch(error => error)
    await expect(ask('die')).rejects.toBeInstanceOf(IndexUnavailableError)
    expect(await ignored).toBeInstanceOf(IndexUnavailableError)
    await isReady()
    await expectAnswer('').toBe(everything.limit)
  })

  it('AD3 is replaced by a worker with the same operator synonyms', async () => {
    const synonyms = [{ word: 'divan', also: 'sofa', isMutual: false }]
    client.setSynonyms(synonyms)
    await expectAnswer('synonyms').toEqual(synonyms)
    await expect(ask('die')).rejects.toBeInstanceOf(IndexUnavailableError)
    await isReady()
    await expectAnswer('synonyms').toEqual(synonyms)
  })

  it('fails an unanswered request at its deadline', async () => {
    await expect(ask('ignore')).rejects.toThrow(IndexUnavailableError)
    await expectAnswer('').toBe(everything.limit)
  })

  it('is not replaced when several requests are late at once', async () => {
    const late = await Promise.allSettled([ask('slow'), ask(''), ask(''), ask('')])
    expect(late.map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'rejected',
    ])
    // The first answer comes from the worker that received all requests.
    await expect.poll(() => ask('count')).toBeGreaterThan(late.length)
  })

  it('is replaced when it hangs', async () => {
    const refusals = await Promise.allSettled([ask('hang'), ask(''), ask('')])
    expect(refusals.map(refusal => refusal.status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expectAnswer('').toBe(everything.limit)
  })
})
