import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { IndexUnavailableError } from '../index-state.ts'
import { createEngineClient, type EngineClient } from './engine-client.server.ts'
import { toIndexNames } from './index-names.ts'
import { prepareIndices } from './prepare-indices.server.ts'

const opened: { server: Server; client?: EngineClient }[] = []
afterEach(async () => {
  for (const { server, client } of opened.splice(0)) {
    await client?.close()
    server.closeAllConnections()
    await new Promise(done => server.close(done))
  }
})

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await new Promise(done => server.once('listening', done))
  opened.push({ server })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Starts servers that answer as given, and a client whose deadline is short. */
async function connect(...handlers: RequestListener[]): Promise<EngineClient> {
  const nodes = await Promise.all(handlers.map(listen))
  return createEngineClient(
    { nodes, prefix: 'shop' },
    { searchMs: 60, wait: () => Promise.resolve() },
  )
}

/** Connects to a server that turns every search away, and fails so many. */
async function connectAfterFailures(failures: number) {
  let asked = 0
  const client = await connect((request, response) => {
    asked += 1
    answerWith(429, {})(request, response)
  })
  for (let each = 0; each < failures; each += 1) await search(client).catch(() => undefined)
  const before = asked
  return { client, isAsked: () => asked > before }
}

function answerWith(status: number, body: unknown): RequestListener {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

const hits = { total: { value: 3 }, max_score: null, hits: [] }
const found = { timed_out: false, _shards: { failed: 0 }, hits, status: 200 }
const allFailed = { reason: 'all shards failed', root_cause: [{ reason: 'queue is full' }] }
const answers = answerWith(200, { responses: [found] })
const isSilent: RequestListener = () => undefined
const isDown = answerWith(503, { error: { reason: 'no master' }, status: 503 })
const search = (client: EngineClient) => client.search('cards', [{ size: 0 }])

describe('a search', () => {
  it.each<[what: string, handlers: RequestListener[], reason: RegExp]>([
    ['no answer', [isSilent, isSilent], /in time/],
    ['an overloaded node', [answerWith(429, { error: { reason: 'busy' }, status: 429 })], /429/],
    ['refused credentials', [answerWith(401, {})], /user name, password or permissions/],
    ['missing permissions', [answerWith(403, {})], /user name, password or permissions/],
    ['a page of a proxy', [answerWith(200, '<html>hello')], /does not answer like OpenSearch/],
    [
      'a missing index',
      [
        answerWith(200, {
          responses: [{ status: 404, error: { reason: 'no such index [cards]' } }],
        }),
      ],
      /no such index/,
    ],
    [
      'shards that are all too busy',
      [answerWith(200, { responses: [{ status: 429, error: allFailed }] })],
      /all shards failed: queue is full$/,
    ],
    [
      'an answer without a shard',
      [answerWith(200, { responses: [{ ...found, _shards: { failed: 1 } }] })],
      /only in part/,
    ],
    [
      'an answer that ended early',
      [answerWith(200, { responses: [{ ...found, timed_out: true }] })],
      /only in part/,
    ],
  ])('is unavailable after %s, and says why', async (_, handlers, reason) => {
    const client = await connect(...handlers)
    const error = await search(client).catch(error => error)
    expect(error).toBeInstanceOf(IndexUnavailableError)
    expect(error.message).toMatch(reason)
  })

  it('says that no server listens at the address', async () => {
    const client = createEngineClient({ nodes: ['http://127.0.0.1:9'], prefix: 'shop' })
    await expect(search(client)).rejects.toThrow(/cannot be reached at SEARCH_URL/)
  })

  it('is no outage if OpenSearch refuses it for good', async () => {
    const refusal = { status: 400, error: { reason: 'unknown query' } }
    const client = await connect(answerWith(200, { responses: [refusal] }))
    const error = await search(client).catch(error => error)
    expect(error).not.toBeInstanceOf(IndexUnavailableError)
    expect(error.message).toMatch('unknown query')
  })

  it.each([
    ['that is silent', isSilent],
    ['that is down', isDown],
  ])('is asked once more of another node than one %s', async (_, broken) => {
    let asked = 0
    const count: RequestListener = (request, response) => {
      asked += 1
      broken(request, response)
    }
    const client = await connect(count, answers)
    for (let each = 0; each < 4; each += 1)
      expect((await search(client))[0]?.hits.total?.value).toBe(3)
    expect(asked).toBeLessThanOrEqual(2)
  })

  it('is not asked at all for a moment after five failures', async () => {
    const { client, isAsked } = await connectAfterFailures(5)
    await expect(search(client)).rejects.toThrow(/left alone for a moment/)
    expect(isAsked()).toBe(false)
  })
})

describe('a bulk write', () => {
  const toItems = (...statuses: number[]) => ({
    items: statuses.map(status => ({
      index: { status, ...(status < 300 ? {} : { error: { reason: `reason ${status}` } }) },
    })),
  })
  const writes = ['a', 'b', 'c', 'd'].map(id => ({ id, source: {} }))

  async function write(...answers: object[]) {
    const bodies: string[] = []
    const client = await connect((request, response) => {
      let body = ''
      request.on('data', chunk => (body += chunk))
      request.on('end', () => {
        bodies.push(body)
        answerWith(200, answers.shift() ?? toItems())(request, response)
      })
    })
    const refused = await client.write('cards', writes)
    const ids = bodies.map(body => [...body.matchAll(/"_id":"(.)"/g)].map(([, id]) => id))
    return { refused, ids }
  }

  it('repeats only the documents that a busy node turned away', async () => {
    expect(await write(toItems(201, 429, 200, 503), toItems(201, 201))).toEqual({
      refused: [],
      ids: [
        ['a', 'b', 'c', 'd'],
        ['b', 'd'],
      ],
    })
  })

  it('writes the other half and returns what was refused for good', async () => {
    expect(await write(toItems(201, 400, 200, 413))).toEqual({
      refused: [
        { id: 'b', reason: 'reason 400' },
        { id: 'd', reason: 'reason 413' },
      ],
      ids: [['a', 'b', 'c', 'd']],
    })
  })

  it.each([
    ['the index is gone', Array(6).fill(toItems(404, 404, 404, 404)), /has no cards/],
    ['the disk is full', [toItems(403, 403, 403, 403)], /does not write: reason 403/],
    ['the node stays busy', Array(6).fill(toItems(429, 429, 429, 429)), /turned away 4 of 4/],
  ])('fails as a whole while %s, so that it is repeated later', async (_, answers, reason) => {
    const error = await write(...answers).catch(error => error)
    expect(error).toBeInstanceOf(IndexUnavailableError)
    expect(error.message).toMatch(reason)
  })
})

describe('the server at SEARCH_URL', () => {
  const names = toIndexNames('shop', 'a database')
  const size = { shards: 1, replicas: 0 }

  it.each([
    ['Elasticsearch', { version: { number: '8.19.0' } }, /is Elasticsearch 8.19.0; .* 2.10/],
    [
      'an old OpenSearch',
      { version: { number: '2.9.0', distribution: 'opensearch' } },
      /is opensearch 2.9.0; .* 2.10/,
    ],
    ['something else', { hello: 'world' }, /does not answer like OpenSearch/],
  ])('must not be %s', async (_, body, reason) => {
    const client = await connect(answerWith(200, body))
    await expect(prepareIndices(client, names, size)).rejects.toThrow(reason)
  })

  it.each([401, 403])('must let our user in, and does not if it answers %i', async status => {
    const client = await connect(answerWith(status, {}))
    const error = await prepareIndices(client, names, size).catch(error => error)
    expect(error).toBeInstanceOf(IndexUnavailableError)
    expect(error.message).toMatch(/user name, password or permissions/)
  })

  it('is accepted from version 2.10', async () => {
    const version = { number: '2.10.0', distribution: 'opensearch' }
    const client = await connect((request, response) =>
      answerWith(request.url === '/' ? 200 : 404, request.url === '/' ? { version } : {})(
        request,
        response,
      ),
    )
    // The next step fails, because this server creates no index.
    await expect(prepareIndices(client, names, size)).resolves.toBeUndefined()
  })
})

describe('the limits of requests', () => {
  it.each([
    [4, true],
    [5, false],
  ])('a search is asked after %i failures: %s', async (failures, expected) => {
    const { client, isAsked } = await connectAfterFailures(failures)
    await search(client).catch(() => undefined)
    expect(isAsked()).toBe(expected)
  })

  it.each([
    [1_999, false],
    [2_000, true],
  ])('a search is asked again %i ms after five failures: %s', async (ms, expected) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { client, isAsked } = await connectAfterFailures(5)
    vi.advanceTimersByTime(ms)
    await search(client).catch(() => undefined)
    vi.useRealTimers()
    expect(isAsked()).toBe(expected)
  })

  it('six searches are sent at once', async () => {
    const waiting: (() => void)[] = []
    const handler: RequestListener = (request, response) => {
      const answer = () => answers(request, response)
      if (request.url === '/_msearch') waiting.push(answer)
      else answerWith(200, {})(request, response)
    }
    const client = createEngineClient({ nodes: [await listen(handler)], prefix: 'shop' })
    const searches = Array.from({ length: 7 }, () => search(client))
    while (waiting.length < 6) await client.request('GET', '/')
    await client.request('GET', '/')
    expect(waiting).toHaveLength(6)
    for (const answer of waiting.splice(0)) answer()
    while (waiting.length < 1) await client.request('GET', '/')
    for (const answer of waiting.splice(0)) answer()
    await Promise.all(searches)
    await client.close()
  })

  it('a busy node is asked six times, after waits that double from 200 ms', async () => {
    const waits: number[] = []
    const busy = { items: [{ index: { status: 429, error: { reason: 'busy' } } }] }
    const nodes = [await listen(answerWith(200, busy))]
    const wait = async (ms: number) => void waits.push(ms)
    const client = createEngineClient({ nodes, prefix: 'shop' }, { wait })
    await expect(client.write('cards', [{ id: 'a', source: {} }])).rejects.toThrow(/6 times/)
    expect(waits).toEqual([200, 400, 800, 1_600, 3_200])
    await client.close()
  })

  it.each([
    [5_000_000, 1],
    [5_000_001, 2],
  ])('documents of %i characters are sent in %i requests', async (length, count) => {
    let asked = 0
    const client = await connect((request, response) => {
      asked += 1
      request.resume()
      request.on('end', () => answerWith(200, { items: [] })(request, response))
    })
    const fill = (size: number) => ({ id: 'a', source: 'x'.repeat(size - 2) })
    await client.write('cards', [fill(2_500_000), fill(length - 2_500_000)])
    expect(asked).toBe(count)
  })
})
