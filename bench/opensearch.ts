import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { formatWholeCount } from '#app/domain/count.ts'
import { facetNames } from '#app/domain/facets/facets.ts'
import { emptyListQuery, sorts } from '#app/domain/urls/list-query.ts'
import type { IndexAnswer, IndexQuery } from '#app/search-index/index-interface.ts'
import { readSequence } from '#app/search-index/opensearch/card-writer.server.ts'
import {
  getTestAddress,
  openTestEngine,
  type TestEngine,
} from '#app/search-index/opensearch/testing/open-test-engine.ts'
import { type Chance, createChance } from '#app/search-index/random-catalogue.ts'
import { createSearchIndex } from '#app/search-index/search-index.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { engineKinds } from './engines/engine-kinds.ts'
import { measureRelevance } from './relevance/measure-relevance.ts'
import { getMeans } from './relevance/metrics.ts'
import { createOurSetEngine, toSetChange } from './relevance/our-set-engine.ts'
import { readSet } from './relevance/read-set.ts'
import type { CreateSetEngine } from './relevance/set-engine.ts'
import { measureApart } from './search/measure-apart.ts'
import type { EngineFigures } from './search/measure-engine.ts'
import { readProcessorClock } from './search/processor-clock.ts'
import {
  formatServing,
  formatSize,
  type ServingFigures,
  type SizeFigures,
} from './search/report-search.ts'
import { makeSyntheticProduct } from './synthetic/synthetic-product.ts'
import { toSyntheticChange } from './synthetic/to-change.ts'

// Compares our index with the same one in OpenSearch, which is started for it unless its address is in
// OPENSEARCH_TEST_URL. `npm run bench -- opensearch 100000` compares the answers for 1,000 random
// combinations of filters, and measures both, other engines, and the time from a commit to the
// lists; `--only answers,ours,opensearch,serving` selects some of that. With BENCH_INDEX=NAME, the index
// is left in the OpenSearch at OPENSEARCH_TEST_URL, and the next run continues with it.
// `npm run bench -- opensearch DIR` scores both on a set of judged searches instead.

const args = process.argv.slice(2)
const [argument = '20000'] = args
const only = args.includes('--only') ? args[args.indexOf('--only') + 1]?.split(',') : undefined
const isAsked = (part: string) => only === undefined || only.includes(part)
const compared = ['ours', 'opensearch', 'minisearch', 'fts5', 'postgres']
const limitMinutes = 40
const combinations = 1_000
const askedAtOnce = 8
const mostShown = 3
const progressEach = 80
const changesEach = 1_000
/** The most cards that OpenSearch returns at once. */
const mostResults = 1_000

if (/^\d+$/.test(argument)) {
  const products = Number(argument)
  const kept = process.env.BENCH_INDEX
  const identity = kept ?? randomBytes(8).toString('hex')
  process.env.BENCH_INDEX = identity
  const built = isAsked('answers') ? await compareAnswers(products, identity) : undefined
  await measureEngines(products, built)
  if (kept === undefined) await (await openTestEngine(identity)).close()
  if (isAsked('serving')) await measureServing(products)
} else await compareRelevance(argument)

/** Returns the CPU seconds that the index in OpenSearch took, if it was built here. */
async function compareAnswers(products: number, identity: string): Promise<number | undefined> {
  const ours = createSearchIndex()
  const theirs = await openTestEngine(identity)
  const engineClock = Number(process.env.OPENSEARCH_TEST_PID) || undefined
  try {
    const applyOurs = async (changes: ProductChange[]) => ours.apply(changes)
    const ourSeconds = await build(0, applyOurs)
    const before = readProcessorClock(engineClock)
    const known = await readSequence(theirs.client, theirs.names)
    const theirSeconds = await build(known, theirs.writer.apply)
    const readingAt = performance.now()
    await theirs.engine.readWords()
    const reading = (performance.now() - readingAt) / 1_000
    const processorSeconds = (readProcessorClock(engineClock) - before) / 1_000
    const rate = formatWholeCount(Math.round((products - known) / theirSeconds))
    const theirBuild =
      known === 0
        ? `OpenSearch in ${theirSeconds.toFixed(0)} s (${rate} a second)`
        : 'OpenSearch before'
    console.log(
      `${formatWholeCount(products)} products: ours built in ${ourSeconds.toFixed(0)} s, ${theirBuild}; its words read in ${reading.toFixed(1)} s`,
    )
    await compareFilters((query: IndexQuery) => ours.query(query), theirs)
    await changePrices(products, applyOurs, theirs)
    return known === 0 ? processorSeconds : undefined
  } finally {
    await theirs.client.close()
  }

  async function build(
    known: number,
    apply: (changes: ProductChange[]) => Promise<unknown>,
  ): Promise<number> {
    const startedAt = performance.now()
    for (let first = known + 1; first <= products; first += changesEach)
      await apply(
        Array.from({ length: Math.min(changesEach, products - first + 1) }, (_, at) =>
          toSyntheticChange(makeSyntheticProduct(first + at, products)),
        ),
      )
    return (performance.now() - startedAt) / 1_000
  }
}

/** Changes prices and changes them back, as a sync of a thousand new prices would. */
async function changePrices(
  products: number,
  applyOurs: (changes: ProductChange[]) => Promise<void>,
  { client, names, writer }: TestEngine,
): Promise<void> {
  for (const added of [100, 0]) {
    const sequence = await readSequence(client, names)
    const changes = Array.from({ length: Math.min(changesEach, products) }, (_, at) => {
      const change = toSyntheticChange(makeSyntheticProduct(at + 1, products))
      return { ...change, usdCents: change.usdCents + added, changedAt: sequence + at + 1 }
    })
    const startedAt = performance.now()
    await applyOurs(changes)
    const ourMs = performance.now() - startedAt
    await writer.apply(changes)
    const theirMs = performance.now() - startedAt - ourMs
    console.log(
      `${formatWholeCount(changes.length)} changed prices are in our lists after ${ourMs.toFixed(0)} ms, in OpenSearch’s after ${theirMs.toFixed(0)} ms`,
    )
  }
}

async function compareFilters(
  query: (query: IndexQuery) => IndexAnswer,
  { engine }: TestEngine,
): Promise<void> {
  const everything = query({ ...emptyListQuery, limit: 1, facetLimit: 200 })
  const chance = createChance(7)
  const requests = Array.from({ length: combinations }, () => makeFilters(chance, everything))
  let equal = 0
  let shown = 0
  for (let at = 0; at < combinations; at += askedAtOnce) {
    const asked = requests.slice(at, at + askedAtOnce)
    const answers = await Promise.all(asked.map(engine.query))
    for (const [index, requested] of asked.entries()) {
      const [our, their] = [query(requested), answers[index]]
      if (isDeepStrictEqual({ ...our, version: 0 }, { ...their, version: 0 })) equal += 1
      else if (shown++ < mostShown)
        console.log('differs:', JSON.stringify({ requested, our, their }))
    }
    if (at % progressEach === 0) console.error(`${equal} of ${at + asked.length} equal …`)
  }
  console.log(`${equal} of ${combinations} combinations of filters have the same answer`)
}

/** Makes a list's query from values that the catalogue has. */
function makeFilters(chance: Chance, everything: IndexAnswer): IndexQuery {
  const pick = (facet: (typeof facetNames)[number]) => [
    ...new Set(chance.some(everything.facets[facet].map(({ value }) => value))),
  ]
  return {
    ...emptyListQuery,
    ...Object.fromEntries(facetNames.map(facet => [facet, chance.is(0.25) ? pick(facet) : []])),
    excluded: chance.is(0.2) ? { brands: pick('brands') } : {},
    ...(chance.is(0.5) ? { category: chance.pick(everything.facets.categories).value } : {}),
    sort: chance.pick(sorts),
    page: chance.pick([1, 1, 2, 7, 1_000_000]),
    limit: 48,
    facetLimit: 100,
  }
}

/** Measures each engine in a process of its own, in CPU time. */
async function measureEngines(products: number, built?: number): Promise<void> {
  const figures: SizeFigures = new Map()
  for (const { id, name } of engineKinds) {
    if (!compared.includes(id) || !isAsked(id)) continue
    console.error(`${name} …`)
    const own = [id, String(products)]
    const measured = await measureApart<EngineFigures>('./measure-engine.ts', own, limitMinutes)
    if (id === 'opensearch' && built !== undefined && typeof measured !== 'string')
      measured.buildSeconds = built
    figures.set(id, measured)
  }
  if (figures.size > 0) console.log(`\n${formatSize(products, figures)}`)
}

/** Measures both behind the worker thread, as the product asks them. */
async function measureServing(products: number): Promise<void> {
  const figures: Record<string, ServingFigures> = {}
  for (const [name, address] of [
    ['memory', []],
    ['OpenSearch', [`${getTestAddress()}/bench`]],
  ] as const) {
    console.error(`the index in its thread, in ${name} …`)
    const own = [String(products), ...address]
    figures[name] = await measureApart('./measure-serving.ts', own, limitMinutes)
  }
  console.log(`\n${formatServing(products, figures)}`)
}

async function compareRelevance(folder: string): Promise<void> {
  const set = readSet(resolve(process.env.INIT_CWD ?? '.', folder))
  const opened: TestEngine[] = []
  const createTheirs: CreateSetEngine = async products => {
    const test = await openTestEngine()
    opened.push(test)
    const changes = products.map((product, at) => toSetChange(product, at + 1))
    for (let first = 0; first < changes.length; first += changesEach)
      await test.writer.apply(changes.slice(first, first + changesEach))
    await test.engine.readWords()
    return {
      async search(text, limit) {
        const most = Math.min(limit, mostResults)
        const query = { ...emptyListQuery, text, limit: most, facetLimit: 100 }
        const { hits } = await test.engine.query(query)
        return hits.map(({ number }) => products[number - 1]?.id ?? '')
      },
    }
  }
  for (const [name, create] of [
    ['ours', createOurSetEngine],
    ['OpenSearch', createTheirs],
  ] as const) {
    const { scores } = await measureRelevance(create, set, 1)
    console.log(name, getMeans(scores.map(({ isEmpty, ...score }) => ({ ...score, isEmpty }))))
  }
  for (const test of opened) await test.close()
}
