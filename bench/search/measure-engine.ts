import type { Engine } from '../engines/engine.ts'
import { engineKinds } from '../engines/engine-kinds.ts'
import { makeSyntheticCatalogue } from '../synthetic/synthetic-product.ts'
import { getPercentile } from './percentile.ts'
import { readProcessorClock } from './processor-clock.ts'
import { beginnings, queryKinds, toEngineQuery, toRepeated } from './query-mix.ts'

// Measures one engine at one size in its own process; `search.ts` starts it and reads the figures.

export interface Timing {
  p50: number
  p99: number
  /** The number of queries. */
  asked: number
}

export interface EngineFigures {
  /** The CPU seconds of the build; all times in this interface are CPU times. */
  buildSeconds: number
  megabytes: number
  /** CPU milliseconds by kind of query. Kinds that the engine does not support are missing. */
  timings: Record<string, Timing>
  suggestions?: Timing
  /** All kinds of queries together, of which each counts the same. */
  mix: Timing
  /**
   * The number of results for the first query of each
   * kind, to verify that all engines ran the same queries.
   */
  found: Record<string, number>
}

const minRuns = 24
const maxRuns = 400
const longestMs = 4_000
/** The number of runs of each kind in the mix, which repeats them if there were fewer. */
const mixedRuns = maxRuns

const [id, size] = process.argv.slice(2)
const kind = engineKinds.find(kind => kind.id === id)
if (!kind || !Number(size))
  throw new Error('measure-engine.ts ENGINE PRODUCTS: started by search.ts')
const engine = await kind.create()
// The engine is also closed on SIGTERM so that an
// interrupted bench does not leave a server running.
process.once('SIGTERM', () => void Promise.resolve(engine.close?.()).finally(() => process.exit(1)))
try {
  const figures = await measure(engine, Number(size))
  process.send?.(figures)
} finally {
  await engine.close?.()
}

async function measure(engine: Engine, products: number): Promise<EngineFigures> {
  // Warms up the catalogue's generator so that its cost is not attributed to the engine.
  for (const _ of makeSyntheticCatalogue(20_000));
  const before = getResidentBytes()
  const startedAt = readProcessorClock(engine.otherPid)
  await engine.build(makeSyntheticCatalogue(products))
  const buildSeconds = (readProcessorClock(engine.otherPid) - startedAt) / 1_000
  const bytes = (await engine.getBytes?.()) ?? getResidentBytes() - before
  const figures: EngineFigures = {
    buildSeconds,
    megabytes: bytes / 1e6,
    timings: {},
    found: {},
    mix: { p50: Number.NaN, p99: Number.NaN, asked: 0 },
  }
  const mix: number[] = []
  for (const { name, queries, isForgiving, isSentence, isApart } of queryKinds) {
    if ((isForgiving && !engine.isForgiving) || (isSentence && !engine.isReading)) continue
    const asked = queries.map(toEngineQuery)
    figures.found[name] = (await engine.query(asked[0] ?? toEngineQuery({}))).total
    const runs = await time(asked, query => engine.query(query), engine.change)
    figures.timings[name] = toTiming(runs)
    for (let at = 0; at < mixedRuns && !isApart; at += 1) mix.push(runs[at % runs.length] ?? 0)
    if (engine.change && asked.some(({ text }) => text !== ''))
      figures.timings[toRepeated(name)] = toTiming(await time(asked, query => engine.query(query)))
  }
  if (engine.suggest)
    figures.suggestions = toTiming(
      await time(beginnings, text => engine.suggest?.(text), engine.change),
    )
  return { ...figures, mix: toTiming(mix) }
}

function toTiming(runs: readonly number[]): Timing {
  return { p50: getPercentile(runs, 0.5), p99: getPercentile(runs, 0.99), asked: runs.length }
}

/**
 * Runs a warm-up round, then repeats until there are enough samples or time is up; returns the
 * milliseconds of each. `prepare` runs
 * before each question and is not timed.
 */
async function time<Question>(
  questions: readonly Question[],
  ask: (question: Question) => unknown,
  prepare?: () => void | Promise<void>,
): Promise<number[]> {
  const beganAt = performance.now()
  for (const question of questions) {
    await ask(question)
    if (performance.now() - beganAt > longestMs) break
  }
  const runs: number[] = []
  const startedAt = performance.now()
  while (
    runs.length < maxRuns &&
    (runs.length < minRuns || performance.now() - startedAt < longestMs)
  ) {
    const question = questions[runs.length % questions.length]
    if (question === undefined) break
    await prepare?.()
    const at = readProcessorClock(engine.otherPid)
    await ask(question)
    runs.push(readProcessorClock(engine.otherPid) - at)
    if (performance.now() - startedAt > 5 * longestMs) break
  }
  return runs
}

function getResidentBytes(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage.rss()
}
