import cronParser from 'cron-parser'
import { z } from 'zod'
import { text } from './setting-fields.ts'

/** A setting that is a line of cron, in UTC. */
export const cronLine = text.refine(
  line => line.split(/\s+/).length === 5 && isCron(line),
  'must be five fields of cron like "15 */6 * * *" (minute, hour, day, month, weekday; UTC)',
)

/** Minutes that come out even over a day, since that is what cron can say. */
export const everyMinutes = text
  .regex(/^\d+$/, 'must be a whole number')
  .transform(Number)
  .pipe(
    z
      .number()
      .refine(
        minutes => minutes > 0 && (60 % minutes === 0 || (minutes % 60 === 0 && 1_440 % minutes === 0)),
        'must divide an hour (1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60) or be whole hours that divide a day (120 to 1440)',
      ),
  )
  .default(60)

/**
 * An interval as cron says it. `place` keeps sources off each other's minutes: everybody's job starts at the full hour.
 *
 *     20, 1   → 9-59/20 * * * *
 *     60, 1   → 29 * * * *
 *     360, 1  → 29 *\/6 * * *
 */
export function toCron(minutes: number, place: number): string {
  const minute = (7 + place * 22) % Math.min(minutes, 60)
  if (minutes < 60) return `${minute}-59/${minutes} * * * *`
  return `${minute} ${minutes === 60 ? '*' : minutes === 1_440 ? 3 : `*/${minutes / 60}`} * * *`
}

/** When a line of cron is due next, and how long the shortest wait from there is. */
export function getNextRun(cron: string, now = new Date()): { at: Date; intervalMs: number } {
  const times = cronParser.parseExpression(cron, { tz: 'UTC', currentDate: now })
  const at = times.next().toDate()
  return { at, intervalMs: times.next().toDate().getTime() - at.getTime() }
}

function isCron(line: string): boolean {
  try {
    cronParser.parseExpression(line, { tz: 'UTC' })
    return true
  } catch {
    return false
  }
}
