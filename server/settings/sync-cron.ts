import { CronExpressionParser } from 'cron-parser'
import { z } from 'zod'
import { text } from '#app/domain/setting.ts'

/** A cron expression, in UTC. */
export const cronLine = text.refine(
  line => line.split(/\s+/).length === 5 && isCron(line),
  'must be five fields of cron like "15 */6 * * *" (minute, hour, day, month, weekday; UTC)',
)

/**
 * An interval in minutes that divides an hour or a day
 * evenly because cron cannot express other intervals.
 */
export const everyMinutes = text
  .regex(/^\d+$/, 'must be a whole number')
  .transform(Number)
  .pipe(
    z
      .number()
      .refine(
        minutes =>
          minutes > 0 && (60 % minutes === 0 || (minutes % 60 === 0 && 1_440 % minutes === 0)),
        'must divide an hour (1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60) or be whole hours that divide a day (120 to 1440)',
      ),
  )

/**
 * Formats an interval as a cron expression. `index` gives each source its own minute, away from the
 * full hour, when most scheduled jobs start.
 *
 *     20, 1   → 9-59/20 * * * *
 *     60, 1   → 29 * * * *
 *     360, 1  → 29 *\/6 * * *
 */
export function toCron(minutes: number, index: number): string {
  const minute = (7 + index * 22) % Math.min(minutes, 60)
  if (minutes < 60) return `${minute}-59/${minutes} * * * *`
  return `${minute} ${minutes === 60 ? '*' : minutes === 1_440 ? 3 : `*/${minutes / 60}`} * * *`
}

/** Returns the next run of a cron expression and the time from that run to the one after it. */
export function getNextRun(cron: string, now = new Date()): { at: Date; intervalMs: number } {
  const times = CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: now })
  const at = times.next().toDate()
  return { at, intervalMs: times.next().toDate().getTime() - at.getTime() }
}

function isCron(line: string): boolean {
  try {
    CronExpressionParser.parse(line, { tz: 'UTC' })
    return true
  } catch {
    return false
  }
}
