/**
 * Parses a Retry-After header into milliseconds; undefined if it is absent or unreadable.
 *
 *     "30"                             → 30000
 *     "Sat, 21 Nov 2026 10:00:05 GMT"  → 5000, five seconds before that
 *     a date in the past               → 0
 *     "soon", "-1", ""                 → undefined
 */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // The pattern is needed because `Date.parse` accepts other text,
  // such as "-1" as a year. An HTTP date starts with a weekday.
  if (!/^[a-z]{3,9},? /i.test(text)) return undefined
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
