import type { PictureFault } from './picture-fault.ts'

const ttlSeconds = 60
/** More would be a whole host that is away, and memory is worth more than asking it again. */
const maxKept = 10_000

/** Addresses that gave no picture a moment ago, so that a broken one is not asked for by every visitor. */
export function createRecentFaults(now = () => performance.now() / 1000): {
  throwIfKnown(url: string): void
  /** Whether that was news. */
  remember(url: string, fault: PictureFault): boolean
} {
  const known = new Map<string, { fault: PictureFault; until: number }>()
  return {
    throwIfKnown(url) {
      const found = known.get(url)
      if (found && found.until > now()) throw found.fault
    },
    remember(url, fault) {
      const isNews = known.get(url)?.fault !== fault
      if (!isNews) return false
      // Put in anew, so that the map's order is that of remembering, and the first is the one to forget.
      known.delete(url)
      known.set(url, { fault, until: now() + ttlSeconds })
      const [oldest] = known.keys()
      if (known.size > maxKept && oldest !== undefined) known.delete(oldest)
      return true
    },
  }
}
