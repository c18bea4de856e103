import { describe, expect, it } from 'vitest'
import { rateShares, toShare } from './rate-shares.ts'

describe('rateShares', () => {
  it('PR2 come to no more than what an upstream allows', () => {
    expect(Object.values(rateShares).reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1)
  })

  it.each([
    [100, 'reading', 70],
    [100, 'passedOn', 10],
    // Nobody is left without a call.
    [2, 'passedOn', 1],
  ] as const)('gives of %d a minute for %s %d', (ratePerMinute, whose, share) => {
    expect(toShare({ ratePerMinute }, whose)).toEqual({ ratePerMinute: share })
  })
})
