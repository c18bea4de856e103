/** In this folder, a day is the number of whole days since 1970-01-01 UTC. */
export function toDay(date: string | Date): number {
  const at =
    typeof date === 'string' ? Date.parse(`${date.slice(0, 10)}T00:00:00Z`) : date.getTime()
  if (Number.isNaN(at)) throw new RangeError(`not a date: ${date}`)
  return Math.floor(at / 86_400_000)
}

/** Formats a day like 2022-02-24. */
export function formatDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}

/** Converts a day to the upstream's date object, whose timestamp is in seconds. */
export function formatMoment(
  day: number,
  secondsIntoDay = 0,
): { date: string; timestamp: number; friendly: string } {
  const date = new Date(day * 86_400_000)
  return {
    date: formatDay(day),
    timestamp: day * 86_400 + secondsIntoDay,
    friendly: friendly.format(date),
  }
}

const friendly = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
