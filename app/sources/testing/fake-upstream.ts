import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the fake upstream has received. */
export interface FakeRequest {
  method: string
  path: string
  search: URLSearchParams
  headers: Record<string, string | undefined>
  body: string
}

export interface FakeAnswer {
  status?: number
  headers?: Record<string, string>
  body: string
}

/**
 * Starts a server with scripted answers, for failures that no real upstream
 * produces on demand. A request whose answer is undefined is left hanging.
 */
export interface FakeUpstream {
  url: string
  /** Every request received, in order. */
  requests: FakeRequest[]
  close(): Promise<void>
}

export async function startFakeUpstream(
  answer: (request: FakeRequest, count: number) => FakeAnswer | undefined,
): Promise<FakeUpstream> {
  const requests: FakeRequest[] = []
  const server = createServer(async (incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://double')
    const request = {
      method: incoming.method ?? 'GET',
      path: pathname,
      search: searchParams,
      headers: incoming.headers as Record<string, string | undefined>,
      body: Buffer.concat(await incoming.toArray()).toString(),
    }
    requests.push(request)
    const answered = answer(request, requests.length)
    if (answered === undefined) return
    response.writeHead(answered.status ?? 200, answered.headers).end(answered.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
