/** One query's scores, from 0 to 1; undefined if no product is judged relevant. */
export interface QueryScore {
  ndcg: number | undefined
  /** The nDCG of the ranking without its unjudged products. */
  ndcgOfJudged: number | undefined
  /** The share of the relevant products (grade 1 and up) that rank among the first fifty. */
  recall: number | undefined
  isEmpty: boolean
}

export type Grade = 0 | 1 | 2 | 3

const gainDepth = 10
const recallDepth = 50

/**
 * Scores one query. `ranking` lists products, best first. A product without a grade is irrelevant.
 */
export function scoreRanking(
  ranking: readonly string[],
  grades: ReadonlyMap<string, Grade>,
): QueryScore {
  const judged = ranking.filter(id => grades.has(id))
  return {
    ndcg: getNdcg(ranking, grades, gainDepth),
    ndcgOfJudged: getNdcg(judged, grades, gainDepth),
    recall: getRecall(ranking, grades, recallDepth),
    isEmpty: ranking.length === 0,
  }
}

/**
 * Computes the normalized discounted cumulative gain. Each product gains
 * 2^grade − 1, divided by log2(rank + 1). The sum over the ranking is
 * divided by the sum over all judged products in their ideal order.
 */
export function getNdcg(
  ranking: readonly string[],
  grades: ReadonlyMap<string, Grade>,
  depth: number,
): number | undefined {
  const best = getGain(
    [...grades.values()].sort((a, b) => b - a),
    depth,
  )
  if (best === 0) return undefined
  return (
    getGain(
      ranking.map(id => grades.get(id) ?? 0),
      depth,
    ) / best
  )
}

function getGain(grades: readonly Grade[], depth: number): number {
  return grades
    .slice(0, depth)
    .reduce<number>((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}

export function getRecall(
  ranking: readonly string[],
  grades: ReadonlyMap<string, Grade>,
  depth: number,
): number | undefined {
  const relevant = [...grades].filter(([, grade]) => grade > 0)
  if (relevant.length === 0) return undefined
  const found = new Set(ranking.slice(0, depth))
  return relevant.filter(([id]) => found.has(id)).length / relevant.length
}

/** Returns the mean of the defined values; undefined if there are none. */
export function getMean(values: readonly (number | undefined)[]): number | undefined {
  const defined = values.filter(value => value !== undefined)
  return defined.length === 0
    ? undefined
    : defined.reduce((sum, value) => sum + value, 0) / defined.length
}

/** Returns the means of queries' scores. */
export function getMeans(scores: readonly QueryScore[]) {
  return {
    ndcg: getMean(scores.map(({ ndcg }) => ndcg)),
    ndcgOfJudged: getMean(scores.map(({ ndcgOfJudged }) => ndcgOfJudged)),
    recall: getMean(scores.map(({ recall }) => recall)),
    /** The share of queries that return no results. */
    emptyShare: scores.filter(({ isEmpty }) => isEmpty).length / scores.length,
  }
}
