/** A moment, or a whole day if the text has no time. Both ends are in ms since 1970. */
export interface Instant {
  first: number
  last: number
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Parses a date with or without a time; undefined for any other text, for days that do not
 * exist, and for dates that could be read in two ways. Times without an offset are in UTC.
 *
 *     2026-05-01, 2026/05/01, 2026.05.01, 20260501, 1 May 2026, May 1, 2026   the whole day
 *     2026-05-01T08:00Z, 2026-05-01 08:00:30 +0200, 20260501T0800-08          the moment
 *     Fri, 01 May 2026 08:00:00 GMT, 1777622400, 1777622400000                the moment
 *     31/12/2026, 12/31/2026, 31.12.2026     the whole day: no month has the number 31
 *     03/04/2026, 2026-02-29, 0000-00-00, soon                                undefined
 */
export function parseInstant(text: string): Instant | undefined {
  const plain = text.trim()
  if (plain.length > 60) return undefined
  if (/^1\d{9}(?:\d{3})?$/.test(plain)) {
    const moment = Number(plain.padEnd(13, '0'))
    return { first: moment, last: moment }
  }
  const [, dayText = '', timeText = ''] = splitPattern.exec(plain) ?? []
  const day = parseDate(dayText)
  if (day === undefined) return undefined
  if (timeText === '') return { first: day, last: day + dayMs - 1 }
  const time = parseTime(timeText)
  return time === undefined ? undefined : { first: day + time, last: day + time }
}

/** Splits a date from a time of day, between which there is a T or a blank. */
const splitPattern = /^(.*?\d)(?:(?:\s*T\s*|\s+|(?<=^\d{8}))(\d{1,2}:?\d{2}(?::?\d{2}.*|\D.*)?))?$/i

/** Returns the first millisecond of the day. */
function parseDate(text: string): number | undefined {
  const iso =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? /^(\d{4})()(\d{2})(\d{2})$/.exec(text)
  if (iso) return toDay(iso[1], iso[3], iso[4])
  const [, a, , b, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
  if (year !== undefined) {
    const readings = [toDay(year, b, a), toDay(year, a, b)].filter(day => day !== undefined)
    return new Set(readings).size === 1 ? readings[0] : undefined
  }
  const [, dayFirst, monthAfter, yearAfter] =
    /^(?:[a-z]{3,9}\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i.exec(
      text,
    ) ?? []
  if (yearAfter !== undefined) return toDay(yearAfter, toMonth(monthAfter), dayFirst)
  const [, monthBefore, dayLast, yearLast] =
    /^(?:[a-z]{3,9}\.?,\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text) ??
    []
  return yearLast === undefined ? undefined : toDay(yearLast, toMonth(monthBefore), dayLast)
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function toMonth(name = ''): string {
  return String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1)
}

function toDay(year = '', month = '', day = ''): number | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  // JavaScript accepts February 30 and makes it March 2.
  const isDay = !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
  return isDay && Number(year) > 1900 ? date.valueOf() : undefined
}

const timePattern =
  /^(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?\s*([ap]m)?\s*(z|utc|gmt|(?:utc|gmt)?([-+])(\d{2}):?(\d{2})?)?$/i

/** Returns the milliseconds from the start of the day in UTC. */
function parseTime(text: string): number | undefined {
  const [whole, hour, minute, second = '0', half, , sign, offsetHours = '0', offsetMinutes = '0'] =
    timePattern.exec(text) ?? []
  if (whole === undefined) return undefined
  const hours = half === undefined ? Number(hour) : toHours(Number(hour), half)
  const minutes = Number(minute)
  // ISO writes the end of a day as 24:00, and a leap second as :60.
  const isTime =
    hours !== undefined &&
    (hours < 24 || (hours === 24 && minutes === 0)) &&
    minutes < 60 &&
    Number(second) <= 60
  if (!isTime || Number(offsetHours) > 14 || Number(offsetMinutes) > 59) return undefined
  const offset = Number(offsetHours) * 60 + Number(offsetMinutes)
  const local = (hours * 60 + minutes) * 60 + Number(second)
  return (local - (sign === '-' ? -offset : offset) * 60) * 1000
}

function toHours(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
}
