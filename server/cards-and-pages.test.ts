import pino from 'pino'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { waitUntilReady } from '#app/catalogue/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { findColor } from '#app/domain/color.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { runSync } from '#app/ingest/sync.server.ts'
import { applyRetailerView } from '#app/overrides/retailers/apply-retailer-view.ts'
import { createRetailerSettings } from '#app/overrides/retailers/retailer-settings.ts'
import { createRetailerView } from '#app/overrides/retailers/retailer-view.ts'
import { findPriceScale } from '#app/pages/browser/compared-offers.ts'
import { toProductData } from '#app/pages/browser/structured-data/product-data.ts'
import { type CardStores, toCard } from '#app/pages/card.ts'
import { toListPage } from '#app/pages/list-page.ts'
import { toProductMarkdown } from '#app/pages/markdown/product-markdown.ts'
import { toProductPage } from '#app/pages/product-page.ts'
import { getShell } from '#app/storefronts/shell.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { ProductCard } from '#app/ui/cards/product-card.tsx'
import { ShellContext } from '#app/ui/shell-context.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { parseSettings } from './settings/settings.ts'
import { createConnectors } from './sync/create-connectors.ts'
import { matchToEnd } from './testing/match-to-end.ts'
import { createUnlimitedSandbox } from './testing/unlimited-sandbox.ts'

const log = pino({ level: 'silent' })
const site = 'https://shop.example'
let sandbox: Sandbox
let database: TestDatabase
let catalogue: Awaited<ReturnType<typeof createCatalogue>>
/** The stores with the most products. */
let stores: string[]

beforeAll(async () => {
  database = await createTestDatabase()
  const unlimited = await createUnlimitedSandbox({ products: 1_500, seed: 'stores' })
  sandbox = unlimited.sandbox
  const { pool, url: databaseUrl } = database
  const { signal } = new AbortController()
  for (const connector of createConnectors(parseSettings(unlimited.settings).sources, 'reading'))
    await runSync({ connector, pool, log, signal })
  await matchToEnd(pool)
  catalogue = await createCatalogue({ databaseUrl, pool, connectors: [], log })
  await waitUntilReady(catalogue)
  const { retailers } = await catalogue.directory()
  stores = retailers.toSorted((a, b) => b.count - a.count).map(({ value }) => value)
}, 120_000)
afterAll(async () => {
  await catalogue.close()
  await sandbox.close()
  await database.drop()
})

/** Reads the stores on each card of a list, and those on the page that the card leads to. */
async function readStores(shown: Catalogue, search: string) {
  const query = parseListQuery(new URLSearchParams(search))
  const { products } = await shown.list(query, 120)
  return Promise.all(
    products.map(async product => {
      const offers = await shown.findOffers(product.source, product.id)
      const scale = findPriceScale(toProductPage(product, { offers }).offers)
      return {
        path: toCard(product).path,
        card: toCard(product).stores,
        page: scale && ({ count: scale.count, prices: scale.prices } satisfies CardStores),
      }
    }),
  )
}

it.each([
  ['everything', () => 'sort=price-up', 10],
  ['sales', () => 'deal=sale', 10],
  ['a store', () => `store=${encodeURIComponent(stores[0] ?? '')}`, 5],
  ['all stores but one', () => `not.store=${encodeURIComponent(stores[0] ?? '')}`, 10],
  ['a range of prices', () => 'price=50-100', 5],
  ['new products', () => 'condition=new', 5],
  ['pre-owned products', () => 'condition=preowned', 0],
  ['a color', () => 'color=black', 5],
  ['a search', () => 'q=boots', 2],
  ['a search for sales', () => 'q=dress&deal=sale', 2],
])(
  'LS4 PD11 cards in a list of %s have the stores and prices of their pages',
  async (_, toSearch, most) => {
    const found = await readStores(catalogue, toSearch())
    expect(found.map(({ path, card }) => [path, card])).toEqual(
      found.map(({ path, page }) => [path, page]),
    )
    expect(found.filter(({ page }) => page !== undefined).length).toBeGreaterThanOrEqual(most)
  },
)

it.each(['sort=price-up', 'condition=preowned'])(
  'PD11 SE2 pages, Markdown and JSON-LD call the same price the lowest: %s',
  async search => {
    const { products } = await catalogue.list(parseListQuery(new URLSearchParams(search)), 120)
    let compared = 0
    for (const product of products) {
      const offers = await catalogue.findOffers(product.source, product.id)
      const page = toProductPage(product, { offers })
      const open = page.offers.filter(({ price }) => !price.isSoldOut)
      if (open.length < 2) continue
      compared += 1
      const low = Math.min(...open.map(({ usdCents }) => usdCents))
      const named = open.filter(({ note }) => /lowest price$/i.test(note))
      expect(named).toEqual(open.filter(({ usdCents }) => usdCents === low))
      expect(toProductMarkdown(page, site).match(/lowest price/gi)).toHaveLength(named.length)
      if (open.every(({ amount }) => amount.currency === 'USD'))
        expect(toProductData(page, site).offers).toMatchObject({ lowPrice: (low / 100).toFixed(2) })
    }
    expect(compared).toBeGreaterThan(3)
  },
)

it('AD1 LS4 cards do not count a store that is turned off, and stores that are one only once', async () => {
  const [first = '', second = '', third = ''] = stores
  const settings = [
    { ...createRetailerSettings(toRetailerKey(first), first), hiddenOn: ['fashion8'] },
    {
      ...createRetailerSettings(toRetailerKey(second), second),
      alsoKeys: [toRetailerKey(third)],
    },
  ]
  const view = createRetailerView(settings, 'fashion8')
  if (view === undefined) throw new Error('these settings have an effect')
  const shown = applyRetailerView(catalogue, view)
  for (const search of ['', 'deal=sale', `store=${encodeURIComponent(second)}`]) {
    const found = await readStores(shown, search)
    expect(found.map(({ path, card }) => [path, card])).toEqual(
      found.map(({ path, page }) => [path, page]),
    )
    expect(found.filter(({ page }) => page !== undefined).length).toBeGreaterThan(3)
  }
})

/** The colors of some products, by the names of the filter. */
const toNames = (ids: readonly string[] = []) =>
  ids.flatMap(id => findColor(id)?.name.toLowerCase() ?? [])

it.each([
  ['a color', 'color=red', 'red'],
  ['a color in a department', 'color=blue', 'blue', 'women'],
  ['a color and a price', 'color=red&price=50-', 'red'],
  ['a search that names a color', 'q=blue dress', 'blue'],
  ['a search for a color', 'q=navy', 'blue'],
])(
  'LS4 products that no picture shows in the color of %s say so on all storefronts, and are last',
  async (_, search, color, category?: string) => {
    const query = parseListQuery(new URLSearchParams(search), category)
    const shown: { isSecond: boolean; isSaid: boolean[] }[] = []
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const listing = await catalogue.list({ ...query, page }, 40)
      const { paging } = listing
      const { cards } = toListPage(listing, { ...query, page })
      for (const card of cards.slice(0, Math.max(paging.total - paging.offset, 0))) {
        const product = listing.products.find(({ id }) => id === card.id)
        const unseen = toNames(product?.unseenColorIds)
        const seen = toNames(product?.colorIds).filter(name => !unseen.includes(name))
        const isSecond = unseen.includes(color) && !seen.includes(color)
        const isSaid = storefronts.map(site => renderOn(site, card).includes(`lso in ${color}`))
        shown.push({ isSecond, isSaid })
      }
      isLast = paging.offset + paging.limit >= paging.total
    }
    const second = shown.filter(({ isSecond }) => isSecond).length
    expect(second).toBeGreaterThan(0)
    expect(shown.slice(-second).every(({ isSecond }) => isSecond)).toBe(true)
    for (const { isSecond, isSaid } of shown)
      expect(isSaid).toEqual(storefronts.map(() => isSecond))
  },
  20_000,
)

function renderOn(site: (typeof storefronts)[number], card: ReturnType<typeof toCard>): string {
  const shell = getShell(site, storefronts)
  const drawn = createElement(ProductCard, { card, sizes: '50vw' })
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(ShellContext, { value: shell }, drawn)),
  )
}
