/**
 * Counts requests per key and minute. Returns how many
 * seconds to wait; 0 if the request is allowed.
 */
export function createRateLimit(requestsPerMinute: number): (key: string, nowMs: number) => number {
  let minute = -1
  let counts = new Map<string, number>()
  return (key, nowMs) => {
    const current = Math.floor(nowMs / 60_000)
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count > requestsPerMinute
      ? Math.max(1, Math.ceil(((current + 1) * 60_000 - nowMs) / 1000))
      : 0
  }
}
