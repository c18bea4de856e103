import { LRUCache } from 'lru-cache'
import type { PictureFault } from './picture-fault.ts'

/** The faults of pictures' hosts, so that not every visitor waits for the same broken picture. */
export interface RememberedFaults {
  /** Returns the fault of a picture that should not be fetched again yet. */
  find(url: string): PictureFault | undefined
  /** Returns true unless this very fault is known. */
  note(url: string, fault: PictureFault): boolean
}

const maxFaults = 10_000
const ttlMs = 60_000
/**
 * Most hosts that fail or take too long are only busy. Their pictures may be fetched again before a
 * browser does so, which is 5 s after the first failure and 10 s after the second.
 */
const firstTtlsMs = [4_000, 8_000]

export function rememberFaults(now: () => number = Date.now): RememberedFaults {
  const faults = new LRUCache<string, { fault: PictureFault; times: number; until: number }>({
    max: maxFaults,
  })
  return {
    find(url) {
      const known = faults.get(url)
      return known && now() < known.until ? known.fault : undefined
    },
    note(url, fault) {
      const known = faults.get(url)
      if (known?.fault === fault) return false
      // A failure long after the others starts anew.
      const times = known && now() < known.until + ttlMs ? known.times + 1 : 0
      const ttl = fault.status === 404 ? ttlMs : (firstTtlsMs[times] ?? ttlMs)
      faults.set(url, { fault, times, until: now() + ttl })
      return true
    },
  }
}
