import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SourceError } from './connector.ts'
import { createSourceHttp, type SourceHttpOptions } from './http.server.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Starts a real server that returns these answers one by one and then repeats the last. */
async function startUpstream(...answers: Answer[]) {
  const calls: string[] = []
  const server = createServer((request, response) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)]
    calls.push(`${request.method} ${request.url}`)
    answer?.(response, request)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: new URL(`http://127.0.0.1:${port}/things?pid=uid-secret%2F1&q=a`), calls }
}

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  response =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))

const never: Answer = () => {}

function create(options: Partial<SourceHttpOptions> = {}) {
  return createSourceHttp({
    source: 's',
    name: 'upstream',
    ratePerMinute: Number.POSITIVE_INFINITY,
    firstRetryMs: 1,
    timeoutMs: 5_000,
    secrets: ['uid-secret/1'],
    ...options,
  })
}

/**
 * Runs with the given random number and returns the lengths of the waits
 * between attempts, which are real but short, in milliseconds.
 */
async function recordWaits(random: number, run: () => Promise<unknown>): Promise<number[]> {
  const timer = vi.spyOn(globalThis, 'setTimeout')
  const chance = vi.spyOn(Math, 'random').mockReturnValue(random)
  try {
    await run()
    // The waits of the tests have fractions, unlike those of fetch and of the server.
    return timer.mock.calls.map(([, ms]) => ms ?? 0).filter(ms => !Number.isInteger(ms))
  } finally {
    timer.mockRestore()
    chance.mockRestore()
  }
}

async function getError(promise: Promise<unknown>): Promise<SourceError> {
  const error = await promise.then(
    () => undefined,
    reason => reason,
  )
  if (error instanceof SourceError) return error
  throw new Error(`no SourceError: ${error}`)
}

describe('createSourceHttp', () => {
  it('PR2 fetches JSON with the requested headers and query', async () => {
    const { url, calls } = await startUpstream((response, request) =>
      json({ token: request.headers['x-token'] })(response, request),
    )
    const answer = await create().fetchJson({ url, headers: { 'x-token': 't' } })
    expect(answer).toEqual({ status: 200, body: { token: 't' } })
    expect(calls).toEqual(['GET /things?pid=uid-secret%2F1&q=a'])
  })

  it('sends a body and returns text unchanged', async () => {
    const { url } = await startUpstream((response, request) => request.pipe(response))
    expect((await create().fetchText({ url, method: 'POST', body: '<a/>' })).body).toBe('<a/>')
  })

  it('PR2 reads XML, retries a truncated document, and rejects entity declarations without a retry', async () => {
    const xml =
      (body: string): Answer =>
      response =>
        response.end(body)
    const cut = await startUpstream(xml('<a><b>1</b><b>'), xml('<a><b>1</b></a>'))
    expect((await create().fetchXml({ url: cut.url })).body).toEqual({ a: { b: '1' } })
    expect(cut.calls).toHaveLength(2)
    const bomb = await startUpstream(xml('<!DOCTYPE a [<!ENTITY x "ha">]><a>&x;</a>'))
    expect((await getError(create().fetchXml({ url: bomb.url }))).message).toContain(
      'declarations of its own',
    )
    expect(bomb.calls).toHaveLength(1)
  })

  it.each([500, 502, 503, 429, 408])('PR2 retries after %d', async status => {
    const { url, calls } = await startUpstream(json({}, status), json({}, status), json('well'))
    expect((await create().fetchJson({ url })).body).toBe('well')
    expect(calls).toHaveLength(3)
  })

  it.each([400, 401, 403, 404])('PR2 does not retry after %d', async status => {
    const { url, calls } = await startUpstream(json({ errorName: 'MissingPartnerId' }, status))
    const error = await getError(create().fetchJson({ url }))
    expect(error).toMatchObject({ source: 's', status })
    expect(error.message).toContain('MissingPartnerId')
    expect(calls).toHaveLength(1)
  })

  it('returns the body of an error status that the caller accepts', async () => {
    const { url } = await startUpstream(json({ errorName: 'InvalidProductId' }, 404))
    const answer = await create().fetchJson({ url, answerStatuses: [404] })
    expect(answer).toEqual({ status: 404, body: { errorName: 'InvalidProductId' } })
  })

  it('PR2 gives up after its retries and reports the response', async () => {
    const { url, calls } = await startUpstream(json({ errorMessage: 'on fire' }, 500))
    const error = await getError(create({ retries: 2 }).fetchJson({ url }))
    expect(error.status).toBe(500)
    expect(error.message).toMatch(/^upstream: GET \/things.*status 500: .*on fire/)
    expect(calls).toHaveLength(3)
  })

  it.each<[string, Answer, RegExp]>([
    [
      'a web page',
      response => response.end('<html>Maintenance</html>'),
      /markup instead of JSON: <html>Maint/,
    ],
    [
      'a truncated response',
      response => response.end('{"products":[{"id":1'),
      /JSON that is truncated or broken after 20/,
    ],
    ['an empty response', response => response.end(), /nothing instead of JSON/],
    [
      'plain text',
      response => response.setHeader('content-type', 'text/plain').end('Hi'),
      /text\/plain instead of JSON: Hi/,
    ],
    [
      'a body shorter than announced',
      response => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"a"')
        setImmediate(() => response.destroy())
      },
      /incomplete response/,
    ],
    ['a dropped connection', response => response.destroy(), /incomplete response/],
  ])('PR2 retries after %s, then reports it', async (_, answer, message) => {
    const { url, calls } = await startUpstream(answer)
    expect((await getError(create({ retries: 1 }).fetchJson({ url }))).message).toMatch(message)
    expect(calls).toHaveLength(2)
  })

  it('PR2 times out a slow response', async () => {
    const { url, calls } = await startUpstream(never, json('late'))
    expect((await create({ timeoutMs: 1_000 }).fetchJson({ url })).body).toBe('late')
    expect(calls).toHaveLength(2)
    const silent = await startUpstream(never)
    const error = await getError(
      create({ timeoutMs: 20, retries: 0 }).fetchJson({ url: silent.url }),
    )
    expect(error.message).toContain('no answer within 20 ms')
  })

  it('PR2 stops reading at the size limit and does not retry', async () => {
    // The response never ends, so waiting for its end would time out.
    const { url, calls } = await startUpstream(response => response.write(' '.repeat(200_000)))
    expect((await getError(create({ maxBytes: 100_000 }).fetchJson({ url }))).message).toContain(
      'more than 100000',
    )
    expect(calls).toHaveLength(1)
  })

  it('PR2 honors Retry-After up to its limit', async () => {
    const { url, calls } = await startUpstream(
      json({}, 429, { 'retry-after': '3600' }),
      json('well'),
    )
    expect((await create({ maxRetryAfterMs: 5 }).fetchJson({ url })).body).toBe('well')
    expect(calls).toHaveLength(2)
  })

  it.each([
    ['at most doubles', 0.999_999, [0.7, 1.4, 2.8, 5.6]],
    ['is at least half of that', 0, [0.35, 0.7, 1.4, 2.8]],
  ])('PR2 waits longer after each failed attempt: the wait %s', async (_, random, expected) => {
    const { url } = await startUpstream(json({}, 503))
    const http = create({ firstRetryMs: 0.7, retries: 4 })
    const waits = await recordWaits(random, () => getError(http.fetchJson({ url })))
    expect(waits.map(ms => Math.round(ms * 1_000) / 1_000)).toEqual(expected)
  })

  it('PR2 never waits longer between attempts than for a Retry-After header', async () => {
    const { url } = await startUpstream(json({}, 503))
    const http = create({ firstRetryMs: 0.7, retries: 4, maxRetryAfterMs: 2.5 })
    const waits = await recordWaits(0, () => getError(http.fetchJson({ url })))
    expect(waits).toEqual([0.35, 0.7, 1.4, 2.5])
  })

  it.each([
    ['shortens a Retry-After header above its limit', '2', [1.5]],
    ['follows a Retry-After header below its limit', '0', [0]],
  ])('PR2 %s', async (_, header, expected) => {
    const busy = json({}, 429, { 'retry-after': header })
    const { url } = await startUpstream(busy, json('well'))
    const http = create({ firstRetryMs: 0.7, maxRetryAfterMs: 1.5 })
    const waits = await recordWaits(0, () => http.fetchJson({ url }))
    expect(waits).toEqual(expected.filter(ms => ms > 0))
  })

  it('PR2 AD2 opens its circuit after consecutive failures and recovers', async () => {
    const { url, calls } = await startUpstream(
      ...Array<Answer>(4).fill(json({}, 500)),
      json('well'),
    )
    const http = create({ retries: 0, failuresToOpen: 3, healMs: 30 })
    for (let failure = 0; failure < 3; failure += 1) await getError(http.fetchJson({ url }))
    const refused = await getError(http.fetchJson({ url }))
    expect(refused.message).toContain('not called')
    expect(http.getHealth()).toEqual({ circuit: 'open' })
    expect(calls).toHaveLength(3)
    // The first trial call receives the last 500 and opens the circuit again; a later one succeeds.
    await expect
      .poll(async () => (await http.fetchJson({ url }).catch(() => undefined))?.body)
      .toBe('well')
    expect(calls).toHaveLength(5)
    expect((await http.fetchJson({ url })).body).toBe('well')
    expect(http.getHealth().circuit).toBe('closed')
  })

  it('does not open its circuit after 404s, which are not outages', async () => {
    const { url, calls } = await startUpstream(json({}, 404))
    const http = create({ failuresToOpen: 2 })
    for (let refusal = 0; refusal < 5; refusal += 1) await getError(http.fetchJson({ url }))
    expect(calls).toHaveLength(5)
  })

  it('PR2 AD2 allows a burst up to its rate and no more', async () => {
    const { url, calls } = await startUpstream(json('well'))
    const http = create({ ratePerMinute: 10 })
    const stop = new AbortController()
    const bulk = Array.from({ length: 12 }, () =>
      http.fetchJson({ url, isBulk: true }, stop.signal),
    )
    const settled = Promise.allSettled(bulk)
    // Long reads may use nine tenths of the rate, which leaves one call for a visitor.
    await Promise.all(bulk.slice(0, 9))
    await http.fetchJson({ url })
    expect(calls).toHaveLength(10)
    expect(http.getHealth().rate).toEqual({ perMinute: 10, callsLeft: 0 })
    stop.abort()
    expect((await settled).map(({ status }) => status)).toEqual([
      ...Array(9).fill('fulfilled'),
      ...Array(3).fill('rejected'),
    ])
  })

  it.each<[string, Answer, Partial<SourceHttpOptions>]>([
    ['while it waits for an answer', never, {}],
    ['while it waits to try again', json({}, 503, { 'retry-after': '60' }), {}],
  ])("stops when aborted %s, with the signal's reason", async (_, answer, options) => {
    const stop = new AbortController()
    const reason = new Error('enough')
    const { url } = await startUpstream((response, request) => {
      answer(response, request)
      setImmediate(() => stop.abort(reason))
    })
    await expect(create(options).fetchJson({ url }, stop.signal)).rejects.toBe(reason)
    await expect(create(options).fetchJson({ url }, stop.signal)).rejects.toBe(reason)
  })

  it('does not count an aborted call against the upstream', async () => {
    const { url } = await startUpstream(never, never, never, json('well'))
    const http = create({ failuresToOpen: 2 })
    for (let call = 0; call < 3; call += 1) {
      await http.fetchJson({ url }, AbortSignal.timeout(20)).catch(() => {})
    }
    expect((await http.fetchJson({ url })).body).toBe('well')
  })

  it.each<[string, Answer]>([
    [
      'a refusal',
      (response, request) =>
        json({ errorMessage: `bad key uid-secret/1 at ${request.url}` }, 401)(response, request),
    ],
    ['a web page', response => response.end('<a href="?pid=uid-secret%2F1">')],
    ['a dropped connection', response => response.destroy()],
  ])('never reveals its key, not even after %s', async (_, answer) => {
    const { url } = await startUpstream(answer)
    const error = await getError(create({ retries: 0 }).fetchJson({ url }))
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toMatch(
      /uid-secret/,
    )
    expect(error.message).toContain('pid=***')
  })

  it('never reveals a token that is used for a single request', async () => {
    const { url } = await startUpstream(json({ message: 'bad token 12:34:ab' }, 400))
    url.searchParams.set('access_token', '12:34:ab')
    const error = await getError(create().fetchJson({ url, secrets: ['12:34:ab'] }))
    expect(error.message).toContain('access_token=***')
    expect(error.message).not.toMatch(/12(:|%3A)34/)
  })

  it('reports a dropped connection', async () => {
    const error = await getError(
      create({ retries: 0 }).fetchJson({ url: new URL('http://127.0.0.1:9/x') }),
    )
    expect(error.message).toMatch(/^upstream: GET \/x: incomplete response/)
    expect(error.status).toBeUndefined()
  })
})
