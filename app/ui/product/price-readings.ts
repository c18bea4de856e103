import { formatDay } from '#app/domain/day.ts'
import { dayMs } from '#app/domain/price-step.ts'
import type { PricePoint, PriceSummary } from '#app/pages/price-summary.ts'

/** The prices of one retailer. */
export interface PriceLine {
  retailer: string
  points: readonly PricePoint[]
}

/** A place in the chart at which prices can be read. */
export interface Reading {
  /** The position as a percentage of the charted period. */
  at: number
  /** "Mar 3, 2026", or "Today". */
  day: string
}

/**
 * Lists what the keyboard steps through, oldest first: every change of a price, the midnights of the
 * days without one, and today.
 */
export function listReadings(
  lines: readonly PriceLine[],
  begin: string,
  days: PriceSummary['days'],
): Reading[] {
  const changes = lines.flatMap(({ points }) =>
    points.map(({ from, day }) => ({ at: from, day: from === 0 ? begin : day })),
  )
  const isBeforeToday = ({ at }: Reading) => at < (days?.to ?? 100)
  const changed = new Set(changes.map(({ day }) => day))
  const quiet = listDays(days).filter(({ day }) => !changed.has(day))
  const readings = new Map(
    [...quiet, ...changes].filter(isBeforeToday).map(reading => [reading.at, reading]),
  )
  readings.set(100, { at: 100, day: 'Today' })
  return [...readings.values()].toSorted((a, b) => a.at - b.at)
}

/** Reads the prices exactly where a pointer is. */
export function findReading(
  readings: readonly Reading[],
  days: PriceSummary['days'],
  at: number,
): Reading {
  const before = readings.findLast(reading => reading.at <= at)
  const isToday = at === 100 || (days !== undefined && at >= days.to)
  return { at, day: isToday ? 'Today' : (before?.day ?? 'Today') }
}

/** Lists the days of the charted period that began in it, without today. */
function listDays(days: PriceSummary['days']): Reading[] {
  if (!days) return []
  const { second, from, to, count } = days
  return Array.from({ length: count }, (_, index) => ({
    at: from + ((to - from) * index) / count,
    day: formatDay(new Date(Date.parse(second) + index * dayMs)),
  }))
}

/** Finds the price in effect at a position; undefined before the first one. */
export function findPriceAt(points: readonly PricePoint[], at: number): PricePoint | undefined {
  return points.findLast(({ from }) => from <= at)
}

/** Formats a price at a position: "$80.00", "sold out", or a dash before the first price. */
export function formatPriceAt({ points }: PriceLine, at: number): string {
  const point = findPriceAt(points, at)
  return point === undefined ? '–' : point.isSoldOut ? 'sold out' : point.price
}

/** Formats all prices at a reading: "Mar 3, 2026: $80.00 at Alder & Finch, sold out at Brightwater" */
export function formatReading(lines: readonly PriceLine[], { at, day }: Reading): string {
  const prices = lines
    .filter(({ points }) => findPriceAt(points, at))
    .map(line => `${formatPriceAt(line, at)} at ${line.retailer}`)
  return `${day}: ${prices.join(', ')}`
}
