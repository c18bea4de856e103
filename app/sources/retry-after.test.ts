import { describe, expect, it } from 'vitest'
import { parseRetryAfter } from './retry-after.ts'

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-11-21T10:00:00Z')

  it.each([
    ['30', 30_000],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 10:00:05 GMT', 5_000],
    ['Saturday, 21-Nov-26 10:00:05 GMT', 5_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['soon', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['2026', 2_026_000],
    ['99999999999', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %s ms', (header, waitMs) => {
    expect(parseRetryAfter(header, now)).toBe(waitMs)
  })
})
