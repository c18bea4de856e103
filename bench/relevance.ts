import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureRelevance, type RelevanceFigures } from './relevance/measure-relevance.ts'
import { createOurSetEngine } from './relevance/our-set-engine.ts'
import { peerSetEngines } from './relevance/peer-set-engines.ts'
import { type RelevanceSet, readSet } from './relevance/read-set.ts'
import { SetError } from './relevance/read-table.ts'

// Scores search results: `npm run bench -- relevance DIR` indexes DIR/products.tsv, runs the
// queries in DIR/queries.tsv and compares the results with DIR/judgments.tsv. DIR defaults to
// our shoppers set. `--peers` also scores the other engines; `--show` prints the worst results.
const args = process.argv.slice(2)
const named = args.find(arg => !arg.startsWith('-'))
const own = fileURLToPath(new URL('./relevance/shoppers', import.meta.url))
// Paths are resolved from the caller's directory because npm runs scripts in the repository's root.
const folder = named === undefined ? own : resolve(process.env.INIT_CWD ?? '.', named)

try {
  const set = readSet(folder)
  console.log(`${folder}: ${set.products.length} products, ${set.queries.length} queries`)
  if (set.strayJudgments > 0)
    console.log(`${set.strayJudgments} judgments of unknown products were left out`)
  const creators = [createOurSetEngine, ...(args.includes('--peers') ? peerSetEngines : [])]
  for (const create of creators) {
    const startedAt = performance.now()
    const engine = await create(set.products)
    const buildMs = performance.now() - startedAt
    const figures = await measureRelevance(engine, set)
    report(engine.name, figures, buildMs)
    if (args.includes('--show') && engine.name === 'ours') showWorst(figures, set)
  }
} catch (error) {
  if (!(error instanceof SetError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function report(name: string, figures: RelevanceFigures, buildMs: number): void {
  console.log(`\n${name} (built in ${buildMs.toFixed(0)} ms)`)
  print('nDCG@10, unjudged products count as 0', formatShare(figures.ndcg))
  print('nDCG@10, unjudged products taken out first', formatShare(figures.ndcgOfJudged))
  print('recall@50 of grades 1 and up', formatShare(figures.recall))
  print('queries that find nothing', `${(figures.emptyShare * 100).toFixed(1)} %`)
  print('time of a query, p50 / p99', `${figures.p50.toFixed(2)} / ${figures.p99.toFixed(2)} ms`)
}

function showWorst({ answers }: RelevanceFigures, { products }: RelevanceSet): void {
  const byId = new Map(products.map(product => [product.id, product]))
  const worst = answers
    .filter(({ score }) => (score.ndcg ?? 1) < 0.9)
    .toSorted((a, b) => (a.score.ndcg ?? 0) - (b.score.ndcg ?? 0))
  for (const { query, ranking, score } of worst.slice(0, 25)) {
    console.log(`\n${score.ndcg?.toFixed(3)}  ${query.id}  ${query.text}`)
    const best = [...query.grades].sort(([, a], [, b]) => b - a).map(([id]) => id)
    const tell = (id: string) => {
      const product = byId.get(id)
      return `${query.grades.get(id) ?? '·'} ${id} ${product?.brand} | ${product?.name} | ${product?.category} | ${product?.color} | ${(product?.usdCents ?? 0) / 100}`
    }
    for (const id of ranking.slice(0, 10)) console.log(`    ${tell(id)}`)
    for (const id of best
      .filter(id => (query.grades.get(id) ?? 0) > 1 && !ranking.slice(0, 10).includes(id))
      .slice(0, 5))
      console.log(
        `  missed: ${tell(id)}${ranking.includes(id) ? ` (at ${ranking.indexOf(id) + 1})` : ''}`,
      )
  }
}

function formatShare(share: number | undefined): string {
  return share === undefined ? 'nothing is judged' : share.toFixed(4)
}

function print(what: string, figure: string): void {
  console.log(`  ${what.padEnd(46)} ${figure}`)
}
