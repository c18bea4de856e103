import { getPercentile } from '../search/percentile.ts'
import { getMeans, type QueryScore, scoreRanking } from './metrics.ts'
import type { RelevanceSet, SetQuery } from './read-set.ts'
import type { CreateSetEngine } from './set-engine.ts'
import { shuffle } from './shuffle.ts'

/** One engine's scores on one set. */
export interface RelevanceFigures {
  /** The scores of each query in the set's order, as means over all orders of the products. */
  scores: QueryScore[]
  /** Milliseconds. */
  buildMs: number
  p50: number
  p99: number
}

/** The page size of a list. */
const pageSize = 50
const timedPasses = 3

/**
 * Scores an engine. Equally good results come in the order in which the products were added, so
 * that one order can flatter an engine: the scores are means over `orders` shuffled orders.
 */
export async function measureRelevance(
  create: CreateSetEngine,
  set: RelevanceSet,
  orders: number,
): Promise<RelevanceFigures> {
  const runs: QueryScore[][] = []
  const times: number[] = []
  let buildMs = 0
  for (let order = 1; order <= orders; order += 1) {
    const startedAt = performance.now()
    const engine = await create(shuffle(set.products, order))
    buildMs += (performance.now() - startedAt) / orders
    const scores: QueryScore[] = []
    for (const query of set.queries) {
      // All results are needed because judged products may rank far behind unjudged ones.
      const ranking = await engine.search(query.text, set.products.length)
      scores.push(scoreRanking(ranking, query.grades))
    }
    runs.push(scores)
    // The queries above have warmed the engine up.
    for (let pass = 0; pass < timedPasses; pass += 1)
      for (const { text } of set.queries) {
        const startedAt = performance.now()
        await engine.search(text, pageSize)
        times.push(performance.now() - startedAt)
      }
  }
  return {
    scores: set.queries.map((_, at) => {
      const { emptyShare, ...means } = getMeans(runs.flatMap(run => run[at] ?? []))
      return { ...means, isEmpty: emptyShare === 1 }
    }),
    buildMs,
    p50: getPercentile(times, 0.5),
    p99: getPercentile(times, 0.99),
  }
}

/** A query's result, to be looked at. */
export interface QueryAnswer {
  query: SetQuery
  ranking: string[]
  score: QueryScore
}

/** Answers a set's queries with the products in the set's order. */
export async function answerQueries(
  create: CreateSetEngine,
  { products, queries }: RelevanceSet,
): Promise<QueryAnswer[]> {
  const engine = await create(products)
  const answers: QueryAnswer[] = []
  for (const query of queries) {
    const ranking = await engine.search(query.text, products.length)
    answers.push({ query, ranking, score: scoreRanking(ranking, query.grades) })
  }
  return answers
}
