import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { waitUntilReady } from '#app/catalogue/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { toOffer } from '#app/domain/offer.ts'
import { getRetailerName } from '#app/domain/retailer-name.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { applyRetailerView } from './apply-retailer-view.ts'
import { createRetailerSettings, type RetailerPatch } from './retailer-settings.ts'
import { createRetailerView } from './retailer-view.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

let database: TestDatabase
let catalogue: Awaited<ReturnType<typeof createCatalogue>>
beforeAll(async () => {
  database = await createTestDatabase()
  const make = (id: string, retailer: string, brand: string, categoryId: string) =>
    makeProduct(id, {
      retailer: { id: '', name: retailer },
      brand: { id: '', name: brand },
      categoryId,
    })
  await createStore(database.pool).upsertProducts('s', [
    make('1', 'Brightwater', 'Northquay', 'day-dresses'),
    make('2', 'Brightwater', 'Chloé', 'sofas'),
    make('3', 'Corso Moda', 'Northquay', 'day-dresses'),
    make('4', 'Corso Uomo', 'Northquay', 'jeans'),
  ])
  const { url: databaseUrl, pool } = database
  catalogue = await createCatalogue({ databaseUrl, pool, connectors: [], log })
  await waitUntilReady(catalogue)
})
afterAll(async () => {
  await catalogue.close()
  await database.drop()
})

function show(patches: Record<string, RetailerPatch>, of: Catalogue = catalogue): Catalogue {
  const all = Object.entries(patches).map(([name, patch]) => ({
    ...createRetailerSettings(name.toLowerCase().replace(' ', ''), name),
    ...(patch as object),
  }))
  const view = createRetailerView(all, 'fashion8')
  if (!view) throw new Error('These settings have no effect')
  return applyRetailerView(of, view)
}

async function list(shown: Catalogue, query: Partial<ListQuery> = {}) {
  const listing = await shown.list({ ...emptyListQuery, ...query })
  const products = listing.products.map(product => `${product.id} ${getRetailerName(product)}`)
  const retailers = listing.facets.retailers.map(({ label, count }) => `${label} ${count}`)
  return {
    products: products.sort(),
    retailers: retailers.sort(),
    stores: listing.retailerCount,
    total: listing.paging.total,
  }
}

describe('a retailer that is turned off', () => {
  const off = { Brightwater: { hiddenOn: ['fashion8'] } }

  it('AD1 is missing from lists, counts, filters and its own page', async () => {
    expect(await list(show(off))).toEqual({
      products: ['3 Corso Moda', '4 Corso Uomo'],
      retailers: ['Corso Moda 1', 'Corso Uomo 1'],
      stores: 2,
      total: 2,
    })
    expect((await list(show(off), { retailers: ['Brightwater'] })).total).toBe(0)
  })

  it('AD1 is missing from product pages, the directory and the sitemap', async () => {
    const shown = show(off)
    expect(await shown.find('s', '1')).toBeUndefined()
    expect(await shown.find('s', '3')).toBeDefined()
    const { brands, retailers } = await shown.directory()
    expect(brands.map(({ value, count }) => [value, count])).toEqual([['Northquay', 2]])
    expect(retailers.map(({ value }) => value)).toEqual(['Corso Moda', 'Corso Uomo'])
    expect(await shown.findMany([{ source: 's', id: '2' }])).toEqual([])
    const listed = []
    for await (const batch of shown.readSitemapSplit(0)) listed.push(...batch)
    expect(listed.map(({ product }) => product.id)).toEqual(['3', '4'])
  })

  it('PR8 AD1 leaves out or renames the retailers that sell other colors', async () => {
    const price = { price: '$120', isSoldOut: false } as const
    const findColorSiblings = async () => [
      { name: 'Red', path: '/1' },
      ...['Brightwater', 'Corso Moda'].map(retailer => ({
        ...{ name: 'color not stated', path: '/2', elsewhere: { retailer, price } },
      })),
    ]
    const siblings = await show(off, { ...catalogue, findColorSiblings }).findColorSiblings(
      's',
      '3',
    )
    expect(siblings.map(({ elsewhere }) => elsewhere?.retailer)).toEqual([undefined, 'Corso Moda'])
  })

  it('PD11 AD1 leaves no comparison of prices with a single offer', async () => {
    const toOffers = (...retailers: string[]) =>
      retailers.map((name, at) =>
        toOffer(makeProduct(`offer-${at}`, { retailer: { id: '', name } })),
      )
    const countOffers = async (...retailers: string[]) => {
      const findOffers = async () => toOffers(...retailers)
      return (await show(off, { ...catalogue, findOffers }).findOffers('s', '3')).length
    }
    expect(await countOffers('Corso Moda', 'Brightwater')).toBe(0)
    expect(await countOffers('Corso Moda', 'Brightwater', 'Corso Uomo')).toBe(2)
  })

  it('AD1 stays on other storefronts', async () => {
    expect((await list(show({ Brightwater: { hiddenOn: ['fashion9'] } }))).total).toBe(4)
  })
})

describe('merged retailers', () => {
  const merged = { 'Corso Moda': { name: 'Corso', alsoKeys: ['corsouomo'] } }

  it('AD1 appear as one retailer with one name', async () => {
    expect(await list(show(merged))).toMatchObject({
      products: ['1 Brightwater', '2 Brightwater', '3 Corso', '4 Corso'],
      retailers: ['Brightwater 2', 'Corso 2'],
      stores: 2,
    })
    expect((await show(merged).directory()).retailers.map(({ label }) => label)).toEqual([
      'Brightwater',
      'Corso',
    ])
  })

  it.each(['Corso', 'Corso Moda', 'corso uomo'])(
    'AD1 are filtered as one retailer under any of their names: %s',
    async name => {
      const { products } = await list(show(merged), { retailers: [name] })
      expect(products).toEqual(['3 Corso', '4 Corso'])
      const excluded = await list(show(merged), { excluded: { retailers: [name] } })
      expect(excluded.products).toEqual(['1 Brightwater', '2 Brightwater'])
    },
  )

  it('AD1 are turned off together', async () => {
    const off = { 'Corso Moda': { ...merged['Corso Moda'], hiddenOn: ['fashion8'] } }
    expect((await list(show(off))).products).toEqual(['1 Brightwater', '2 Brightwater'])
  })

  it('AD1 are separate again once the merge is undone', async () => {
    const undone = { 'Corso Moda': { alsoKeys: [] } }
    expect((await list(show(undone))).retailers).toContain('Corso Uomo 1')
  })
})
