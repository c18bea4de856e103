import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProduct } from '#app/store/testing.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { type OperatedShop, openOperatedShop } from '../testing.ts'
import { getStorefrontsPage } from './storefronts-page.ts'

let shop: OperatedShop
beforeAll(async () => {
  const make = (id: string, retailer: string, categoryId: string) =>
    makeProduct(id, { retailer: { id: '', name: retailer }, categoryId })
  shop = await openOperatedShop([
    make('1', 'Brightwater', 'day-dresses'),
    make('2', 'Brightwater', 'sofas'),
    make('3', 'Corso', 'day-dresses'),
  ])
})
afterAll(() => shop.close())

describe('/admin/storefronts', () => {
  const fetchSummary = async (ids: Storefront['affiliate'] = {}, siteId = 'fashion8') => {
    const pages = await getStorefrontsPage(shop, { getIds: () => ids }, storefronts)
    const found = pages.find(({ id }) => id === siteId)
    if (!found) throw new Error(`${siteId} is missing`)
    return found
  }

  it('RT10 shows the settings and the empty lists of each storefront', async () => {
    const { settings, lists, empty } = await fetchSummary()
    expect(settings).toContainEqual({ label: 'Address', value: 'https://www.fashion8.com' })
    expect(lists.find(({ title }) => title === 'Dresses')).toMatchObject({ products: 2 })
    expect(lists[0]).toMatchObject({ products: 0 })
    expect(empty).toBe(lists.filter(({ products }) => products === 0).length)
  })

  it('RT10 names the parts of a scope by their titles, others by their categories', async () => {
    const { lists } = await fetchSummary({}, 'fashion9')
    const names = lists.filter(({ place }) => place === 'Scope').map(({ title }) => title)
    expect(names).toEqual(expect.arrayContaining(['leather bags', "Women's Blazers"]))
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
    await shop.retailers.change('ann@example.com', [
      { key: 'brightwater', name: 'Brightwater', patch },
    ])
    const { lists } = await fetchSummary()
    expect(lists.find(({ title }) => title === 'Dresses')).toMatchObject({ products: 1 })
  })
})
