import { expect, it } from 'vitest'
import { getLastDigestTime, getNextDigestTime } from './digest-time.ts'

it.each([
  ['2026-06-30T13:59:59Z', '2026-06-29T14:00:00Z', '2026-06-30T14:00:00Z'],
  ['2026-06-30T14:00:00Z', '2026-06-30T14:00:00Z', '2026-07-01T14:00:00Z'],
])('SV5 sends digests at 14:00 UTC: at %s, the last one was that of %s', (now, last, next) => {
  expect(getLastDigestTime(new Date(now))).toEqual(new Date(last))
  expect(getNextDigestTime(new Date(now))).toEqual(new Date(next))
})
