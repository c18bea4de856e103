import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { engineKinds } from './engines/engine-kinds.ts'
import { measureApart } from './search/measure-apart.ts'
import type { EngineFigures } from './search/measure-engine.ts'
import {
  formatGrowth,
  formatServing,
  formatSize,
  type SizeFigures,
} from './search/report-search.ts'

// Compares our index with alternatives on the same synthetic catalogue and
// queries, including the counts for all facets. Each engine runs in its own
// process, one at a time. `npm run bench -- search 1000000` measures catalogues
// of up to a million products; `--only ours,fts5,serving` selects engines.
const args = process.argv.slice(2)
const only = args.includes('--only') ? args[args.indexOf('--only') + 1]?.split(',') : undefined
const asked = args.filter(arg => /^\d+$/.test(arg)).map(Number)
const largest = asked.length === 0 ? 100_000 : Math.max(...asked)
const sizes =
  asked.length > 1
    ? asked.toSorted((a, b) => a - b)
    : [10_000, 100_000, 1_000_000].filter(size => size <= largest)
if (sizes.length === 0) sizes.push(largest)

/** If an engine's build takes longer, the engine is skipped at the next size. */
const slowBuildSeconds = 90
const slowQueryMs = 1_000
const limitMinutes = 20

const bySize = new Map<number, SizeFigures>()
for (const [at, products] of sizes.entries()) {
  const figures: SizeFigures = new Map()
  bySize.set(products, figures)
  for (const { id, name } of engineKinds) {
    // Only `npm run bench -- opensearch` has a server for it.
    if (id === 'opensearch' || (only && !only.includes(id))) continue
    const smaller = sizes[at - 1]
    const reason = findReasonToSkip(
      smaller,
      smaller === undefined ? undefined : bySize.get(smaller)?.get(id),
    )
    console.error(`${name}, ${formatQuantity(products, 'product')} … ${reason ?? ''}`)
    figures.set(
      id,
      reason ??
        (await measureApart<EngineFigures>(
          './measure-engine.ts',
          [id, String(products)],
          limitMinutes,
        )),
    )
  }
  if (figures.size > 0) console.log(`\n${formatSize(products, figures)}`)
  if (!only || only.includes('serving')) await measureServing(products)
}
if (sizes.length > 1) console.log(`\n${formatGrowth(bySize)}`)

/** Measures our index behind its worker thread, a setup that the other engines lack. */
async function measureServing(products: number): Promise<void> {
  const args = [String(products)]
  console.error(`the index in its thread, ${formatQuantity(products, 'product')} …`)
  const figures = await measureApart<[what: string, figure: string][]>(
    './measure-serving.ts',
    args,
    limitMinutes,
  )
  console.log(`\n${formatServing(products, { memory: figures })}`)
}

function findReasonToSkip(
  products: number | undefined,
  figures: EngineFigures | string | undefined,
): string | undefined {
  if (products === undefined || figures === undefined) return undefined
  const size = formatWholeCount(products)
  if (typeof figures === 'string') return `left out: at ${size} ${figures}`
  const slowest = Math.max(...Object.values(figures.timings).map(({ p50 }) => p50))
  if (figures.buildSeconds > slowBuildSeconds)
    return `left out: ${size} took it ${figures.buildSeconds.toFixed(0)} s to build`
  if (slowest > slowQueryMs) return `left out: at ${size} a query took it ${slowest.toFixed(0)} ms`
  return undefined
}
