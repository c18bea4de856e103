import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RetailerPatch } from '#app/overrides/retailers/retailer-settings.ts'
import { makeProduct } from '#app/store/testing.ts'
import { type OperatedShop, openOperatedShop } from '../testing.ts'
import { getChangePreview } from './change-preview.ts'
import { getRetailersStore, type RetailersStore } from './retailers-store.server.ts'

let shop: OperatedShop
let store: RetailersStore
beforeAll(async () => {
  const make = (id: string, retailer: string, categoryId: string) =>
    makeProduct(id, { retailer: { id: '', name: retailer }, categoryId })
  shop = await openOperatedShop([
    make('1', 'Brightwater', 'day-dresses'),
    make('2', 'Brightwater', 'sofas'),
    make('3', 'Corso', 'day-dresses'),
  ])
  store = getRetailersStore(shop)
})
afterAll(() => shop.close())

const preview = (key: string, patch: RetailerPatch) => getChangePreview(store, [{ key, patch }])
const change = (patch: RetailerPatch) =>
  shop.retailers.change('ann@example.com', [{ key: 'brightwater', name: 'Brightwater', patch }])

describe('the preview of a change', () => {
  it('AD1 lists every field that would change, and changes nothing', async () => {
    const patch = { name: 'Brightwater & Co', ids: { c: '42' }, isFeatured: false, hiddenOn: [] }
    expect(await preview('brightwater', patch)).toMatchObject({
      fields: [
        { label: 'name', before: 'Brightwater', after: 'Brightwater & Co' },
        { label: 'cid', before: 'none', after: '42' },
      ],
      losses: [],
      gains: [],
    })
    expect(shop.retailers.all()).toEqual([])
  })

  it('AD1 shows the pages that hiding a retailer would empty', async () => {
    const found = await preview('brightwater', { hiddenOn: ['fashion8'] })
    expect(found?.losses).toMatchObject([{ storefront: 'Fashion8', products: 2 }])
    expect(found?.losses[0]?.emptied).toContain('Brightwater')
    expect(found?.fields).toMatchObject([{ label: 'off for', before: 'none', after: 'Fashion8' }])
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
