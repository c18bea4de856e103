/** The box of a sparkline; one unit across is a day. */
export const sparklineBox = { days: 90, height: 24 } as const
