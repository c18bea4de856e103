import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { noteArrival } from '#app/requests/take-turn.ts'
import { dropSlowReaders } from './drop-slow-readers.ts'
import { createPlainPage } from './plain-page.ts'
import { parseHost } from './request-host.ts'
import type { FastAnswer } from './response-cache/fast-answer.ts'

export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>

/** Thrown when the server cannot listen; its message contains the reason and the fix. */
export class ListenError extends Error {
  override name = 'ListenError'
}

/** The idle timeout exceeds that of common load balancers so that they close connections first. */
const keepAliveMs = 65_000
const requestTimeoutMs = 30_000

/** Answers the request or calls `next`. In development this is Vite's middleware. */
export type Middleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) => void

/**
 * Starts listening. `getFetch` and `getFastAnswer`, which comes first, are called for every request.
 * Throws a `ListenError`.
 */
export async function startHttpServer(
  { port, host }: { port: number; host: string | undefined },
  getFetch: () => Fetch,
  middleware?: Middleware,
  getFastAnswer: () => FastAnswer | undefined = () => undefined,
): Promise<{ server: Server; port: number }> {
  const listener = getRequestListener((request, env) => getFetch()(request, env as HttpBindings), {
    hostname: 'localhost',
    errorHandler: () => createPlainPage(400, 'This address is invalid'),
  })
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // The adapter rejects a Host that cannot be part of a URL; here it counts as an unknown host.
    incoming.headers.host = parseHost(incoming.headers.host)
    // Without this header, browsers would keep reusing their
    // connections, and a closing server would never finish.
    if (!server.listening) outgoing.setHeader('Connection', 'close')
    if (!getFastAnswer()?.(incoming, outgoing)) void listener(incoming, outgoing)
  }
  const server = createServer(
    { keepAliveTimeout: keepAliveMs, requestTimeout: requestTimeoutMs },
    middleware
      ? (incoming, outgoing) => middleware(incoming, outgoing, () => handle(incoming, outgoing))
      : handle,
  )
  server.on('connection', noteArrival)
  dropSlowReaders(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(toListenError(error, port, host)))
    server.listen({ port, host }, resolve)
  })
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : port }
}

export function toListenError(
  error: NodeJS.ErrnoException,
  port: number,
  host: string | undefined,
): Error {
  const where = host ? `${host}:${port}` : `port ${port}`
  const reasons = new Map(
    Object.entries({
      EADDRINUSE: `Another program already listens on ${where}. Stop it, or choose another port: PORT=${port + 1}.`,
      EACCES: `This user may not listen on ${where}. Ports below 1024 need privileges; choose another: PORT=3000.`,
      EADDRNOTAVAIL: `This machine has no address ${host}. Correct HOST or unset it.`,
      ENOTFOUND: `The name ${host} cannot be resolved. Correct HOST or unset it.`,
    }),
  )
  const reason = reasons.get(error.code ?? '')
  return reason ? new ListenError(reason, { cause: error }) : error
}

/**
 * Stops accepting connections and waits up to `seconds` for in-flight requests before closing them.
 */
export async function closeHttpServer(
  server: Server,
  seconds: number,
): Promise<{ isComplete: boolean }> {
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
