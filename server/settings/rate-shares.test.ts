import { describe, expect, it } from 'vitest'
import { rateShares, toShare } from './rate-shares.ts'

describe('rateShares', () => {
  it('PR2 add up to at most what an upstream allows', () => {
    expect(Object.values(rateShares).reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1)
  })

  it.each([
    [100, 'reading', 70],
    [100, 'passedOn', 10],
    // Every caller gets at least one call.
    [2, 'passedOn', 1],
  ] as const)('splits a rate of %d per minute: %s gets %d', (ratePerMinute, caller, share) => {
    expect(toShare({ ratePerMinute }, caller)).toEqual({ ratePerMinute: share })
  })
})
