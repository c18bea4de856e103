/** The view box of a sparkline; one horizontal unit is a day. */
export const sparklineBox = { days: 90, height: 24 } as const
