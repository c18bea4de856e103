import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
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
const doors: Server[] = []

beforeAll(async () => {
  if (address === undefined) throw new Error('OPENSEARCH_TEST_URL is no address.')
  database = await createTestDatabase()
  await createStore(database.pool).upsertProducts('s', makeProducts(10))
  admin = createEngineClient(address)
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
  for (const door of doors.splice(0)) {
    door.closeAllConnections()
    await new Promise(done => door.close(done))
  }
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

/** Opens an address that answers a request with the status of `refuse`, or else passes it on to OpenSearch. */
async function openDoor(
  refuse: (path: string, body: string) => number | undefined | Promise<undefined>,
): Promise<string> {
  const door = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const body = await text(request)
    const status = await refuse(url, body)
    if (status !== undefined) return response.writeHead(status).end('{}')
    const type = headers['content-type']
    const answer = await fetch(`${address?.nodes[0]}${url}`, {
      method,
      ...(body === '' || type === undefined ? {} : { body, headers: { 'content-type': type } }),
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(await answer.text())
  }).listen(0, '127.0.0.1')
  await new Promise(done => door.once('listening', done))
  doors.push(door)
  return `http://127.0.0.1:${(door.address() as AddressInfo).port}`
}

const keptAnswers = z.object({
  _all: z.object({ total: z.object({ request_cache: z.object({ hit_count: z.number() }) }) }),
})

const readReasons = () => lines.map(({ reason }) => reason).join()

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

  it('RE6 waits for an OpenSearch that is not where SEARCH_URL says', async () => {
    const client = await open({ searchUrl: 'http://127.0.0.1:9' })
    await expect.poll(readReasons).toMatch(/cannot be reached at SEARCH_URL/)
    await expect(client.query(everything)).rejects.toThrow(/being built/)
    expect(client.state().isReady).toBe(false)
  })

  it('RE6 begins once the user in SEARCH_URL is let in', async () => {
    let status: number | undefined = 401
    const door = await openDoor(() => status)
    const client = await open({ searchUrl: `${door}/${prefix}` })
    await expect.poll(readReasons).toMatch(/refused the user name, password or permissions/)
    expect(client.state().isReady).toBe(false)
    status = undefined
    await expect.poll(() => client.state().isReady).toBe(true)
    expect((await client.query(everything)).paging.total).toBe(15)
  })

  it('RE6 writes what was changed while OpenSearch took nothing', async () => {
    let status: number | undefined
    const door = await openDoor(path => (path.includes('_bulk') ? status : undefined))
    const client = await openReady({ searchUrl: `${door}/${prefix}` })
    status = 429
    await createStore(database.pool).upsertProducts('s', makeProducts(16))
    await expect.poll(readReasons).toMatch(/answered with status 429/)
    expect((await client.query(everything)).paging.total).toBe(15)
    status = undefined
    await expect.poll(() => client.query(everything).then(({ paging }) => paging.total)).toBe(17)
  })

  it('RE6 shows changes while it still reads the words of earlier ones', async () => {
    const reading = Promise.withResolvers<undefined>()
    let isHeld = false
    const door = await openDoor((_, body) =>
      isHeld && body.includes('composite') ? reading.promise : undefined,
    )
    const client = await openReady({ searchUrl: `${door}/${prefix}` })
    isHeld = true
    for (const count of [17, 18]) {
      await createStore(database.pool).upsertProducts('s', makeProducts(count))
      await expect
        .poll(() => client.query(everything).then(({ paging }) => paging.total))
        .toBe(count + 1)
    }
    expect(client.state().products).toBe(17)
    reading.resolve(undefined)
    await expect.poll(() => client.state().products).toBe(19)
  })

  it('RE6 lets OpenSearch keep a list until products change', async () => {
    const client = await openReady()
    const asked = { ...everything, limit: 7 }
    const countKept = async () => {
      const { _all } = keptAnswers.parse(
        await admin.request('GET', `/${prefix}-*/_stats/request_cache`),
      )
      return _all.total.request_cache.hit_count
    }
    const first = await client.query(asked)
    const before = await countKept()
    expect(await client.query(asked)).toEqual(first)
    expect(await countKept()).toBeGreaterThan(before)
    await createStore(database.pool).upsertProducts('s', makeProducts(19))
    await expect
      .poll(() => client.query(asked).then(({ paging }) => paging.total))
      .toBe(first.paging.total + 1)
  })
})
