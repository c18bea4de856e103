import { isIP } from 'node:net'

/**
 * The host that replaces an invalid one. This host matches no
 * storefront's patterns, so the default storefront answers.
 */
export const unknownHost = 'unknown.invalid'

const hostName = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/

/**
 * Returns a Host header in lower case, or `unknownHost` for anything that is not a host name.
 *
 *     Fashion9.com:443            → fashion9.com:443
 *     [::1]:3000                  → [::1]:3000
 *     fashion9.com.               → fashion9.com.
 *     <script>alert(1)</script>   → unknown.invalid
 *     a.example, b.example        → unknown.invalid
 */
export function parseHost(header: string | undefined): string {
  const host = header?.trim().toLowerCase() ?? ''
  return hostName.test(host) ? host : unknownHost
}

/** Returns the requested host. X-Forwarded-Host is used only behind a trusted proxy. */
export function getRequestHost(headers: Headers, isBehindProxy: boolean, fallback: string): string {
  // Each proxy in a chain appends to the list, so the
  // first entry is the host that the browser sent.
  const forwarded = isBehindProxy ? headers.get('X-Forwarded-Host')?.split(',')[0] : undefined
  return parseHost(forwarded ?? headers.get('Host') ?? fallback)
}

/**
 * Returns the client's IP address; empty if there is no socket. X-Forwarded-For is
 * used only behind a trusted proxy, and only its last entry, which that proxy added.
 */
export function getClientAddress(
  headers: Headers,
  isBehindProxy: boolean,
  socketAddress: string | undefined,
): string {
  const forwarded = isBehindProxy ? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : ''
  const address = forwarded && isIP(forwarded) ? forwarded : (socketAddress ?? '')
  // A dual-stack socket reports IPv4 clients as mapped IPv6 addresses.
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
