import { formatUsd } from '#app/domain/currency.ts'

/** The vertical axis of a price chart. */
export interface PriceAxis {
  /** Evenly spaced amounts, highest first: the top, the middle and the bottom of the chart. */
  ticks: { cents: number; label: string }[]
  /** Maps an amount to its distance from the top of the axis, from 0 to 1. */
  toShare(cents: number): number
}

/** Returns an axis with round ticks around all prices, or only the price itself if there is one. */
export function createPriceAxis(cents: readonly number[]): PriceAxis {
  const [low, high] = [Math.min(...cents), Math.max(...cents)]
  if (low === high) return { ticks: [{ cents: low, label: formatUsd(low) }], toShare: () => 0.5 }
  const step = findStep(low, high)
  const bottom = floorTo(step, low)
  const top = bottom + 2 * step
  return {
    ticks: [top, bottom + step, bottom].map(tick => ({
      cents: tick,
      label: formatUsd(tick).replace(/\.00$/, ''),
    })),
    toShare: amount => (top - amount) / (top - bottom),
  }
}

/** The smallest round step, such as $0.50, $3 or $60, with which three ticks enclose the prices. */
function findStep(low: number, high: number): number {
  for (let power = 10; ; power *= 10)
    for (const digit of [1, 2, 3, 4, 5, 6, 8])
      if (floorTo(digit * power, low) + 2 * digit * power >= high) return digit * power
}

function floorTo(step: number, cents: number): number {
  return Math.floor(cents / step) * step
}

/**
 * Moves heights, given from top to bottom, as little down and then up as it takes for a distance
 * between each two and a bottom.
 */
export function spread(heights: readonly number[], distance: number, bottom: number): number[] {
  let above = Number.NEGATIVE_INFINITY
  const lowered = heights.map(y => {
    above = Math.max(y, above + distance)
    return above
  })
  let below = bottom + distance
  return lowered
    .toReversed()
    .map(y => {
      below = Math.min(y, below - distance)
      return below
    })
    .toReversed()
}
