import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { BaseLogger } from 'pino'

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

/** What the process has been doing lately. */
export interface Load {
  /** How late the event loop starts what is due. */
  delayMs: number
  /** The share of the time, 0 to 1, in which the event loop's thread had a processor. */
  cpuShare: number
}

/** The most pages that are rendered at the same time. */
interface Limits {
  /** The delay of the event loop above which the process is late. */
  delayMs: number
  /** While the process is late by its own work: what one visitor asks for at once is rendered. */
  late: number
  /** While the event loop is busy. */
  queue: number
  /** At any time. Pages that wait for a source or the database cost no time. */
  waiting: number
}

/**
 * A list takes about 10 ms of CPU time, so a shopper who is admitted waits for about a quarter of a
 * second. Crawlers come back later by themselves, and leave room for shoppers.
 */
export const limits: Record<Exclude<Rank, 'known'>, Limits> = {
  shopper: { delayMs: 250, late: 8, queue: 24, waiting: 100 },
  crawler: { delayMs: 50, late: 2, queue: 12, waiting: 50 },
}
/** The event loop is busy from this delay on; an idle one has almost none. */
export const busyDelayMs = 10
/**
 * The process is late by its own work from this share on. Below it, other processes take the
 * processors: refusing pages would shorten nothing, so that only their number is limited.
 */
export const ownCpuShare = 0.8

/** A crowd has left once nobody was refused for this time. */
const quietMs = 5_000

export function createAdmission({
  readLoad,
  log,
  crowdQuietMs = quietMs,
}: {
  readLoad(): Load
  log?: Pick<BaseLogger, 'warn' | 'info'>
  crowdQuietMs?: number
}): Admission {
  let [queue, refused] = [0, 0]
  let crowd: NodeJS.Timeout | undefined

  /** Logs a crowd when it comes and when it has left, not each refusal. */
  function noteRefusal(): void {
    refused += 1
    if (crowd) return void crowd.refresh()
    const refusedBefore = refused - 1
    log?.warn({ rendering: queue, delayMs: Math.round(readLoad().delayMs) }, 'refusing visitors')
    const end = () => {
      crowd = undefined
      log?.info({ refused: refused - refusedBefore }, 'admitting all visitors again')
    }
    crowd = setTimeout(end, crowdQuietMs).unref()
  }

  function findRoom({ delayMs, late, queue, waiting }: Limits): number {
    const load = readLoad()
    if (load.delayMs >= delayMs && load.cpuShare >= ownCpuShare) return late
    return load.delayMs >= busyDelayMs ? queue : waiting
  }

  const isAdmitted = (rank: Rank) => rank === 'known' || queue < findRoom(limits[rank])

  return {
    admit(rank) {
      if (!isAdmitted(rank)) {
        noteRefusal()
        return undefined
      }
      queue += 1
      let isDone = false
      return () => {
        if (!isDone) queue -= 1
        isDone = true
      }
    },
    state: () => ({ queue, delayMs: readLoad().delayMs, refused }),
  }
}

const resolutionMs = 10
/** Measuring anew this often lets the delay fall soon after a crowd has left. */
const measureEveryMs = 250

/** Measures the load on average since the last measurement. */
export function measureLoad(): { readLoad(): Load; close(): void } {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  let load: Load = { delayMs: 0, cpuShare: 0 }
  let [measuredAt, usage] = [performance.now(), process.threadCpuUsage()]
  const timer = setInterval(() => {
    const ms = performance.now() - measuredAt
    const { user, system } = process.threadCpuUsage(usage)
    load = {
      // Includes the time between two samples, and is not a number without samples.
      delayMs: Math.max(0, histogram.mean / 1e6 - resolutionMs) || 0,
      cpuShare: (user + system) / 1000 / ms,
    }
    histogram.reset()
    ;[measuredAt, usage] = [performance.now(), process.threadCpuUsage()]
  }, measureEveryMs)
  timer.unref()
  return {
    readLoad: () => load,
    close() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
