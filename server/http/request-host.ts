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
 *     a.example:99999             → unknown.invalid
 */
export function parseHost(header: string | undefined): string {
  const host = header?.trim().toLowerCase() ?? ''
  return hostName.test(host) && URL.canParse(`http://${host}`) ? host : unknownHost
}
