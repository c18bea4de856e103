import pino from 'pino'
import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { runSync } from '#app/ingest/sync.server.ts'
import type { KnownRecords, ReadStep } from '#app/sources/connector.ts'
import { readChanged } from '#app/sources/read-changed.ts'
import { sliceRecords } from '#app/sources/slice-records.ts'
import { createCategoryMap } from '#app/sources/style/map-categories.ts'
import { normalizeText, toRecordFingerprint, toSentRecord } from '#app/sources/style/record-text.ts'
import { toCategoryNodeJson } from '../sandbox/style/category-json.ts'
import { toProductJson } from '../sandbox/style/product-json.ts'
import { categories } from '../sandbox/world/categories.ts'
import { createWorld } from '../sandbox/world/world.ts'
import { withBenchDatabase } from './bench-database.ts'
import { type Effort, measure } from './measure.ts'

// Measures how many products per second are parsed from JSON pages, normalized and
// stored without an upstream rate limit, how much faster a second sync is when 1%
// of the prices have changed, and whether the cost per product grows with the
// catalogue. `npm run bench -- sync 1000000` measures catalogues of up to a million
// products. On a busy machine, the CPU times are more reliable than the rates.
const largest = Number(process.argv[2] ?? 100_000)
const perPage = Number(process.argv[3] ?? 50)
const log = pino({ level: 'warn' })

/**
 * Records in wire format. There are fewer records than products,
 * because a record with a different id counts as a new product.
 */
const world = createWorld({ seed: 'bench', products: 5_000, today: '2026-03-01' })
const records = Array.from({ length: world.products }, (_, index) =>
  JSON.stringify(toProductJson(world, index, 'http://localhost:4100', 'key')),
)
const mapCategory = createCategoryMap({ categories: categories.map(toCategoryNodeJson) })
const reading = {
  normalize: (text: string) => normalizeText(text, mapCategory),
  toFingerprint: (text: string) => toRecordFingerprint(text, 'tree'),
}

for (const products of [10_000, 100_000, 1_000_000].filter(size => size <= largest)) {
  await withBenchDatabase('sync', async pool => {
    const sync = (number: number) =>
      measure(pool, async () => {
        const readAll = (_: unknown, __: unknown, known?: KnownRecords) =>
          readPages(products, number, known)
        const connector = { source: 's' as const, readAll }
        const { state, counts } = await runSync({
          connector,
          pool,
          log,
          signal: new AbortController().signal,
        })
        if (state !== 'complete') throw new Error(`the reading ended as ${state}`)
        return counts
      })
    const first = await sync(0)
    const second = await sync(1)
    const what = `${formatQuantity(products, 'product')}`
    print(`${what}, first sync`, `${formatRate(products, first)} (target: 5,000 a second)`)
    print(
      `${what}, again with ${formatWholeCount(second.result.changed)} changed`,
      `${formatRate(products, second)}, ${toTimes(first.seconds, second.seconds)} as fast (target: 5 times)`,
    )
    const cpu = ({ cpuSeconds, databaseSeconds }: Effort<unknown>) => cpuSeconds + databaseSeconds
    print(`${what}, CPU time of the first relative to the second`, toTimes(cpu(first), cpu(second)))
  })
}

async function* readPages(
  products: number,
  number: number,
  known: KnownRecords | undefined,
): AsyncGenerator<ReadStep> {
  for (let from = 0; from < products; from += perPage) {
    const upTo = Math.min(products, from + perPage)
    const texts = Array.from({ length: upTo - from }, (_, index) => toText(from + index, number))
    const { records: sent } = sliceRecords(
      `{"metadata":{"total":${products}},"products":[${texts.join(',')}]}`,
      'products',
    )
    const step = await readChanged(sent.map(toSentRecord), reading, known)
    yield { ...step, cursor: String(upTo), expected: products }
  }
}

/** Returns a product's record as text. In each round, one product in a hundred has a new price. */
function toText(index: number, number: number): string {
  const text = (records[index % records.length] ?? '').replace(
    /^\{"id":\d+/,
    `{"id":${1_000_000 + index}`,
  )
  if (number === 0 || index % 100 !== 0) return text
  return text.replace(/"price":([\d.]+)/, (_, price) => `"price":${Number(price) + number}`)
}

function formatRate(
  products: number,
  { seconds, cpuSeconds, databaseSeconds }: Effort<unknown>,
): string {
  const micros = (time: number) => `${Math.round((time * 1e6) / products)} µs`
  const rate = formatWholeCount(Math.round(products / seconds))
  return `${rate} a second, ${micros(cpuSeconds)} of our CPU time and ${micros(databaseSeconds)} of PostgreSQL’s each`
}

function toTimes(first: number, second: number): string {
  return `${(first / second).toFixed(1)} times`
}

function print(what: string, figure: string): void {
  console.log(`${what.padEnd(56)} ${figure}`)
}
