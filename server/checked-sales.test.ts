import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { waitUntilReady } from '#app/catalogue/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { withClient } from '#app/database/with-client.server.ts'
import { formatUsd } from '#app/domain/currency.ts'
import { findLatestPrice } from '#app/domain/offer.ts'
import { dayMs } from '#app/domain/price-step.ts'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { findVerifiedDrop } from '#app/domain/verified-drop.ts'
import { importPriceHistory } from '#app/ingest/import-price-history.server.ts'
import { runSync } from '#app/ingest/sync.server.ts'
import { fetchCards } from '#app/pages/articles/article-page.ts'
import { toCard } from '#app/pages/card.ts'
import { findDrops } from '#app/pages/home/find-drops.ts'
import { toProductMarkdown } from '#app/pages/markdown/product-markdown.ts'
import { type ProductPage, toProductPage } from '#app/pages/product-page.ts'
import { findPriceHistory } from '#app/store/price-history/find-price-history.server.ts'
import { reviewPrices } from '#app/store/price-history/save-price-facts.server.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { inWriteTransaction } from '#app/store/write-transaction.server.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { parseSettings } from './settings/settings.ts'
import { createConnectors } from './sync/create-connectors.ts'
import { fetchMailed, getFacts, type Said, surfaces } from './testing/price-surfaces.ts'
import { createUnlimitedSandbox } from './testing/unlimited-sandbox.ts'

const log = pino({ level: 'silent' })
const siteUrl = 'https://shop.example'
let sandbox: Sandbox
let database: TestDatabase
let store: Store

beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
  const unlimited = await createUnlimitedSandbox({ products: 600, seed: 'checked' })
  sandbox = unlimited.sandbox
  const { signal } = new AbortController()
  const { pool } = database
  const connector = createConnectors(parseSettings(unlimited.settings).sources, 'reading').find(
    ({ source }) => source === 's',
  )
  if (!connector) throw new Error('the sandbox has a style catalogue')
  await runSync({ connector, pool, log, signal })
  await importPriceHistory(pool, unlimited.settings.PRICE_HISTORY_URL ?? '', signal)
}, 120_000)
afterAll(async () => {
  await sandbox.close()
  await database.drop()
})

/** A product on sale with facts that SQL derives from the stored prices alone. */
interface SaleRow {
  source: SourceLetter
  id: string
  check: string | null
  listPrice: string
  /** The lowest price in the 30 days before today's took effect; null if there was none. */
  low: string | null
  isHeld: boolean
  isTracked: boolean
  wasCheaper: boolean
}

/** Reads every sale of the catalogue at a time, without any of the application's price code. */
async function fetchSales(now: Date): Promise<SaleRow[]> {
  const { rows } = await database.pool.query<SaleRow>(
    `WITH step AS (
       SELECT product_number, read_at AS begun, price, coalesce(sale_price, price) AS paid, in_stock,
         coalesce(lead(read_at) OVER own, 'infinity') AS ended,
         first_value(coalesce(sale_price, price)) OVER newest AS paid_now,
         first_value(price) OVER newest AS listed_now
       FROM offer_price
       WINDOW own AS (PARTITION BY product_number ORDER BY read_at),
         newest AS (PARTITION BY product_number ORDER BY read_at DESC)
     ), other AS (
       SELECT product_number, max(begun) AS begun FROM step WHERE in_stock AND paid <> paid_now
       GROUP BY product_number
     ), held AS (
       SELECT product_number, min(step.begun) AS since
       FROM step LEFT JOIN other USING (product_number)
       WHERE in_stock AND step.begun > coalesce(other.begun, '-infinity') GROUP BY product_number
     )
     SELECT source, id, discount_check AS check, listed_now AS "listPrice",
       since <= $1::timestamptz - interval '30 days' AS "isHeld",
       min(begun) <= since - interval '30 days' AS "isTracked",
       min(paid) FILTER (WHERE step.in_stock AND begun < since AND ended > since - interval '30 days') AS low,
       bool_or(step.in_stock AND paid < paid_now AND begun < since
         AND ended > $1::timestamptz - interval '30 days') AS "wasCheaper"
     FROM product JOIN step ON step.product_number = number JOIN held USING (product_number)
     WHERE gone_since IS NULL AND product.in_stock AND is_on_sale
     GROUP BY number, listed_now, since ORDER BY number`,
    [now],
  )
  return rows
}

function isProven({ isTracked, isHeld, wasCheaper, low, listPrice }: SaleRow): boolean {
  return isTracked && !isHeld && !wasCheaper && low !== null && Number(low) >= Number(listPrice)
}

async function getPage({ source, id }: SaleRow, now: Date): Promise<ProductPage> {
  const found = await store.findProduct(source, id)
  const history = await findPriceHistory(database.pool, source, id, now)
  if (!found || !history) throw new Error(`${id} is stored`)
  return toProductPage(found.product, { history, now })
}

async function reviewAll(now: Date): Promise<void> {
  await withClient(database.pool, client =>
    inWriteTransaction(client, async () => {
      while ((await reviewPrices(client, 500, now)) > 0);
    }),
  )
}

function pick(facts: Said, keys: readonly (keyof Said)[]): Said {
  return Object.fromEntries(keys.map(key => [key, facts[key]]))
}

describe('sales of the sandbox', () => {
  // Comes first, because the tests below review the verdicts of later days.
  it('PD13 state the same price facts on all surfaces, in 200 random products', async () => {
    const { pool, url: databaseUrl } = database
    const now = new Date()
    await reviewAll(now)
    const catalogue = await createCatalogue({ databaseUrl, pool, connectors: [], log })
    try {
      await waitUntilReady(catalogue)
      const { rows: keys } = await pool.query<ProductKey>(
        'SELECT source, id FROM product WHERE gone_since IS NULL ORDER BY md5(id) LIMIT 200',
      )
      const products = await catalogue.findMany(keys)
      expect(products).toHaveLength(200)
      const mailed = await fetchMailed(pool, products)
      const counts = { verified: 0, contradicted: 0, lows: 0 }
      const statedBy = new Map<string, number>()
      for (const product of products) {
        const history = await findPriceHistory(pool, product.source, product.id, now)
        if (!history) throw new Error(`${product.id} is stored`)
        const page = toProductPage(product, { history, now })
        const slice = { kind: 'products', title: '', list: emptyListQuery } as const
        const [inArticle] = await fetchCards(catalogue, { ...slice, chosen: [product] })
        const facts: Said = { ...getFacts(page), amount: findLatestPrice(page) }
        const mail = mailed.get(formatProductKey(product))
        const shown = { product, page, card: toCard(product), inArticle, mailed: mail }
        for (const [name, read] of surfaces) {
          const said = read(shown)
          const keys = Object.keys(said) as (keyof Said)[]
          expect(said, `${name} of ${product.id}`).toEqual(pick(facts, keys))
          statedBy.set(name, (statedBy.get(name) ?? 0) + keys.length)
        }
        const drop = findVerifiedDrop(history.steps, now)
        if (drop) {
          const { lowest } = page.priceStory ?? {}
          expect([formatUsd(drop.lowCents), drop.percent]).toEqual([
            lowest?.price,
            lowest?.percentBelow,
          ])
        }
        if (page.price.percentOff) counts.verified += 1
        if (page.price.isSaleRefused) counts.contradicted += 1
        if (facts.low) counts.lows += 1
      }
      expect(Math.min(...Object.values(counts))).toBeGreaterThan(3)
      // The facts of a page leave the low to the line below the price where that names it.
      for (const [name, stated] of statedBy) expect(stated, name).toBeGreaterThan(10)
    } finally {
      await catalogue.close()
    }
  }, 120_000)

  it.each([0, 12, 29, 31])(
    'PD11 PD13 that pages call checked were never cheaper in the 30 days before, %i days from now',
    async days => {
      const now = new Date(Date.now() + days * dayMs)
      const unreviewed = await fetchSales(now)
      const wrong: string[] = []
      let checked = 0
      for (const sale of unreviewed) {
        const page = await getPage(sale, now)
        const { saleCheck, lowest } = page.priceStory ?? {}
        if (saleCheck === 'verified') {
          checked += 1
          if (!isProven(sale)) wrong.push(`the sale of ${sale.id}`)
        }
        const low = lowest?.isSinceFirstSeen === false ? lowest.price : undefined
        if (low !== undefined && !sale.isHeld && low !== formatUsd(Number(sale.low)))
          wrong.push(`the low of ${sale.id}`)
        const [, shown] = /30-day low[^:]*: (.*)/.exec(toProductMarkdown(page, siteUrl)) ?? []
        if (shown !== low) wrong.push(`the Markdown of ${sale.id}`)
      }
      expect(wrong).toEqual([])
      if (days < 20) expect(checked).toBeGreaterThan(20)
      await reviewAll(now)
      const reviewed = await fetchSales(now)
      const shown: (string | undefined)[] = []
      for (const sale of reviewed) shown.push((await getPage(sale, now)).priceStory?.saleCheck)
      expect(reviewed.map(({ check }) => check)).toEqual(shown)
    },
    120_000,
  )

  it('PD11 PD13 have one 30-day low on the home page and on their own page', async () => {
    const { pool, url: databaseUrl } = database
    const catalogue = await createCatalogue({ databaseUrl, pool, connectors: [], log })
    try {
      await waitUntilReady(catalogue)
      const now = new Date()
      const drops = await findDrops(catalogue, { scope: [], further: [] }, now)
      expect(drops.length).toBeGreaterThan(3)
      for (const drop of drops) {
        const id = drop.path.split('/').at(-1) ?? ''
        const found = await store.findProduct('s', id)
        const history = await findPriceHistory(pool, 's', id, now)
        if (!found || !history) throw new Error(`${drop.path} is stored`)
        const page = toProductPage(found.product, { history, now })
        expect([drop.low, drop.price]).toEqual([
          page.priceStory?.lowest?.price,
          page.price.salePrice ?? page.price.price,
        ])
      }
    } finally {
      await catalogue.close()
    }
  })
})
