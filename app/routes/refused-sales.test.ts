import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { provideService } from '#app/context/testing.ts'
import { fewestClaims } from '#app/domain/sale-claims.ts'
import { refusedSalesPath } from '#app/domain/urls/links.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import * as route from './refused-sales.tsx'

/** Alder & Finch has fifty contradicted sales, Birch none, and Cedar one claim too few to be named. */
const retailers = [
  { retailer: 'Alder & Finch', claimed: 60, verified: 5, contradicted: 50 },
  { retailer: 'Birch', claimed: fewestClaims, verified: 1, contradicted: 0 },
  { retailer: 'Cedar', claimed: fewestClaims - 1, verified: 0, contradicted: 19 },
]
const contradicted = retailers.flatMap(({ retailer, contradicted: length }) =>
  Array.from({ length }, (_, at) => ({
    ...{ source: 's' as const, id: `${retailer}${at}`, retailer, composition: [] },
  })),
)

function load(search = '') {
  const context = new RouterContextProvider()
  context.set(storefrontContext, getStorefront('fashion8.localhost'))
  provideService(context, 'catalogue', {
    findMany: async () => [],
    findPriceSteps: async () => new Map(),
  } as never)
  provideService(context, 'saleReviews', {
    fetchClaims: async () => retailers,
    fetchContradicted: async () => contradicted,
    isWithheld: () => false,
  } as never)
  const request = new Request(`https://www.shop.example${refusedSalesPath()}${search}`)
  return route.loader({ context, request } as never)
}

async function readMeta(search?: string) {
  const shell = {
    ...{ siteName: 'Shop', siteUrl: 'https://www.shop.example', siteDesc: '', siteType: '' },
    ...{ contact: {}, mainImage: { url: '/a.png', width: 1, height: 1 }, meta: {} },
  }
  const loaderData = await load(search)
  const tags = route.meta({ loaderData, matches: [{ loaderData: { shell } }] } as never) as {
    [key: string]: unknown
  }[]
  return {
    title: tags.find(({ title }) => title)?.title,
    canonical: tags.find(({ rel }) => rel === 'canonical')?.href,
    isNoindex: tags.some(({ name }) => name === 'robots'),
  }
}

describe('the page of refused sales', () => {
  it.each([
    ['', 1],
    ['?page=2', 2],
    ['?page=3', 3],
    ['?page=4', 3],
    ['?page=0', 1],
    ['?page=-1', 1],
    ['?page=1.5', 1],
    ['?page=x', 1],
  ])('PD13 answers %j with page %i of 3', async (search, page) => {
    expect((await load(search)).page.paging).toMatchObject({ page, maxPages: 3, total: 50 })
  })

  it.each(['?store=Cedar', '?store=Unknown', '?store=Cedar&page=2'])(
    'PD13 says as little of a store with fewer than 20 claims as of an unknown one: %s',
    async search => {
      await expect(load(search)).rejects.toMatchObject({
        ...{ data: 'This page could not be found', init: { status: 404 } },
      })
    },
  )

  it.each(['?store=', '?store=+', `?store=${'x'.repeat(121)}`])(
    'PD13 ignores what is no name of a store, like lists: %s',
    async search => {
      expect((await load(search)).page.store).toBeUndefined()
    },
  )

  const base = 'https://www.shop.example/sales-we-didnt-believe'
  const title = 'Sales we didn’t believe'
  it.each([
    ['', `${title} | Shop`, base, false],
    ['?page=1&color=red', `${title} | Shop`, base, false],
    ['?page=2', `${title}, page 2 | Shop`, `${base}?page=2`, false],
    ['?page=99', `${title}, page 3 | Shop`, `${base}?page=3`, false],
    [
      '?page=2&store=ALDER+and+FINCH',
      `${title} at Alder & Finch, page 2 | Shop`,
      `${base}?store=Alder+%26+Finch&page=2`,
      false,
    ],
    ['?store=birch', `${title} at Birch | Shop`, `${base}?store=Birch`, true],
  ])('PD13 %j has a title and a canonical URL of its own', async (search, ...rest) => {
    const { title, canonical, isNoindex } = await readMeta(search)
    expect([title, canonical, isNoindex]).toEqual(rest)
  })
})
