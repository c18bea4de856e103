import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { connect as connectHttp2, createSecureServer } from 'node:http2'
import { request as requestSecurely } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { text } from 'node:stream/consumers'

/** An anonymous cipher, with which TLS needs no certificate. */
const tls = { ciphers: 'AECDH-AES128-SHA:@SECLEVEL=0', maxVersion: 'TLSv1.2' } as const

export interface StartedProxy {
  server: Server
  port: number
}

/** Returns the headers to change on the way; undefined removes a header. */
export type Forward = (headers: IncomingHttpHeaders, peer: string) => IncomingHttpHeaders

/** Starts a proxy that ends TLS, over HTTP/2 or HTTP/1.1, in front of a server on this machine. */
export function startTlsProxy(target: number, forward: Forward): Promise<StartedProxy> {
  const server = createSecureServer({ ...tls, allowHTTP1: true }, (incoming, outgoing) => {
    const { ':authority': authority, host = authority, ...headers } = incoming.headers
    const peer = incoming.socket.remoteAddress ?? ''
    const plain = Object.entries(headers).filter(([name]) => !/^(?::|connection$)/.test(name))
    const given = { ...Object.fromEntries(plain), host }
    const sent = { ...given, ...forward(given, peer) }
    const onward = request(
      { port: target, path: incoming.url, method: incoming.method, headers: dropUnset(sent) },
      answer => {
        const {
          connection: _,
          'keep-alive': __,
          'transfer-encoding': ___,
          ...rest
        } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, rest)
        answer.pipe(outgoing as unknown as NodeJS.WritableStream)
      },
    )
    incoming.pipe(onward)
  })
  return listen(server)
}

/** Starts a proxy without TLS, such as a load balancer behind a CDN. */
export function startPlainProxy(target: number, forward: Forward): Promise<StartedProxy> {
  const server = createServer((incoming, outgoing) => {
    const { connection: _, ...given } = incoming.headers
    const sent = { ...given, ...forward(given, incoming.socket.remoteAddress ?? '') }
    const onward = request(
      { port: target, path: incoming.url, method: incoming.method, headers: dropUnset(sent) },
      answer => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    incoming.pipe(onward)
  })
  return listen(server)
}

async function listen(server: Server): Promise<StartedProxy> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

function dropUnset(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
}

export interface Sent {
  method?: string
  /** The host in the browser's address bar. */
  host: string
  headers?: Record<string, string>
  body?: string
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Sends a request over TLS and HTTP/1.1. */
export async function sendSecurely(
  port: number,
  path: string,
  { host, method = 'GET', headers, body }: Sent,
): Promise<Answer> {
  const options = { ...tls, port, path, method, rejectUnauthorized: false, servername: '' }
  const outgoing = requestSecurely({ ...options, headers: { ...headers, Host: host } })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject)
  })
  outgoing.end(body)
  const answer = await answered
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: await text(answer),
  }
}

/** Sends a request over TLS and HTTP/2, where `:authority` replaces the Host header. */
export async function sendOverHttp2(
  port: number,
  path: string,
  { host, method = 'GET', headers, body }: Sent,
): Promise<Answer> {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { ...tls, rejectUnauthorized: false })
  const pseudo = { ':path': path, ':method': method, ':authority': host, ':scheme': 'https' }
  const stream = session.request({ ...headers, ...pseudo }, { endStream: false })
  const answered = new Promise<IncomingHttpHeaders & { ':status'?: number }>((resolve, reject) => {
    stream.once('response', resolve).once('error', reject)
  })
  stream.end(body)
  const { ':status': status = 0, ...received } = await answered
  const answer = { status, headers: received, body: await text(stream) }
  session.close()
  return answer
}
