import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { createPlainPage } from './plain-page.ts'
import { parseHost } from './request-host.ts'

export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>

/** A port that cannot be listened on; the message says why and what to do. */
export class ListenError extends Error {
  override name = 'ListenError'
}

/** Longer than the idle time of common balancers, so that it is they who close a connection. */
const keepAliveMs = 65_000
const requestTimeoutMs = 30_000

/** Handles the request and says so, or leaves it to the app: Vite's files, in development. */
export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

/** Listens with whatever `getFetch` answers at the time of each request. */
export async function startHttpServer(
  { port, host }: { port: number; host: string | undefined },
  getFetch: () => Fetch,
  middleware?: Middleware,
): Promise<{ server: Server; port: number }> {
  const listener = getRequestListener((request, env) => getFetch()(request, env as HttpBindings), {
    hostname: 'localhost',
    errorHandler: () => createPlainPage(400, 'This address cannot be read'),
  })
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // The adapter refuses a Host it cannot put into a URL; for us that is an unknown host, which has a storefront.
    incoming.headers.host = parseHost(incoming.headers.host)
    // The end of the connection of a server that is closing: else a browser keeps using it, and it never closes.
    if (!server.listening) outgoing.setHeader('Connection', 'close')
    void listener(incoming, outgoing)
  }
  const server = createServer(
    { keepAliveTimeout: keepAliveMs, requestTimeout: requestTimeoutMs },
    middleware
      ? (incoming, outgoing) => middleware(incoming, outgoing, () => handle(incoming, outgoing))
      : handle,
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(toListenError(error, port, host)))
    server.listen({ port, host }, resolve)
  })
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : port }
}

function toListenError(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  const where = host ? `${host}:${port}` : `port ${port}`
  const reasons: Record<string, string> = {
    EADDRINUSE: `Another program listens on ${where} already. Stop it, or choose another port: PORT=${port + 1}.`,
    EACCES: `This user may not listen on ${where}. Ports below 1024 need rights; choose another: PORT=3000.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Correct HOST or unset it.`,
    ENOTFOUND: `The name ${host} leads nowhere. Correct HOST or unset it.`,
  }
  const reason = reasons[error.code ?? '']
  return reason ? new ListenError(reason, { cause: error }) : error
}

/** Stops accepting and waits for the requests under way; after `seconds` it cuts them off. Resolves to how it went. */
export async function closeHttpServer(server: Server, seconds: number): Promise<{ isComplete: boolean }> {
  let isComplete = true
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const limit = setTimeout(() => {
    isComplete = false
    server.closeAllConnections()
  }, seconds * 1000)
  await closed
  clearInterval(sweep)
  clearTimeout(limit)
  return { isComplete }
}
