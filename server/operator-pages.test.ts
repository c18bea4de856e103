import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { getChangePreview } from '#app/admin/retailers/change-preview.ts'
import { fetchRetailerRows } from '#app/admin/retailers/fetch-retailer-rows.ts'
import { previewHiding } from '#app/admin/retailers/preview-hiding.ts'
import { getStorefrontsPage } from '#app/admin/storefronts/storefronts-page.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { applyRetailerView } from '#app/overrides/retailers/apply-retailer-view.ts'
import type { RetailerPatch } from '#app/overrides/retailers/retailer-settings.ts'
import { openRetailers, type Retailers } from '#app/overrides/retailers/retailers.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'

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

function viewCatalogue(storefront: string): Catalogue {
  const view = retailers.viewOf(storefront)
  return view ? applyRetailerView(catalogue, view) : catalogue
}

const operators = {
  retailers: { all: () => retailers.all() },
  fetchRetailers: () => fetchRetailerRows(catalogue, retailers.all(), []),
  previewHiding: (storefront: string, keys: readonly string[]) =>
    previewHiding(catalogue, retailers.viewOf(storefront), keys),
}

const preview = (key: string, patch: RetailerPatch) => getChangePreview(operators, [{ key, patch }])
const change = (patch: RetailerPatch) =>
  retailers.change('ann@example.com', [{ key: 'brightwater', name: 'Brightwater', patch }])

describe('the preview of a change', () => {
  it('AD1 lists every field that would change, and changes nothing', async () => {
    const patch = { name: 'Brightwater & Co', cid: '42', isFeatured: false, hiddenOn: [] }
    expect(await preview('brightwater', patch)).toMatchObject({
      fields: [
        { label: 'name', before: 'Brightwater', after: 'Brightwater & Co' },
        { label: 'cid', before: 'none', after: '42' },
      ],
      losses: [],
      gains: [],
    })
    expect(retailers.all()).toEqual([])
  })

  it('AD1 shows the pages that hiding a retailer would empty', async () => {
    const found = await preview('brightwater', { hiddenOn: ['fashion8'] })
    expect(found?.losses).toMatchObject([{ storefront: 'Fashion8', products: 2 }])
    expect(found?.losses[0]?.emptied).toContain('Brightwater')
    expect(found?.fields).toMatchObject([{ label: 'off for', before: 'none', after: 'fashion8' }])
  })

  it('AD1 shows a merge and the products that become visible again', async () => {
    await change({ hiddenOn: ['fashion8', 'mongollist'] })
    const found = await preview('brightwater', { alsoKeys: ['corso'], hiddenOn: ['mongollist'] })
    expect(found?.fields.map(({ label }) => label)).toEqual(['merged names', 'off for'])
    expect(found?.gains).toEqual([{ storefront: 'Fashion8', products: 2 }])
    await change({ hiddenOn: [] })
  })

  it('AD1 shows what a merge would hide and what splitting it would bring back', async () => {
    await change({ hiddenOn: ['fashion8'] })
    const merged = await preview('brightwater', { alsoKeys: ['corso'] })
    expect(merged).toMatchObject({
      fields: [{ label: 'merged names', before: 'none', after: 'Corso' }],
      losses: [{ storefront: 'Fashion8', products: 1 }],
      gains: [],
    })
    await change({ alsoKeys: ['corso'] })
    expect(await preview('brightwater', { alsoKeys: [] })).toMatchObject({
      fields: [{ label: 'merged names', before: 'Corso', after: 'none' }],
      losses: [],
      gains: [{ storefront: 'Fashion8', products: 1 }],
    })
    await change({ alsoKeys: [], hiddenOn: [] })
  })

  it('AD1 is left out when nothing would change', async () => {
    expect(await preview('brightwater', { name: 'Brightwater', hiddenOn: [] })).toBeUndefined()
    expect(await preview('unknown', { name: 'Any' })).toBeUndefined()
  })
})

describe('/admin/storefronts', () => {
  const fetchSummary = async (ids: Storefront['affiliate'] = {}) => {
    const pages = await getStorefrontsPage({ viewCatalogue }, { getIds: () => ids }, storefronts)
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
    [{ skimlinksId: '123456X1600001' }, '123456X1600001', 'all others through Skimlinks'],
    [{ viglinkKey: '0'.repeat(32) }, 'none', 'all others through Sovrn'],
  ])('RT10 OU1 shows the effective affiliate ids: %j', async (ids, skimlinksId, earning) => {
    const { settings } = await fetchSummary(ids)
    expect(settings).toContainEqual({ label: 'Skimlinks site id', value: skimlinksId })
    expect(settings).toContainEqual({
      label: 'Links that earn',
      value: expect.stringContaining(earning),
    })
  })

  it('RT10 does not count products of retailers that are turned off', async () => {
    await change({ hiddenOn: ['fashion8'] })
    const { lists } = await fetchSummary()
    expect(lists.find(({ title }) => title === 'Dresses')).toMatchObject({ products: 1 })
    await change({ hiddenOn: [] })
  })
})
