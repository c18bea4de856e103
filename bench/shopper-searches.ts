import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import pino from 'pino'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import { fetchChanges, type ProductChange } from '#app/store/changes.server.ts'
import { withBenchDatabase } from './bench-database.ts'
import { syncSandbox } from './matching/sync-sandbox.ts'
import {
  getMeanPrecision,
  type SearchScore,
  scoreSearches,
} from './relevance/sandbox/score-searches.ts'

// Scores sixty searches of shoppers in the sandbox's catalogue, through the service that lists pages:
// `npm run bench -- shopper-searches [PRODUCTS] [--show]`. See relevance/sandbox/README.md.
const [given = '20000'] = process.argv.slice(2).filter(one => !one.startsWith('--'))
const total = Number(given)
const batch = 10_000

await withBenchDatabase('shopper-searches', async (pool, databaseUrl) => {
  await syncSandbox(pool, total)
  await matchOffers(pool)
  // Joining a group counts as a change of its products.
  await matchOffers(pool)
  const products = await readProducts(pool)
  const keys = await readKeys(pool)
  const byNumber = new Map(products.map(product => [product.number, product]))
  const catalogue = await createCatalogue({
    ...{ databaseUrl, pool, connectors: [] },
    log: pino({ level: 'error' }),
  })
  while (!catalogue.state().isReady) await pause(50)
  report(
    await scoreSearches(products, async (text, limit) => {
      const listing = await catalogue.list({ ...emptyListQuery, text }, limit)
      return listing.products.flatMap(
        ({ source, id }) => byNumber.get(keys.get(`${source} ${id}`) ?? 0) ?? [],
      )
    }),
  )
  await catalogue.close()
})

async function readProducts(pool: pg.Pool): Promise<ProductChange[]> {
  const products: ProductChange[] = []
  for (let after = 0; ; ) {
    const changes = await fetchChanges(pool, after, batch)
    products.push(...changes.filter(({ isGone }) => !isGone))
    if (changes.length < batch) return products
    after = changes.at(-1)?.changedAt ?? after
  }
}

/** Reads the product number of each source and id. */
async function readKeys(pool: pg.Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ key: string; number: number }>(
    `SELECT source || ' ' || id AS key, number FROM product WHERE gone_since IS NULL`,
  )
  return new Map(rows.map(({ key, number }) => [key, number]))
}

function report(scores: readonly SearchScore[]): void {
  console.log(`precision@10: ${getMeanPrecision(scores).toFixed(3)} of ${scores.length} searches`)
  const worst = scores.filter(({ precision }) => precision < 1)
  for (const { text, precision, existing, cards } of worst.toSorted(
    (a, b) => a.precision - b.precision,
  )) {
    console.log(`${precision.toFixed(2)}  ${text} (${existing} wanted, ${cards.length} shown)`)
    if (!process.argv.includes('--show')) continue
    for (const { product, isWanted } of cards)
      console.log(
        `      ${isWanted ? '+' : '-'} ${product.words.name} · ${product.categoryId} · ${product.colors} · ${product.usdCents / 100}`,
      )
  }
}
