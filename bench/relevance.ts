import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerQueries, type RelevanceFigures } from './relevance/measure-relevance.ts'
import { createOurSetEngine } from './relevance/our-set-engine.ts'
import { peerSetEngines } from './relevance/peer-set-engines.ts'
import { readSet } from './relevance/read-set.ts'
import { SetError } from './relevance/read-table.ts'
import { formatDifferences, formatFigures, formatWorst } from './relevance/report-relevance.ts'
import { measureApart } from './search/measure-apart.ts'

// Scores search results: `npm run bench -- relevance DIR` indexes DIR/products.tsv, runs the
// queries in DIR/queries.tsv and compares the results with DIR/judgments.tsv. DIR defaults to
// our shoppers set. `--peers` also scores the other engines and compares ours with each of them;
// `--show` prints the worst results; `--orders 1` shuffles the products once instead of five times.
const args = process.argv.slice(2)
const orders = args.includes('--orders') ? Number(args[args.indexOf('--orders') + 1]) : 5
const named = args.find((arg, at) => !arg.startsWith('-') && args[at - 1] !== '--orders')
const own = fileURLToPath(new URL('./relevance/shoppers', import.meta.url))
// Paths are resolved from the caller's directory because npm runs scripts in the repository's root.
const folder = named === undefined ? own : resolve(process.env.INIT_CWD ?? '.', named)
/** The time of one engine in one order, enough for the slowest peer on a busy machine. */
const limitMinutesPerOrder = 6

try {
  const set = readSet(folder)
  console.log(`${folder}: ${set.products.length} products, ${set.queries.length} queries`)
  console.log(`means over ${orders} shuffled orders of the products`)
  if (set.strayJudgments > 0)
    console.log(`${set.strayJudgments} judgments of unknown products were left out`)
  const names = ['ours', ...(args.includes('--peers') ? peerSetEngines.map(peer => peer.name) : [])]
  let ours: RelevanceFigures | undefined
  for (const [engine, name] of names.entries()) {
    const figures = await measureApart<RelevanceFigures>(
      '../relevance/measure-set.ts',
      [String(engine), folder, String(orders)],
      limitMinutesPerOrder * orders,
    )
    if (typeof figures === 'string') {
      console.log(`\n${name}: left out, ${figures}`)
      continue
    }
    console.log(`\n${formatFigures(name, figures)}`)
    if (engine === 0) ours = figures
    else if (ours !== undefined) console.log(formatDifferences(ours, figures))
  }
  if (args.includes('--show'))
    console.log(formatWorst(await answerQueries(createOurSetEngine, set), set))
} catch (error) {
  if (!(error instanceof SetError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
