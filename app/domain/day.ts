const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Formats a day as "Mar 3, 2026". Uses UTC, so that server and browser render the same day,
 * and not Intl, whose first use costs a phone about 100 ms.
 */
export function formatDay(date: Date): string {
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** Formats a day as "Nov 25", with its year unless that is the current one: "Mar 15, 2024". */
export function formatShortDay(date: Date, now: Date): string {
  if (date.getUTCFullYear() !== now.getUTCFullYear()) return formatDay(date)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}`
}
