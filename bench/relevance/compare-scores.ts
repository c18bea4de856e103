import { getPercentile } from '../search/percentile.ts'
import { createRandom } from './shuffle.ts'

/** The mean difference between two engines, and the ends of its 95 % confidence interval. */
export interface Difference {
  mean: number
  low: number
  high: number
}

const resamples = 10_000

/**
 * Compares the scores of two engines on the same queries, in the same order, by a paired bootstrap:
 * the interval shows how the mean could differ if similar queries had been drawn. Queries that
 * either engine has no score for are left out; undefined if none remain.
 */
export function compareScores(
  ours: readonly (number | undefined)[],
  theirs: readonly (number | undefined)[],
): Difference | undefined {
  const differences = ours.flatMap((score, at) => {
    const other = theirs[at]
    return score === undefined || other === undefined ? [] : [score - other]
  })
  if (differences.length === 0) return undefined
  const random = createRandom(1)
  const means = Array.from({ length: resamples }, () => {
    let sum = 0
    for (let drawn = 0; drawn < differences.length; drawn += 1)
      sum += differences[Math.floor(random() * differences.length)] ?? 0
    return sum / differences.length
  })
  return {
    mean: differences.reduce((sum, difference) => sum + difference, 0) / differences.length,
    low: getPercentile(means, 0.025),
    high: getPercentile(means, 0.975),
  }
}
