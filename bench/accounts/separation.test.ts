import { describe, expect, it } from 'vitest'
import { measureSeparation } from './separation.ts'

describe('measureSeparation', () => {
  it.each([
    ['the same values', [1, 2, 3, 4], [1, 2, 3, 4], 0.5, 0],
    ['a single repeated value', [7, 7, 7], [7, 7], 0.5, 0],
    ['disjoint ranges', [5, 6], [1, 2, 3], 1, 1],
    ['disjoint ranges, reversed', [1, 2, 3], [5, 6], 0, 1],
    ['interleaved values', [1, 3], [2, 4], 0.25, 0.5],
  ])('of %s', (_, one, two, auc, distance) => {
    expect(measureSeparation(one, two)).toMatchObject({ auc, distance })
  })

  it('returns a lower limit for larger samples', () => {
    const make = (count: number) => Array.from({ length: count }, (_, index) => index)
    expect(measureSeparation(make(5_000), make(5_000)).limit).toBeCloseTo(0.039, 3)
  })
})
