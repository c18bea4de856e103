const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** "Mar 3, 2026": the day in UTC, so that server and browser write the same. */
export function formatDay(date: Date): string {
  return format.format(date)
}
