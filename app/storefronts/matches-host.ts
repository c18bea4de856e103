/**
 * Returns true if a Host header matches a comma-separated list of patterns.
 * Port, case and the trailing dot of a fully qualified name are ignored.
 *
 *     'fashion9.com, *.fashion9.com'   shop.fashion9.com:8443   → true
 *                                      FASHION9.COM             → true
 *                                      fashion9.com.            → true
 *                                      notfashion9.com          → false: a suffix begins at a dot
 */
export function matchesHost(hostPatterns: string, host: string): boolean {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/\.?(?::\d*)?$/, '')
  return hostPatterns
    .toLowerCase()
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean)
    .some(entry =>
      entry.startsWith('*.')
        ? name.length > entry.length - 1 && name.endsWith(entry.slice(1))
        : name === entry,
    )
}
