import { describe, expect, it } from 'vitest'
import { type Grade, getMean, getNdcg, getRecall, scoreRanking } from './metrics.ts'

const grades = new Map<string, Grade>([
  ['a', 3],
  ['b', 2],
  ['c', 0],
  ['d', 1],
])
// Calculated by hand: the grades 3, 2 and 1 yield gains of 7, 3
// and 1. The best order is a, b, d: 7 + 3/log2(3) + 1/2 = 9.392789
const best = 7 + 3 / Math.log2(3) + 1 / 2

describe('getNdcg', () => {
  it.each([
    ['the best order', ['a', 'b', 'd'], 1],
    ['the best order, then irrelevant results', ['a', 'b', 'd', 'c', 'x'], 1],
    ['two results swapped', ['b', 'a', 'd'], (3 + 7 / Math.log2(3) + 1 / 2) / best],
    ['an unjudged result first', ['x', 'a'], 7 / Math.log2(3) / best],
    ['an irrelevant result first', ['c', 'a'], 7 / Math.log2(3) / best],
    ['no results', [], 0],
  ])('scores %s relative to the best order', (_, ranking, share) => {
    expect(getNdcg(ranking, grades, 10)).toBeCloseTo(share, 10)
  })

  it('matches a value calculated by hand', () => {
    // (3 + 7/1.5849625 + 0.5) / (7 + 3/1.5849625 + 0.5) = 7.9165082 / 9.3927893
    expect(getNdcg(['b', 'a', 'd'], grades, 10)).toBeCloseTo(0.842829, 5)
  })

  it('applies the cutoff to both the ranking and the best order', () => {
    expect(getNdcg(['x', 'a'], grades, 1)).toBe(0)
    expect(getNdcg(['a', 'x'], grades, 1)).toBe(1)
  })

  it('returns undefined when no product is relevant', () => {
    expect(getNdcg(['a'], new Map([['a', 0]]), 10)).toBeUndefined()
    expect(getNdcg(['a'], new Map(), 10)).toBeUndefined()
  })
})

describe('getRecall', () => {
  it('is the share of relevant products found before the cutoff', () => {
    expect(getRecall(['x', 'a', 'd'], grades, 50)).toBeCloseTo(2 / 3)
    expect(getRecall(['x', 'a', 'd'], grades, 2)).toBeCloseTo(1 / 3)
    expect(getRecall(['c'], new Map([['c', 0]]), 50)).toBeUndefined()
  })
})

describe('scoreRanking', () => {
  it('removes unjudged products before applying the second score’s cutoff', () => {
    const unknown = Array.from({ length: 10 }, (_, at) => `u${at}`)
    const { ndcg, ndcgOfJudged, isEmpty } = scoreRanking([...unknown, 'a', 'b', 'd'], grades)
    expect(ndcg).toBe(0)
    expect(ndcgOfJudged).toBe(1)
    expect(isEmpty).toBe(false)
  })

  it('recognizes an empty result', () => {
    expect(scoreRanking([], grades)).toEqual({ ndcg: 0, ndcgOfJudged: 0, recall: 0, isEmpty: true })
  })
})

describe('getMean', () => {
  it('ignores undefined values', () => {
    expect(getMean([1, undefined, 0])).toBe(0.5)
    expect(getMean([undefined])).toBeUndefined()
  })
})
