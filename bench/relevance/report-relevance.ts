import { compareScores } from './compare-scores.ts'
import type { QueryAnswer, RelevanceFigures } from './measure-relevance.ts'
import { getMeans } from './metrics.ts'
import type { RelevanceSet } from './read-set.ts'

const measures = [
  { key: 'ndcg', title: 'nDCG@10, unjudged products count as 0' },
  { key: 'ndcgOfJudged', title: 'nDCG@10, unjudged products taken out first' },
  { key: 'recall', title: 'recall@50 of grades 1 and up' },
] as const

/** Formats an engine's means over all queries with a relevant product. */
export function formatFigures(name: string, figures: RelevanceFigures): string {
  const { scores, buildMs, p50, p99 } = figures
  const means = getMeans(scores)
  return [
    `${name} (built in ${buildMs.toFixed(0)} ms)`,
    ...measures.map(({ title, key }) => toLine(title, formatShare(means[key]))),
    toLine('queries that find nothing', `${(means.emptyShare * 100).toFixed(1)} %`),
    toLine('time of a query, warm, p50 / p99', `${p50.toFixed(2)} / ${p99.toFixed(2)} ms`),
  ].join('\n')
}

/** Formats by how much ours is ahead of a peer, with 95 % confidence intervals. */
export function formatDifferences(ours: RelevanceFigures, peer: RelevanceFigures): string {
  return [
    '  ours ahead of it, with the 95 % interval of a paired bootstrap',
    ...measures.map(({ title, key }) => {
      const difference = compareScores(
        ours.scores.map(score => score[key]),
        peer.scores.map(score => score[key]),
      )
      return toLine(
        title,
        difference === undefined
          ? 'nothing is judged'
          : `${sign(difference.mean)} [${sign(difference.low)}, ${sign(difference.high)}]`,
      )
    }),
  ].join('\n')
}

/** Lists the queries with the worst results: what came first, and what is missing. */
export function formatWorst(answers: readonly QueryAnswer[], { products }: RelevanceSet): string {
  const byId = new Map(products.map(product => [product.id, product]))
  const worst = answers
    .filter(({ score }) => (score.ndcg ?? 1) < 0.9)
    .toSorted((a, b) => (a.score.ndcg ?? 0) - (b.score.ndcg ?? 0))
  return worst
    .slice(0, 25)
    .flatMap(({ query, ranking, score }) => {
      const tell = (id: string) => {
        const product = byId.get(id)
        return `${query.grades.get(id) ?? '·'} ${id} ${product?.brand} | ${product?.name} | ${product?.category} | ${product?.color} | ${(product?.usdCents ?? 0) / 100}`
      }
      const best = [...query.grades].sort(([, a], [, b]) => b - a).map(([id]) => id)
      const missed = best
        .filter(id => (query.grades.get(id) ?? 0) > 1 && !ranking.slice(0, 10).includes(id))
        .slice(0, 5)
      return [
        `\n${score.ndcg?.toFixed(3)}  ${query.id}  ${query.text}`,
        ...ranking.slice(0, 10).map(id => `    ${tell(id)}`),
        ...missed.map(
          id =>
            `  missed: ${tell(id)}${ranking.includes(id) ? ` (at ${ranking.indexOf(id) + 1})` : ''}`,
        ),
      ]
    })
    .join('\n')
}

function formatShare(share: number | undefined): string {
  return share === undefined ? 'nothing is judged' : share.toFixed(4)
}

function sign(difference: number): string {
  return `${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(3)}`
}

function toLine(title: string, figure: string): string {
  return `  ${title.padEnd(46)} ${figure}`
}
