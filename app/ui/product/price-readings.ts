import type { PricePoint } from '#app/pages/price-summary.ts'

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

/** Lists the days on which any of the prices changed, oldest first, and today. */
export function listReadings(lines: readonly PriceLine[]): Reading[] {
  const changes = lines.flatMap(({ points }) => points.map(({ from, day }) => ({ at: from, day })))
  const days = new Map(changes.map(change => [change.at, change]))
  days.set(100, { at: 100, day: 'Today' })
  return [...days.values()].toSorted((a, b) => a.at - b.at)
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
