import { remember } from '#app/vocabulary/remember.ts'

/**
 * Returns the day at the start of an ISO date; undefined
 * for days that do not exist and for other formats.
 *
 *     "2024-05-02T07:41:18.000Z", "2024-05-02/16:15:14", "2024-05-02"  → 2024-05-02
 *     "2024-02-30", "02/05/2024", ""                                   → undefined
 */
export function parseDay(text: string | null | undefined): string | undefined {
  const day = /^\s*(\d{4}-\d{2}-\d{2})(?=$|[T/\s])/.exec(text ?? '')?.[1]
  return day !== undefined && isDay(day) ? day : undefined
}

const isDay = remember(day => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day)
})
