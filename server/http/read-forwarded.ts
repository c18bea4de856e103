import { isIP } from 'node:net'
import { parseForwarded } from './parse-forwarded.ts'
import { parseHost, unknownHost } from './request-host.ts'

/** The client's own request, as the trusted proxies report it. Fields may be missing. */
export interface ForwardedRequest {
  /** May include a port: shop.example:8443 */
  host?: string | undefined
  /** The port that the client connected to, if it is not the usual one and `host` has none. */
  port?: number | undefined
  isSecure?: boolean | undefined
  /** The client's IP address. */
  address?: string | undefined
}

/**
 * Reads the forwarded headers of a request that came through `proxies` trusted proxies. Every proxy
 * appends to a list, so only the last `proxies` entries can be trusted, and the first of those is
 * what the outermost proxy received. A value that cannot be read counts as missing.
 *
 * `Forwarded` and the `X-Forwarded` headers count equally. Most proxies set one kind and let a
 * client's own headers of the other kind through, so a field on which they disagree is missing.
 */
export function readForwarded(headers: Headers, proxies: number): ForwardedRequest {
  if (proxies === 0) return {}
  const usual = readUsual(headers, proxies)
  const standard = readStandard(headers, proxies)
  return {
    host: agree(usual.host, standard.host),
    port: usual.port,
    isSecure: agree(usual.isSecure, standard.isSecure),
    address: agree(usual.address, standard.address),
  }
}

function agree<Value>(one: Value | undefined, other: Value | undefined): Value | undefined {
  if (one === undefined) return other
  return other === undefined || one === other ? one : undefined
}

/** Reads `X-Forwarded-For`, `-Host`, `-Port` and `-Proto`. */
function readUsual(headers: Headers, proxies: number): ForwardedRequest {
  const read = (name: string) => takeTrusted(headers.get(name)?.split(',') ?? [], proxies)
  const [host] = read('X-Forwarded-Host')
  return {
    host: host === undefined ? undefined : readHost(host),
    port: readPort(read('X-Forwarded-Port')[0]),
    isSecure: readProto(read('X-Forwarded-Proto')[0]),
    address: readAddress(read('X-Forwarded-For')),
  }
}

/** Reads `Forwarded`. */
function readStandard(headers: Headers, proxies: number): ForwardedRequest {
  const hops = takeTrusted(parseForwarded(headers.get('Forwarded') ?? '') ?? [], proxies)
  const [outermost] = hops
  return {
    host: outermost?.host === undefined ? undefined : readHost(outermost.host),
    isSecure: readProto(outermost?.proto),
    address: readAddress(hops.map(hop => hop.for)),
  }
}

/** Returns the entries that trusted proxies added, the outermost proxy's first. */
function takeTrusted<Entry>(entries: readonly Entry[], proxies: number): readonly Entry[] {
  return entries.slice(-proxies)
}

function readHost(given: string): string | undefined {
  const host = parseHost(given)
  return host === unknownHost ? undefined : host
}

/**
 * Returns a port that a proxy may have dropped from the host. Ports 80 and 443 are ignored, since
 * behind a CDN the inner proxy reports its own port, which differs from the shopper's.
 */
function readPort(given: string | undefined): number | undefined {
  const port = /^\s*\d{1,5}\s*$/.test(given ?? '') ? Number(given) : 0
  return port > 0 && port < 65_536 && port !== 80 && port !== 443 ? port : undefined
}

function readProto(given: string | undefined): boolean | undefined {
  const proto = given?.trim().toLowerCase()
  return proto === 'https' || proto === 'http' ? proto === 'https' : undefined
}

/**
 * Returns the first address that can be read. An unreadable entry is replaced by the next proxy's,
 * so that nobody gets rid of a rate limit with an invalid address. Some proxies add a port.
 */
function readAddress(entries: readonly (string | undefined)[]): string | undefined {
  return entries
    .map(
      entry => entry?.trim().replace(/^\[(.*)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/, '$1$2') ?? '',
    )
    .find(address => isIP(address) !== 0)
}
