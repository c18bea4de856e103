import { getPercentile } from '../search/percentile.ts'
import { getMean, type QueryScore, scoreRanking } from './metrics.ts'
import type { RelevanceSet, SetQuery } from './read-set.ts'
import type { SetEngine } from './set-engine.ts'

/** One engine's scores on one set, as means over the queries with a relevant product. */
export interface RelevanceFigures {
  ndcg: number | undefined
  ndcgOfJudged: number | undefined
  recall: number | undefined
  /** The share of queries that return no results. */
  emptyShare: number
  /** Milliseconds. */
  p50: number
  p99: number
  answers: { query: SetQuery; ranking: string[]; score: QueryScore }[]
}

/** The page size of a list. */
const pageSize = 50

export async function measureRelevance(
  engine: SetEngine,
  { products, queries }: RelevanceSet,
): Promise<RelevanceFigures> {
  const answers: RelevanceFigures['answers'] = []
  for (const query of queries) {
    // All results are needed because judged products may rank far behind unjudged ones.
    const ranking = await engine.search(query.text, products.length)
    answers.push({ query, ranking, score: scoreRanking(ranking, query.grades) })
  }
  const times: number[] = []
  for (const { text } of queries) {
    const startedAt = performance.now()
    await engine.search(text, pageSize)
    times.push(performance.now() - startedAt)
  }
  return {
    ndcg: getMean(answers.map(({ score }) => score.ndcg)),
    ndcgOfJudged: getMean(answers.map(({ score }) => score.ndcgOfJudged)),
    recall: getMean(answers.map(({ score }) => score.recall)),
    emptyShare: answers.filter(({ score }) => score.isEmpty).length / answers.length,
    p50: getPercentile(times, 0.5),
    p99: getPercentile(times, 0.99),
    answers,
  }
}
