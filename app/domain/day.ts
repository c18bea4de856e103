const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Formats a day as "Mar 3, 2026". Uses UTC, so that server and browser render the same day. */
export function formatDay(date: Date): string {
  return format.format(date)
}
