import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { createHomePage } from './create-home-page.ts'
import { toSparkline } from './sparkline.ts'

const now = new Date()
const [site = missingSite()] = storefronts
let database: TestDatabase
let catalogue: Awaited<ReturnType<typeof createCatalogue>>

function missingSite(): never {
  throw new Error('There is no storefront to test with.')
}

function makeCoats(price: number) {
  return Array.from({ length: 12 }, (_, number) =>
    makeProduct(`coat-${number}`, { categoryId: 'wool-coats', price: price + number * 10 }),
  )
}

beforeAll(async () => {
  database = await createTestDatabase()
  const { pool, url } = database
  const store = createStore(pool)
  await store.upsertProducts('s', makeCoats(20_000))
  await pool.query(`UPDATE offer_price SET read_at = now() - interval '60 days'`)
  await store.upsertProducts('s', makeCoats(15_000))
  const log = pino({ level: 'silent' })
  catalogue = await createCatalogue({ databaseUrl: url, pool, connectors: [], log })
  await vi.waitFor(() => expect(catalogue.state().isReady).toBe(true), 30_000)
})
afterAll(async () => {
  await catalogue.close()
  await database.drop()
})

describe('createHomePage', () => {
  it('RT1 follows the storefront’s order and omits empty sections', async () => {
    const { sections } = await createHomePage({ catalogue, site, now })
    const ids = sections.map(({ id }) => id)
    const order = site.home.sections.map(({ id }) => id)
    expect(ids).toEqual(order.filter(id => ids.includes(id)))
    expect(ids).toEqual(expect.arrayContaining(['drops', 'trending', 'newest']))
    // One brand, retailer or category is too few for its section.
    for (const empty of ['brands', 'retailers', 'entrances', 'articles'])
      expect(ids).not.toContain(empty)
  })

  it('RT1 shows two priced pieces of its scene and live counts', async () => {
    const { hero } = await createHomePage({ catalogue, site, now })
    expect(hero.scene).toMatchObject({ count: 12, from: '$150.00' })
    expect(hero.insets.map(({ price }) => price.price)).toEqual([
      expect.stringMatching(/^\$150\.\d\d$/),
      expect.stringMatching(/^\$150\.\d\d$/),
    ])
    expect(hero.counts).toEqual([
      { count: 12, label: 'products', to: '/products' },
      { count: 1, label: 'retailers', to: '/retailers/' },
      { count: 12, label: 'price drops', to: '/products?deal=drop&sort=popular' },
    ])
  })

  it('RT1 counts price drops from the 30-day low', async () => {
    const { sections } = await createHomePage({ catalogue, site, now })
    const content = sections.find(({ id }) => id === 'drops')?.content
    expect(content?.kind === 'drops' && content.drops[0]).toMatchObject({
      price: expect.stringMatching(/^\$150\./),
      low: expect.stringMatching(/^\$200\./),
      percent: 25,
      line: expect.stringMatching(/^M30 0H90V24H90$/),
    })
  })
})

describe('toSparkline', () => {
  it('RT1 draws nothing for a price that did not change', () => {
    const step = { since: new Date(0), currency: 'USD', price: 100, inStock: true } as const
    expect(toSparkline([step], now)).toBeUndefined()
    expect(toSparkline([], now)).toBeUndefined()
  })
})
