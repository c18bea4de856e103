/**
 * Parses a Retry-After header into milliseconds; undefined when absent or unreadable.
 *
 *     "30"                             → 30000
 *     "Sat, 21 Nov 2026 10:00:05 GMT"  → 5000, five seconds before that
 *     a date in the past               → 0
 *     "soon", "-1", ""                 → undefined
 */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // Date.parse accepts "-1" as a year, for example; an HTTP date starts with a weekday.
  if (!/^[a-z]{3,9},? /i.test(text)) return undefined
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
