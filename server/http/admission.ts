import { performance } from 'node:perf_hooks'
import type { BaseLogger } from 'pino'

/**
 * From the last to be refused to the first. `known` pages are cached, are for operators, or are what
 * a signed-in shopper changes.
 */
export type Rank = 'known' | 'shopper' | 'crawler'

export interface AdmissionState {
  /** The pages that are being rendered. */
  queue: number
  /** The time that a page takes from the others, as measured lately. */
  pageMs: number
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
  /** True if a shopper would be refused now, which counts as a refusal. */
  refusesShopper(): boolean
  state(): AdmissionState
}

interface Limits {
  /** How long the pages that are being rendered may take together. */
  waitMs: number
  /** Rendered in any case: what one visitor asks for at once. */
  fewest: number
  most: number
}

/**
 * A page that is admitted waits for all that were admitted before it, and for the refusals meanwhile.
 * Half a second in all is the most that it may take; of 200 ms of pages, a hundredth took longer in some
 * runs, since other processes and garbage collection take their part. `most` is for pages that are
 * slower than those measured before. Crawlers come back later by themselves, and leave room for
 * shoppers.
 */
export const limits: Record<Exclude<Rank, 'known'>, Limits> = {
  shopper: { waitMs: 120, fewest: 8, most: 40 },
  crawler: { waitMs: 60, fewest: 2, most: 20 },
}

/** A list takes about this long, until it has been measured. */
export const firstPageMs = 10
/** The number of pages in one measurement. */
export const pagesPerMeasurement = 8
/**
 * While as many pages are being rendered as are in any case, they should take at most this many times
 * what all admitted pages may take of the event loop. They take longer if the index or the database is
 * the slower part, or if other programs use the processors.
 */
export const slowness = 3
/**
 * A page that has taken this many times as long as all admitted pages should waits for a source or
 * the database, and takes no time from others.
 */
const patience = 10
/** The most pages that are rendered at the same time, of which others may wait. */
const mostOpen = 100

/** A crowd has left once nobody was refused for this time. */
const quietMs = 5_000

interface AdmissionOptions {
  /** The time in ms since the start in which the event loop was at work. */
  readBusyMs?(): number
  now?(): number
  log?: Pick<BaseLogger, 'warn' | 'info'>
  crowdQuietMs?: number
}

export function createAdmission({
  readBusyMs = () => performance.eventLoopUtilization().active,
  now = () => performance.now(),
  log,
  crowdQuietMs = quietMs,
}: AdmissionOptions = {}): Admission {
  /** When each page began, the oldest first. */
  const open = new Set<{ startedAt: number }>()
  let [pageMs, refused] = [firstPageMs, 0]
  /** The measurement: the work since `busySince`, that of earlier times, and the pages rendered. */
  let [busySince, busyMs, pages] = [0, 0, 0]
  /** When the measurement began, and since when pages have been waiting for each other. */
  let [measuredSince, crowdedSince] = [now(), Number.POSITIVE_INFINITY]
  let crowd: NodeJS.Timeout | undefined

  /** Logs a crowd when it comes and when it has left, not each refusal. */
  function noteRefusal(): void {
    refused += 1
    if (crowd) return void crowd.refresh()
    const refusedBefore = refused - 1
    log?.warn({ rendering: open.size, pageMs: Math.round(pageMs) }, 'refusing visitors')
    const end = () => {
      crowd = undefined
      log?.info({ refused: refused - refusedBefore }, 'admitting all visitors again')
    }
    crowd = setTimeout(end, crowdQuietMs).unref()
  }

  const countRoom = ({ waitMs, fewest, most }: Limits) =>
    Math.min(most, Math.max(fewest, Math.floor(waitMs / pageMs)))

  function countWorking(): number {
    const { waitMs, fewest } = limits.shopper
    const earliest = now() - patience * Math.max(waitMs, fewest * pageMs)
    let waiting = 0
    for (const { startedAt } of open) {
      if (startedAt > earliest) break
      waiting += 1
    }
    return open.size - waiting
  }

  const isAdmitted = (rank: Rank) =>
    rank === 'known' || (open.size < mostOpen && countWorking() < countRoom(limits[rank]))

  /** Measures only while pages are being rendered, so that other work does not count as theirs. */
  function measure(): void {
    const busy = readBusyMs()
    pages += 1
    busyMs += busy - busySince
    busySince = busy
    if (countWorking() + 1 < limits.shopper.fewest) crowdedSince = Number.POSITIVE_INFINITY
    if (pages < pagesPerMeasurement) return
    const passedMs = crowdedSince <= measuredSince ? now() - measuredSince : 0
    pageMs = (pageMs + Math.max(busyMs, passedMs / slowness) / pages) / 2
    ;[busyMs, pages, measuredSince] = [0, 0, now()]
  }

  return {
    admit(rank) {
      if (!isAdmitted(rank)) {
        noteRefusal()
        return undefined
      }
      if (open.size === 0) busySince = readBusyMs()
      const page = { startedAt: now() }
      open.add(page)
      if (countWorking() >= limits.shopper.fewest) crowdedSince = Math.min(crowdedSince, now())
      return () => {
        if (open.delete(page)) measure()
      }
    },
    refusesShopper() {
      if (isAdmitted('shopper')) return false
      noteRefusal()
      return true
    },
    state: () => ({ queue: open.size, pageMs, refused }),
  }
}
