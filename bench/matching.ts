import type pg from 'pg'
import pino from 'pino'
import { matchOffers } from '#app/catalogue/offers/match-offers.server.ts'
import { createStore } from '#app/catalogue/store.server.ts'
import { runSync } from '#app/catalogue/sync.server.ts'
import { createCjConnector } from '#app/sources/cj/connector.server.ts'
import { formatProductId } from '#app/sources/cj/product-id.ts'
import { createRakutenConnector } from '#app/sources/rakuten/connector.server.ts'
import { formatProductId as formatRakutenId } from '#app/sources/rakuten/product-id.ts'
import { createStyleConnector } from '#app/sources/style/connector.server.ts'
import { createTrendingConnector } from '#app/sources/trending/connector.server.ts'
import type { SandboxOffer } from '../sandbox/same-product.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { withBenchDatabase } from './bench-database.ts'

// How well offers of the same product are found: the sandbox knows which are, a tenth of what looks the same is not, and all
// of it comes through the connectors. Precision of what was joined, recall of what should have been, and the rate.
const products = Number(process.argv[2] ?? 8_000)
const ratePerMinute = 1e6
const log = pino({ level: 'error' })
const signal = new AbortController().signal

const sandbox = await createSandbox({
  products,
  today: '2026-03-01',
  requestsPerMinute: Number.POSITIVE_INFINITY,
  rakutenRequestsPerMinute: Number.POSITIVE_INFINITY,
  images: false,
})
const connectors = [
  createStyleConnector({ apiUrl: `${sandbox.url}/api/v2`, apiKey: sandbox.styleKey, ratePerMinute }),
  createCjConnector({ ...sandbox.cj, ratePerMinute }),
  createRakutenConnector({ ...sandbox.rakuten, ratePerMinute }),
  createTrendingConnector(sandbox.trending),
]

try {
  await withBenchDatabase('matching', async pool => {
    const store = createStore(pool)
    for (const connector of connectors) {
      const { source, state, counts } = await runSync({ connector, store, log, signal })
      print(`source ${source}`, `${counts.read} read, ${counts.rejected} rejected, ${state}`)
    }
    const startedAt = performance.now()
    const matched = await matchOffers(pool)
    const seconds = (performance.now() - startedAt) / 1_000
    print('offers matched', `${matched}, ${Math.round(Number(matched) / seconds)} a second`)
    await report(pool, new Map(sandbox.offers().map(offer => [toKey(offer), offer.thing])))
  })
} finally {
  await sandbox.close()
}

/** Pairs: of those joined, how many are right; of those that are one product, how many were joined or listed. */
async function report(pool: pg.Pool, things: Map<string, string>): Promise<void> {
  const { rows } = await pool.query<{
    number: number
    key: string
    group: number | null
    name: string
    gtins: string[]
  }>(
    `SELECT number, source || ' ' || id AS key, group_number AS "group", document->>'name' AS name, facts->'gtins' AS gtins
     FROM product JOIN offer_match ON number = product_number`,
  )
  const offers = rows.map(row => ({ ...row, thing: things.get(row.key) ?? `unknown ${row.key}` }))
  const joined = [...pairsBy(offers, ({ group }) => group)]
  const right = joined.filter(([a, b]) => a.thing === b.thing)
  const same = [...pairsBy(offers, ({ thing }) => thing)]
  const { rows: candidates } = await pool.query<{ a: number; b: number }>(
    `SELECT first_number AS a, second_number AS b FROM offer_match_candidate`,
  )
  const byNumber = new Map(offers.map(offer => [offer.number, offer]))
  const isSame = ({ a, b }: { a: number; b: number }) => byNumber.get(a)?.thing === byNumber.get(b)?.thing
  const known = offers.filter(({ key }) => things.has(key)).length
  const share = (part: number, whole: number) => (whole === 0 ? 'none' : (part / whole).toFixed(4))
  print('offers the truth knows', `${known} of ${offers.length}`)
  print('pairs joined (high)', String(joined.length))
  print('precision of high', `${share(right.length, joined.length)} (promised: 0.99)`)
  print('pairs of one product', String(same.length))
  print('recall of high', share(right.length, same.length))
  const numbered = same.filter(([a, b]) => a.gtins.length > 0 && b.gtins.length > 0)
  const apart = numbered.filter(([a, b]) => !a.gtins.some(gtin => b.gtins.includes(gtin)))
  print('of these with different article numbers, which never join', String(apart.length))
  print(
    'candidates (medium)',
    `${candidates.length}, right ${share(candidates.filter(isSame).length, candidates.length)}`,
  )
  if (!process.argv.includes('--show')) return
  for (const [a, b] of joined.filter(([a, b]) => a.thing !== b.thing).slice(0, 30))
    console.log(`wrong: ${a.key} ${a.name} (${a.thing}) + ${b.key} ${b.name} (${b.thing})`)
  const missed = same.filter(
    ([a, b]) => (a.group === null || a.group !== b.group) && !apart.some(([x, y]) => x === a && y === b),
  )
  for (const [a, b] of missed.filter((_, index) => index % Math.ceil(missed.length / 40) === 0))
    console.log(`missed: ${a.key} ${a.name} + ${b.key} ${b.name}`)
}

function* pairsBy<Item, Key>(items: Item[], getKey: (item: Item) => Key | null): Generator<[Item, Item]> {
  for (const [key, members] of Map.groupBy(items, getKey))
    if (key !== null)
      for (const [index, a] of members.entries()) for (const b of members.slice(index + 1)) yield [a, b]
}

function toKey(offer: SandboxOffer): string {
  if (offer.source === 'style') return `s ${offer.id}`
  if (offer.source === 'trending') return `k ${offer.productId}`
  if (offer.source === 'cj') {
    const { adId, groupId, rowIds } = offer
    return `c ${formatProductId(groupId === undefined ? { adId, rowId: rowIds[0] } : { adId, groupId })}`
  }
  const { mid, linkId, sku } = offer
  return `r ${formatRakutenId({ mid, linkId, ...(sku === '' ? {} : { sku }) })}`
}

function print(what: string, figure: string): void {
  console.log(`${what.padEnd(60)} ${figure}`)
}
