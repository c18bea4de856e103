import type pg from 'pg'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import { listPairs, measureMatching, type toTruths } from '../server/testing/matching-quality.ts'
import { withBenchDatabase } from './bench-database.ts'
import { fetchMatchedOffers } from './matching/fetch-matched-offers.ts'
import { fillCatalogue } from './matching/fill-catalogue.ts'
import { syncSandbox } from './matching/sync-sandbox.ts'
import { type Effort, measure } from './measure.ts'

// Measures offer matching against the sandbox's ground truth: precision of matched pairs,
// recall of pairs that belong together, and throughput. A quarter of each catalogue consists
// of sibling products that look alike, and all data arrives through the connectors. With
// `--style`, the products are those of the style catalogue alone, and are written without HTTP;
// `npm run bench -- matching 1000000 --style` measures a million.
const [given = '20000'] = process.argv.slice(2).filter(one => !one.startsWith('--'))
const products = Number(given)

await withBenchDatabase('matching', async pool => {
  const fill = process.argv.includes('--style') ? fillCatalogue : syncSandbox
  const truths = await fill(pool, products)
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM product')
  const first = await measure(pool, () => matchOffers(pool))
  printEffort(`${rows[0]?.count} products matched`, first)
  // Joining a group counts as a change of its products.
  printEffort('their changed groups followed', await measure(pool, () => matchOffers(pool)))
  await report(pool, truths)
})

function printEffort(
  what: string,
  { result, seconds, cpuSeconds, databaseSeconds }: Effort<number | 'busy'>,
): void {
  // On a busy machine, the CPU times are more reliable.
  print(
    what,
    `${result} changes in ${seconds.toFixed(1)} s; CPU ${cpuSeconds.toFixed(1)} s, PostgreSQL ${databaseSeconds.toFixed(1)} s`,
  )
}

async function report(pool: pg.Pool, truths: ReturnType<typeof toTruths>): Promise<void> {
  const rows = await fetchMatchedOffers(pool)
  const { lostCards, ...figures } = measureMatching(rows, truths)
  print('offers with a known product', `${rows.filter(({ key }) => truths.has(key)).length}`)
  print('products without a card, because another of their retailer has it', String(lostCards))
  for (const [where, { joined, precision, same, recall }] of Object.entries(figures)) {
    print(
      `${where} retailers: precision of the pairs joined`,
      `${precision.toFixed(4)} of ${joined}`,
    )
    print(
      `${where} retailers: recall of the pairs of one product`,
      `${recall.toFixed(4)} of ${same}`,
    )
  }

  const offers = rows.map(row => ({ ...row, thing: truths.get(row.key)?.thing ?? row.key }))
  const { rows: candidates } = await pool.query<{ a: number; b: number }>(
    `SELECT first_number AS a, second_number AS b FROM offer_match_candidate`,
  )
  const things = new Map(offers.map(({ number, thing }) => [number, thing]))
  const right = candidates.filter(({ a, b }) => things.get(a) === things.get(b)).length
  print('candidates for an operator, and how many are right', `${candidates.length}, ${right}`)
  if (!process.argv.includes('--show')) return
  const joined = listPairs(offers, ({ group }) => group)
  for (const [a, b] of joined.filter(([a, b]) => a.thing !== b.thing).slice(0, 30))
    console.log(`wrong: ${a.key} ${a.name} (${a.thing}) + ${b.key} ${b.name} (${b.thing})`)
  const missed = listPairs(offers, ({ thing }) => thing).filter(
    ([a, b]) => a.group === null || a.group !== b.group,
  )
  for (const [a, b] of missed.filter((_, index) => index % Math.ceil(missed.length / 40) === 0))
    console.log(`missed: ${a.key} ${a.name} + ${b.key} ${b.name}`)
}

function print(what: string, figure: string): void {
  console.log(`${what.padEnd(60)} ${figure}`)
}
