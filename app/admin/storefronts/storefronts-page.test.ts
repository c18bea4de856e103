import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { openRetailers, type Retailers } from '#app/overrides/retailers/retailers.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { getStorefrontsPage } from './storefronts-page.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
let database: TestDatabase
let catalogue: Awaited<ReturnType<typeof createCatalogue>>
let retailers: Retailers

beforeAll(async () => {
  database = await createTestDatabase()
  const make = (id: string, retailer: string, categoryId: string) =>
    makeProduct(id, { retailer: { id: '', name: retailer }, categoryId })
  await createStore(database.pool).upsertProducts('s', [
    make('1', 'Brightwater', 'day-dresses'),
    make('2', 'Brightwater', 'sofas'),
    make('3', 'Corso', 'day-dresses'),
  ])
  const { url: databaseUrl, pool } = database
  catalogue = await createCatalogue({ databaseUrl, pool, connectors: [], log })
  retailers = await openRetailers({ databaseUrl, pool, log })
  await vi.waitFor(() => expect(catalogue.state().isReady).toBe(true), 20_000)
})
afterAll(async () => {
  await retailers.close()
  await catalogue.close()
  await database.drop()
})

describe('/admin/storefronts', () => {
  const fetchSummary = async (ids: Storefront['affiliate'] = {}) => {
    const pages = await getStorefrontsPage(
      { catalogue, retailers },
      { getIds: () => ids },
      storefronts,
    )
    const found = pages.find(({ id }) => id === 'fashion8')
    if (!found) throw new Error('fashion8 is missing')
    return found
  }

  it('RT10 shows the settings and the empty lists of each storefront', async () => {
    const { settings, lists, empty } = await fetchSummary()
    expect(settings).toContainEqual({ label: 'Address', value: 'https://www.fashion8.com' })
    expect(lists.find(({ title }) => title === 'Dresses')).toMatchObject({ products: 2 })
    expect(lists[0]).toMatchObject({ products: 0 })
    expect(empty).toBe(lists.filter(({ products }) => products === 0).length)
  })

  it.each<[Storefront['affiliate'], string, string]>([
    [{}, 'none', 'All other clicks earn nothing: set SKIMLINKS_SITE_IDS'],
    [{ skimlinks: '123456X1600001' }, '123456X1600001', 'all others through Skimlinks'],
    [{ viglink: '0'.repeat(32) }, 'none', 'all others through Sovrn'],
  ])('RT10 OU1 shows the effective affiliate ids: %j', async (ids, siteId, earning) => {
    const { settings } = await fetchSummary(ids)
    expect(settings).toContainEqual({ label: 'Skimlinks site id', value: siteId })
    expect(settings).toContainEqual({
      label: 'Links that earn',
      value: expect.stringContaining(earning),
    })
  })

  it('RT10 does not count products of retailers that are turned off', async () => {
    const patch = { hiddenOn: ['fashion8'] }
    await retailers.change('ann@example.com', [{ key: 'brightwater', name: 'Brightwater', patch }])
    const { lists } = await fetchSummary()
    expect(lists.find(({ title }) => title === 'Dresses')).toMatchObject({ products: 1 })
  })
})
