import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { provideService } from '#app/context/testing.ts'
import { IndexUnavailableError } from '#app/search-index/index-state.ts'
import { makeProduct } from '#app/store/testing.ts'
import * as route from './product.tsx'

const dayMs = 24 * 3_600_000
const product = makeProduct('7')

function load(goneDays: number | undefined) {
  const context = new RouterContextProvider()
  const goneSince = goneDays === undefined ? {} : { goneSince: daysAgo(goneDays) }
  const catalogue: Partial<Catalogue> = {
    find: async (_source, id) => (id === '7' ? { product, ...goneSince } : undefined),
    findOffers: async () => [],
    findColorSiblings: async () => [],
    findPriceHistory: async () => undefined,
    similar: async () => [],
    // Fails deliberately, because the page must work without similar products.
    list: () => Promise.reject(new IndexUnavailableError('the index is being built')),
  }
  provideService(context, 'catalogue', catalogue as Catalogue)
  return (id: string) => {
    const request = new Request(`https://www.shop.example/product/s/women/a/b/c/${id}`)
    return route.loader({ context, request } as never)
  }
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * dayMs)
}

describe('the product page', () => {
  it('SE1 returns 410 for a product that has not been sold for half a year', async () => {
    expect((await load(181)('7')).init).toEqual({ status: 410 })
  })

  it.each([undefined, 1, 179])('SE1 returns 200 for a product gone for %s days', async days => {
    expect((await load(days)('7')).init).toEqual({})
  })

  it('RT3 SE1 returns 404 for an unknown product', async () => {
    await expect(load(undefined)('8')).rejects.toMatchObject({ init: { status: 404 } })
  })

  it.each([
    [undefined, false],
    [1, true],
    [181, true],
  ])(
    'SE1 marks a product that has been gone for %s days with noindex: %s',
    async (days, isNoindex) => {
      const { data: loaderData } = await load(days)('7')
      const shell = {
        ...{ siteName: 'Shop', siteUrl: 'https://www.shop.example', siteDesc: '', siteType: '' },
        ...{ contact: {}, mainImage: { url: '/a.png', width: 1, height: 1 }, meta: {} },
      }
      const tags = route.meta({ loaderData, matches: [{ loaderData: { shell } }] } as never)
      expect(tags.some(tag => 'name' in tag && tag.name === 'robots')).toBe(isNoindex)
      expect(tags).toContainEqual({
        tagName: 'link',
        rel: 'canonical',
        href: `https://www.shop.example${loaderData.page.path}`,
      })
      expect(tags).toContainEqual({ title: `${loaderData.page.title} at Alder & Finch | Shop` })
    },
  )
})
