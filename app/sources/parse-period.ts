import { parseInstant } from './parse-instant.ts'

/** A period in ms since 1970. A missing end is open. */
export interface Period {
  from?: number
  until?: number
}

/**
 * Parses a period from the texts of its ends; undefined if an end that is
 * stated cannot be read, or if the period ends before it begins.
 */
export function toPeriod(
  start: string | null | undefined,
  end: string | null | undefined,
): Period | undefined {
  const [from, until] = [start, end].map(text => (text?.trim() ? parseInstant(text) : 'open'))
  if (from === undefined || until === undefined) return undefined
  const period = {
    ...(from === 'open' ? {} : { from: from.first }),
    ...(until === 'open' ? {} : { until: until.last }),
  }
  return from !== 'open' && until !== 'open' && until.last < from.first ? undefined : period
}

/**
 * Parses a period that one text states; undefined if it cannot be read. A single
 * date is unreadable, because it does not say whether the period begins or ends.
 *
 *     2026-05-01T00:00Z/2026-05-31T23:59Z, also with blanks around the slash
 *     2026-05-01 - 2026-05-31, 2026/05/01–2026/05/31, 2026-05-01 to 2026-05-31
 *     2026-05-01/, /2026-05-31                    open at one end
 *     2026-05-01, 03/04/2026 - 05/04/2026, soon   undefined
 */
export function parsePeriod(text: string): Period | undefined {
  const plain = text.trim()
  if (plain.length > 120) return undefined
  const [, only] = /^(.*\d.*?)\s*\/$/.exec(plain) ?? []
  if (only !== undefined) return parseInstant(only) && toPeriod(only, undefined)
  const [, last] = /^\/\s*(.*\d.*)$/.exec(plain) ?? []
  if (last !== undefined) return parseInstant(last) && toPeriod(undefined, last)
  // A separator may also occur inside a date, so each place where one stands is tried.
  const readings = [...plain.matchAll(separator)].flatMap(({ index, 0: mark }) => {
    const ends = [plain.slice(0, index), plain.slice(index + mark.length)] as const
    return ends.every(end => parseInstant(end) !== undefined) ? [ends] : []
  })
  const [reading] = readings
  return reading !== undefined && readings.length === 1 ? toPeriod(...reading) : undefined
}

const separator = /\s*(?:\/|[-–—~→,;|]|\.\.+|--|\b(?:to|until|till|bis|au|al|a)\b)\s*/gi

export function isWithin({ from, until }: Period, time: Date): boolean {
  return (
    !(from !== undefined && from > time.valueOf()) &&
    !(until !== undefined && until < time.valueOf())
  )
}
