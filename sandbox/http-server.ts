import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Converts Node's request to a `Request`, for handlers that are called without a server. */
export async function toRequest(request: IncomingMessage, url: string): Promise<Request> {
  const { method = 'GET', headers } = request
  const sent = Object.entries(headers).filter(
    ([name]) => name !== 'connection' && name !== 'accept-encoding',
  )
  return new Request(`${url}${request.url ?? '/'}`, {
    method,
    headers: sent.map(([name, value]) => [name, String(value)]),
    body:
      method === 'GET' || method === 'HEAD'
        ? null
        : new Uint8Array(Buffer.concat(await request.toArray())),
  })
}

/** Starts listening and returns the port. If `port` is 0, the system assigns one. */
export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/**
 * Closes the server and its open connections, because a
 * `hang` fault would otherwise block shutdown forever.
 */
export function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close(error => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })
}
