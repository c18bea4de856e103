/** A price history as a small line in the view box below. */
export interface Sparkline {
  /** The line as an SVG path. */
  path: string
  /** The height of today's price. */
  today: number
  /**
   * The height of the 30-day low, and the day in the middle of the last time that it was charged in
   * its 30 days; absent if we had not tracked the offer for those 30 days.
   */
  low?: { at: number; day: number }
}

/**
 * The view box of a sparkline; one horizontal unit is a day. The last six percent of the width are
 * at today's price, because a drop today would otherwise be at the very edge.
 */
export const sparklineBox = { days: 90, width: 96, height: 24 } as const
