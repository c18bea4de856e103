import type { CommissionReading } from './commission.ts'

/** Reads one network's report. */
export interface ReportReader {
  /**
   * Each run starts this many days before the end of the last one,
   * because networks post records late and change earlier ones.
   */
  overlapDays: number
  /** The number of days that the report reaches back; undefined if there is no limit. */
  reachDays?: number
  /**
   * Yields pages of everything that was reported or changed in the period. Throws a
   * `SourceError` when the network fails permanently, and the signal's reason once it aborts.
   */
  read(period: Period, signal?: AbortSignal): AsyncIterable<CommissionReading[]>
}

export interface Period {
  since: Date
  until: Date
}

/** The maximum number of pages of a report, in case it never marks its last one. */
export const maxReportPages = 1_000

const dayMs = 24 * 3_600_000

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs)
}

/** Splits a period into windows of at most `days`, oldest first. */
export function splitPeriod({ since, until }: Period, days: number): Period[] {
  const windows: Period[] = []
  for (let start = since; start < until; start = addDays(start, days)) {
    const end = addDays(start, days)
    windows.push({ since: start, until: end < until ? end : until })
  }
  return windows
}
