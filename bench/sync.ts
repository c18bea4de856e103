import pino from 'pino'
import { createStore } from '#app/catalogue/store.server.ts'
import { runSync } from '#app/catalogue/sync.server.ts'
import type { ReadStep } from '#app/sources/connector.ts'
import { createCategoryMap } from '#app/sources/style/map-categories.ts'
import { normaliseProduct } from '#app/sources/style/normalise.ts'
import { toCategoryNodeJson } from '../sandbox/style/category-json.ts'
import { toProductJson } from '../sandbox/style/product-json.ts'
import { categories } from '../sandbox/world/categories.ts'
import { createWorld } from '../sandbox/world/world.ts'
import { withBenchDatabase } from './bench-database.ts'

// How many products a second are parsed, normalised and stored when nothing upstream holds them up; how much quicker a
// second reading is, in which one in a hundred has another price; and whether a product costs the same in a large
// catalogue as in a small one. `npm run bench -- sync 1000000` goes on to a million.
const largest = Number(process.argv[2] ?? 100_000)
const perStep = Number(process.argv[3] ?? 50)
const log = pino({ level: 'warn' })

/** Records as they come over the wire. Fewer than products: another id makes another product of one. */
const world = createWorld({ seed: 'bench', products: 5_000, today: '2026-03-01' })
const records = Array.from({ length: world.products }, (_, index) =>
  JSON.stringify(toProductJson(world, index, 'http://localhost:4100', 'key')),
)
const mapCategory = createCategoryMap({ categories: categories.map(toCategoryNodeJson) })

for (const products of [10_000, 100_000, 1_000_000].filter(size => size <= largest)) {
  await withBenchDatabase('sync', async pool => {
    const store = createStore(pool)
    const sync = async (reading: number) => {
      const startedAt = performance.now()
      const cpu = process.cpuUsage()
      const connector = { source: 's' as const, readAll: () => readRecords(products, reading) }
      const { state, counts } = await runSync({ connector, store, log, signal: new AbortController().signal })
      if (state !== 'complete') throw new Error(`the reading ended as ${state}`)
      const seconds = (performance.now() - startedAt) / 1_000
      const { user, system } = process.cpuUsage(cpu)
      return { seconds, cpuSeconds: (user + system) / 1e6, counts }
    }
    const first = await sync(0)
    const second = await sync(1)
    const rate = (seconds: number) => `${Math.round(products / seconds).toLocaleString('en')} products/s`
    const what = `${products.toLocaleString('en')} products, ${perStep} a step`
    print(`${what}, first reading`, `${rate(first.seconds)} (promised: 5,000)`)
    print(`${what}, of that our own processor time`, `${micros(first.cpuSeconds, products)} a product`)
    print(
      `${what}, again with ${second.counts.changed.toLocaleString('en')} changed`,
      `${rate(second.seconds)}, ${(first.seconds / second.seconds).toFixed(1)} times as fast (promised: 5)`,
    )
  })
}

async function* readRecords(products: number, reading: number): AsyncGenerator<ReadStep> {
  for (let from = 0; from < products; from += perStep) {
    const step: ReadStep = { products: [], rejected: [], cursor: String(from + perStep), expected: products }
    for (let index = from; index < Math.min(products, from + perStep); index += 1) {
      const record = JSON.parse(records[index % records.length] ?? '')
      // What a shop sells does not move all at once: one in a hundred has another price each time.
      if (reading > 0 && index % 100 === 0) record.price = Number(record.price) + reading
      const normalised = normaliseProduct({ ...record, id: 1_000_000 + index }, mapCategory)
      if ('product' in normalised) step.products.push(normalised.product)
      else step.rejected.push(normalised.rejection)
    }
    yield step
  }
}

function micros(seconds: number, products: number): string {
  return `${Math.round((seconds * 1e6) / products)} µs`
}

function print(what: string, figure: string): void {
  console.log(`${what.padEnd(66)} ${figure}`)
}
