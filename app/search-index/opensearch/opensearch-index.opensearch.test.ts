import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { fetchChanges } from '#app/store/changes.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProducts } from '#app/store/testing.ts'
import type { IndexQuery } from '../index-interface.ts'
import { createIndexClient, type IndexClient } from '../worker/index-client.server.ts'
import { readSequence } from './card-writer.server.ts'
import { parseEngineAddress } from './engine-address.ts'
import { createEngineClient, type EngineClient } from './engine-client.server.ts'
import { createFollower } from './follower.server.ts'
import { dropIndices } from './prepare-indices.server.ts'
import { getTestAddress } from './testing/open-test-engine.ts'

const everything: IndexQuery = { ...emptyListQuery, limit: 50, facetLimit: 24 }
const prefix = `test-${randomBytes(4).toString('hex')}`
const address = parseEngineAddress(getTestAddress())
const searchUrl = `${address?.nodes[0]}/${prefix}`
const lines: { msg: string; reason?: string }[] = []
const log = pino({}, { write: line => lines.push(JSON.parse(line)) })
let database: TestDatabase
let admin: EngineClient
const clients: IndexClient[] = []

beforeAll(async () => {
  if (address === undefined) throw new Error('OPENSEARCH_TEST_URL is no address.')
  database = await createTestDatabase()
  await createStore(database.pool).upsertProducts('s', makeProducts(10))
  admin = createEngineClient(address)
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})
afterAll(async () => {
  for (const index of await listOurs()) await admin.request('DELETE', `/${index}`)
  await admin.close()
  await database.drop()
})

async function open(options: Partial<Parameters<typeof createIndexClient>[0]> = {}) {
  const client = createIndexClient({ databaseUrl: database.url, searchUrl, log, ...options })
  clients.push(client)
  return client
}

async function openReady(options?: Parameters<typeof open>[0]) {
  const client = await open(options)
  await expect.poll(() => client.state().isReady).toBe(true)
  return client
}

async function listOurs(): Promise<string[]> {
  const found = (await admin.request('GET', `/_cat/indices/${prefix}-*?format=json`)) as {
    index: string
  }[]
  return found.map(({ index }) => index)
}

describe('the index in OpenSearch', () => {
  it('RE6 is built from the database, answers, and goes on where it was after a restart', async () => {
    const client = await openReady()
    expect((await client.query(everything)).paging.total).toBe(10)
    await client.close()
    const again = await openReady()
    expect((await again.query(everything)).paging.total).toBe(10)
    await createStore(database.pool).upsertProducts('s', makeProducts(11))
    await expect.poll(() => again.state().products).toBe(11)
    await expect(again.query({ ...everything, brands: ['Nobody'] })).resolves.toMatchObject({
      paging: { total: 0 },
    })
  })

  it('RE6 answers twenty lists that a page asks at once', async () => {
    const client = await openReady()
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.query(everything)))
    expect(answers.map(({ paging }) => paging.total)).toEqual(Array(20).fill(11))
  })

  it('is written by one of two servers, and both tell which products changed', async () => {
    const changed: Set<number>[] = [new Set(), new Set()]
    const [first, second] = await Promise.all(
      changed.map(numbers =>
        openReady({ onChanged: each => void each.map(number => numbers.add(number)) }),
      ),
    )
    await createStore(database.pool).upsertProducts('s', makeProducts(12))
    await expect.poll(() => first?.state().products).toBe(12)
    await expect.poll(() => second?.state().products).toBe(12)
    await expect.poll(() => [...(changed[0] ?? [])].length).toBeGreaterThan(0)
    await expect.poll(() => [...(changed[1] ?? [])].sort()).toEqual([...(changed[0] ?? [])].sort())
    // The second server writes once the first one has left.
    await first?.close()
    await createStore(database.pool).upsertProducts('s', makeProducts(13))
    await expect.poll(() => second?.state().products).toBe(13)
  })

  it('SV5 matches stored searches with changed products', async () => {
    const client = await openReady()
    const changes = await fetchChanges(database.pool, 0, 100)
    const found = await client.percolate(
      [
        { id: 'all', category: undefined, query: '' },
        { id: 'none', category: undefined, query: 'brand=Nobody' },
        { id: 'words', category: undefined, query: 'q=zeppelin' },
      ],
      changes,
    )
    expect(found).toEqual([{ searchId: 'all', products: changes.map(({ number }) => number) }])
    const later = { ...changes[0], changedAt: client.state().version + 1 } as (typeof changes)[0]
    expect(await client.percolate([], [later])).toBe('behind')
  })

  it('is built again when somebody deletes it while it answers', async () => {
    const client = await openReady()
    for (const index of await listOurs()) await admin.request('DELETE', `/${index}`)
    await expect(client.query(everything)).rejects.toThrow(/no such index|being built/)
    await expect
      .poll(() => client.query(everything).then(({ paging }) => paging.total, String))
      .toBe(13)
    expect(lines.map(({ reason }) => reason)).toContain(
      'the index in OpenSearch was deleted; it is built again',
    )
  })

  it('is not written further if it was replaced by an empty one', async () => {
    const own = `${prefix}r`
    const connection = await database.pool.connect()
    const follower = await createFollower(admin, own, connection)
    const changes = await fetchChanges(database.pool, 0, 4)
    const { signal } = new AbortController()
    await follower.apply(changes.slice(0, 2), signal)
    await dropIndices(admin, follower.names)
    const again = await createFollower(admin, own, connection)
    expect([follower.sequence, again.sequence]).toEqual([0, 0])
    await expect(follower.apply(changes.slice(2), signal)).rejects.toThrow(/was replaced/)
    await again.apply(changes, signal)
    expect(await readSequence(admin, again.names)).toBe(changes.at(-1)?.changedAt)
    await dropIndices(admin, again.names)
    connection.release(true)
  })

  it('keeps away from an index of somebody else', async () => {
    await admin.request('PUT', `/${prefix}-foreign`, { aliases: { [`${prefix}other`]: {} } })
    await open({ searchUrl: `${address?.nodes[0]}/${prefix}other` })
    await expect
      .poll(() => lines.map(({ reason }) => reason).join())
      .toMatch(/belongs to the index .*-foreign, which is not ours; end SEARCH_URL with another/)
  })

  it('keeps the good products when one is a megabyte of words', async () => {
    const [product] = makeProducts(1)
    if (product === undefined) throw new Error('There is no product.')
    const name = `Vast ${'x'.repeat(40_000)} ${Array.from({ length: 100_000 }, (_, at) => `w${at}`).join(' ')}`
    await createStore(database.pool).upsertProducts('s', [
      ...makeProducts(14),
      { ...product, id: 'vast', name },
    ])
    const client = await openReady()
    await expect.poll(() => client.state().products).toBe(15)
    expect((await client.query({ ...everything, text: 'vast' })).paging.total).toBe(1)
  })
})
