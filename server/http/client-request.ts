import { readForwarded } from './read-forwarded.ts'
import { parseHost } from './request-host.ts'

/** A request as the client sent it, before any proxy. */
export interface ClientRequest {
  /** https://shop.example:8443; the port is left out if it is the scheme's own. */
  origin: string
  /** shop.example:8443 */
  host: string
  /** The client's IP address; empty without a socket. */
  address: string
}

/** Finds out what the client requested. The proxies' reports count only if proxies are trusted. */
export function findClientRequest(
  request: Pick<Request, 'url' | 'headers'>,
  { trustedProxies, socketAddress }: { trustedProxies: number; socketAddress: string | undefined },
): ClientRequest {
  const { headers } = request
  const forwarded = readForwarded(headers, trustedProxies)
  const received = new URL(request.url)
  const host = forwarded.host ?? parseHost(headers.get('Host') ?? received.host)
  const isSecure = forwarded.isSecure ?? received.protocol === 'https:'
  const url = new URL(`${isSecure ? 'https' : 'http'}://${host}`)
  if (!/:\d+$/.test(host)) url.port = String(forwarded.port ?? '')
  const address = forwarded.address ?? socketAddress ?? ''
  return {
    origin: url.origin,
    host: url.host,
    // A dual-stack socket reports IPv4 clients as mapped IPv6 addresses.
    address: address.replace(/^::ffff:(?=\d+\.)/i, ''),
  }
}

/**
 * Returns the request with the client's URL, so that everything that reads the URL sees the true
 * one: React Router, for example, refuses forms whose `Origin` is not the origin of the URL.
 */
export function withOrigin(request: Request, origin: string): Request {
  const url = new URL(request.url)
  // A request cannot be created with the method TRACE, which no address accepts anyway.
  if (url.origin === origin || request.method === 'TRACE') return request
  const { method, headers, signal, body } = request
  const streamed = body ? { body, duplex: 'half' as const } : {}
  return new Request(origin + url.pathname + url.search, { method, headers, signal, ...streamed })
}

/**
 * Replaces `Origin: null`, which browsers send with the forms of pages that send no referrer, by
 * our origin. No page can set `Sec-Fetch-Site`, so such a form was sent by a page of ours.
 */
export function nameOwnOrigin({ headers }: Request, origin: string): void {
  const isOwn = headers.get('Sec-Fetch-Site') === 'same-origin'
  if (isOwn && headers.get('Origin') === 'null') headers.set('Origin', origin)
}
