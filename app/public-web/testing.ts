import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A local HTTP server with one handler per path. */
export interface TestHost {
  /** The server's address as host:port. */
  host: string
  url(path: string): string
  /** The requested paths, in order. */
  requested: string[]
  close(): void
}

export async function createTestHost(answers: Record<string, Answer>): Promise<TestHost> {
  const requested: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requested.push(path)
    const answer = answers[path]
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    requested,
    url: path => `http://${host}${path}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export function send(body: Uint8Array | string, headers: Record<string, string> = {}): Answer {
  return (_, response) => void response.writeHead(200, headers).end(body)
}

export function redirect(to: string): Answer {
  return (_, response) => void response.writeHead(302, { Location: to }).end()
}
