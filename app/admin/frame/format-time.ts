/** Formats a time in UTC: 2026-03-01 12:29. */
export function formatTime(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ')
}
