/**
 * A period of sales. Each sale is counted at the time
 * of its click or, if it has none, at its own time.
 */
export interface ReportPeriod {
  from: Date
  /** The end of the period, exclusive. */
  until: Date
}

const dayMs = 24 * 3_600_000

/** Returns the last `days` days in UTC, including today. */
export function getLastDays(days: number, now = new Date()): ReportPeriod {
  const today = getDay(now)
  return { from: new Date(today - (days - 1) * dayMs), until: new Date(today + dayMs) }
}

/** Extends a period to whole days in UTC. */
export function toWholeDays({ from, until }: ReportPeriod): ReportPeriod {
  const end = Math.ceil(until.getTime() / dayMs) * dayMs
  return { from: new Date(getDay(from)), until: new Date(end) }
}

/**
 * Splits a period of whole days into the days before its first whole month, its whole months, and
 * the days after them. Empty parts are left out.
 */
export function splitByMonth({ from, until }: ReportPeriod): {
  days: ReportPeriod[]
  months: ReportPeriod[]
} {
  const first = getMonth(new Date(from.getTime() - 1), 1)
  const last = getMonth(until, 0)
  if (first >= last) return { days: [{ from, until }], months: [] }
  const days = [
    { from, until: first },
    { from: last, until },
  ]
  return {
    days: days.filter(part => part.from < part.until),
    months: [{ from: first, until: last }],
  }
}

/** Returns the start of the UTC day in milliseconds. */
function getDay(time: Date): number {
  return Math.floor(time.getTime() / dayMs) * dayMs
}

/** Returns the start of the UTC month that is `months` months after that of `time`. */
function getMonth(time: Date, months: number): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months))
}
