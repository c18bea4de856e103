/** What an unreadable Host counts as: no storefront's patterns match it, so the default one answers. */
export const unknownHost = 'unknown.invalid'

const hostName = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/

/**
 * A Host header in lower case, or `unknownHost`. It is text from a stranger that ends up in logs and comparisons.
 *
 *     Fashion9.com:443            → fashion9.com:443
 *     [::1]:3000                  → [::1]:3000
 *     <script>alert(1)</script>   → unknown.invalid
 *     a.example, b.example        → unknown.invalid
 */
export function parseHost(header: string | undefined): string {
  const host = header?.trim().toLowerCase() ?? ''
  return hostName.test(host) ? host : unknownHost
}

/** The host that was asked for; what a proxy says of it counts only where one is trusted. */
export function getRequestHost(headers: Headers, isBehindProxy: boolean, fallback: string): string {
  // A chain of proxies makes a list; the first entry is the one the visitor's browser sent.
  const forwarded = isBehindProxy ? headers.get('X-Forwarded-Host')?.split(',')[0] : undefined
  return parseHost(forwarded ?? headers.get('Host') ?? fallback)
}
