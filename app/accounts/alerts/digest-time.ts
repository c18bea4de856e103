/**
 * The hour of the digest in UTC: in summer, this is
 * morning on the US West Coast and afternoon in Europe.
 */
const digestHour = 14

/** Returns the time of the latest digest: at or before `now`. */
export function getLastDigestTime(now: Date): Date {
  const time = new Date(now)
  time.setUTCHours(digestHour, 0, 0, 0)
  if (time > now) time.setUTCDate(time.getUTCDate() - 1)
  return time
}

/** Returns the time of the digest that reports what happens at `now`. */
export function getNextDigestTime(now: Date): Date {
  const time = getLastDigestTime(now)
  time.setUTCDate(time.getUTCDate() + 1)
  return time
}
