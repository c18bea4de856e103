/** More would be somebody making up ids, and memory is worth more than their second question. */
const maxKept = 10_000

/** Keys that were looked for in vain. `now` in seconds, for tests. */
export function createRecentMisses(now = () => performance.now() / 1_000): {
  has(key: string): boolean
  remember(key: string, ttlSeconds: number): void
} {
  const until = new Map<string, number>()
  return {
    has: key => (until.get(key) ?? 0) > now(),
    remember(key, ttlSeconds) {
      // Put in anew, so that the map's order is that of remembering, and the first is the one to forget.
      until.delete(key)
      until.set(key, now() + ttlSeconds)
      const [oldest] = until.keys()
      if (until.size > maxKept && oldest !== undefined) until.delete(oldest)
    },
  }
}
