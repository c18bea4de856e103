import { monitorEventLoopDelay } from 'node:perf_hooks'

/** From the last to be refused to the first. `known` pages are cached, or are for operators. */
export type Rank = 'known' | 'shopper' | 'crawler'

export interface AdmissionState {
  /** The pages that are being rendered. */
  queue: number
  delayMs: number
  /** Requests refused since the start. */
  refused: number
}

/** Decides which pages are rendered while there are more requests than the process can answer. */
export interface Admission {
  /**
   * Admits a request, whose end must be reported by calling the returned function; undefined if it
   * is refused.
   */
  admit(rank: Rank): (() => void) | undefined
  state(): AdmissionState
}

interface Limits {
  /** The delay of the event loop above which nothing is admitted. */
  delayMs: number
  /** The most pages that are rendered at the same time while the event loop is busy. */
  queue: number
  /** The most pages in all. Those that wait for a source or the database cost no time. */
  waiting: number
}

/**
 * A list takes about 10 ms of CPU time, so a shopper who is admitted waits for about a quarter of a
 * second. Crawlers come back later by themselves, and leave room for shoppers.
 */
export const limits: Record<Exclude<Rank, 'known'>, Limits> = {
  shopper: { delayMs: 250, queue: 24, waiting: 100 },
  crawler: { delayMs: 50, queue: 4, waiting: 20 },
}
/** The event loop is busy from this delay on; an idle one has almost none. */
export const busyDelayMs = 10

export function createAdmission({ readDelayMs }: { readDelayMs(): number }): Admission {
  let [queue, refused] = [0, 0]

  function isAdmitted(rank: Rank): boolean {
    if (rank === 'known') return true
    const limit = limits[rank]
    const delayMs = readDelayMs()
    const room = delayMs >= busyDelayMs ? limit.queue : limit.waiting
    return delayMs < limit.delayMs && queue < room
  }

  return {
    admit(rank) {
      if (!isAdmitted(rank)) {
        refused += 1
        return undefined
      }
      queue += 1
      let isDone = false
      return () => {
        if (!isDone) queue -= 1
        isDone = true
      }
    },
    state: () => ({ queue, delayMs: readDelayMs(), refused }),
  }
}

const resolutionMs = 10
/** Measuring anew this often lets the delay fall soon after a crowd has left. */
const measureEveryMs = 250

/** Measures how late the event loop starts what is due, on average since the last measurement. */
export function measureLoopDelay(): { readDelayMs(): number; close(): void } {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  let delayMs = 0
  const timer = setInterval(() => {
    // Includes the time between two samples, and is not a number without samples.
    delayMs = Math.max(0, histogram.mean / 1e6 - resolutionMs) || 0
    histogram.reset()
  }, measureEveryMs)
  timer.unref()
  return {
    readDelayMs: () => delayMs,
    close() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
