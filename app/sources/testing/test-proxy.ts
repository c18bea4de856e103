import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy between a connector and its upstream, for tests.
 * It counts requests, and fails or hangs on demand.
 */
export interface TestProxy {
  /** The URL to use in place of the upstream's. */
  url: string
  countRequests(): number
  /** Lets this many more requests through, then returns 500. */
  failAfter(requests: number): void
  /** Lets this many more requests through; later ones never get an answer. */
  hangAfter(requests: number): void
  /** Returns the number of requests that were neither answered nor aborted. */
  countOpen(): number
  heal(): void
  close(): Promise<void>
}

export async function startTestProxy(upstreamUrl: string): Promise<TestProxy> {
  let requests = 0
  let remaining = Number.POSITIVE_INFINITY
  let isHanging = false
  let open = 0

  async function answer(request: IncomingMessage, response: ServerResponse) {
    requests += 1
    remaining -= 1
    if (remaining < 0) {
      if (isHanging) return
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"errorMessage":"on command"}')
      return
    }
    const { method = 'GET', headers } = request
    const forwarded = Object.entries(headers).filter(([name]) => !unforwarded.has(name))
    const upstream = await fetch(new URL(request.url ?? '/', upstreamUrl), {
      method,
      headers: Object.fromEntries(forwarded.map(([name, value]) => [name, String(value)])),
      body: method === 'GET' ? null : new Uint8Array(Buffer.concat(await request.toArray())),
      redirect: 'manual',
    })
    const body = Buffer.from(await upstream.arrayBuffer())
    const responseHeaders = [...upstream.headers].filter(([name]) => !unforwarded.has(name))
    response.writeHead(upstream.status, Object.fromEntries(responseHeaders)).end(body)
  }

  const server = createServer((request, response) => {
    open += 1
    response.on('close', () => {
      open -= 1
    })
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    countRequests: () => requests,
    countOpen: () => open,
    failAfter: count => {
      remaining = count
      isHanging = false
    },
    hangAfter: count => {
      remaining = count
      isHanging = true
    },
    heal: () => {
      remaining = Number.POSITIVE_INFINITY
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Headers that are not forwarded, because each hop sets them itself. */
const unforwarded = new Set([
  'host',
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'keep-alive',
])
