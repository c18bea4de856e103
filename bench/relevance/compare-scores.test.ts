import { describe, expect, it } from 'vitest'
import { compareScores } from './compare-scores.ts'
import { createRandom, shuffle } from './shuffle.ts'

describe('compareScores', () => {
  it('returns the difference itself if it is the same for every query', () => {
    expect(compareScores([0.5, 0.75, 1], [0.25, 0.5, 0.75])).toEqual({
      mean: 0.25,
      low: 0.25,
      high: 0.25,
    })
  })

  it('has an interval of about two standard errors on each side', () => {
    // Differences of +1 and −1 in equal numbers: the standard error of 400 is 1/20.
    const ours = Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? 1 : 0))
    const { mean, low, high } =
      compareScores(
        ours,
        ours.map(score => 1 - score),
      ) ?? {}
    expect(mean).toBe(0)
    expect(low).toBeCloseTo(-0.098, 1.5)
    expect(high).toBeCloseTo(0.098, 1.5)
  })

  it('leaves out queries without a score', () => {
    expect(compareScores([1, undefined, 0.5], [0, 1, undefined])?.mean).toBe(1)
    expect(compareScores([undefined], [1])).toBeUndefined()
  })
})

describe('shuffle', () => {
  it('is a permutation that the seed determines', () => {
    const items = Array.from({ length: 50 }, (_, at) => at)
    expect(shuffle(items, 1)).toEqual(shuffle(items, 1))
    expect(shuffle(items, 1)).not.toEqual(shuffle(items, 2))
    expect(shuffle(items, 1).toSorted((a, b) => a - b)).toEqual(items)
  })

  it('draws numbers from 0 to 1 evenly', () => {
    const random = createRandom(7)
    const drawn = Array.from({ length: 10_000 }, random)
    expect(drawn.every(number => number >= 0 && number < 1)).toBe(true)
    expect(drawn.reduce((sum, number) => sum + number, 0) / drawn.length).toBeCloseTo(0.5, 1)
  })
})
