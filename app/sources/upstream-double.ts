import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as a double of an upstream sees it. */
export interface DoubleRequest {
  method: string
  path: string
  search: URLSearchParams
  headers: Record<string, string | undefined>
  body: string
}

export interface DoubleAnswer {
  status?: number
  headers?: Record<string, string>
  body: string
}

/** A server that answers as a test says, for what no real upstream does on command; undefined never answers. */
export interface UpstreamDouble {
  url: string
  /** Every request met, in order. */
  requests: DoubleRequest[]
  close(): Promise<void>
}

export async function startUpstreamDouble(
  answer: (request: DoubleRequest, count: number) => DoubleAnswer | undefined,
): Promise<UpstreamDouble> {
  const requests: DoubleRequest[] = []
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
