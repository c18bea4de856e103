import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { waitUntilReady } from '#app/catalogue/testing.ts'
import { provideService } from '#app/context/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { getRetailerName } from '#app/domain/retailer-name.ts'
import {
  listFeedDataPath,
  listFeedPath,
  markdownDataPath,
  markdownPath,
} from '#app/domain/urls/format-links.ts'
import { retailerPath } from '#app/domain/urls/links.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { toNameId } from '#app/domain/urls/slug.ts'
import { retailersMiddleware } from '#app/middleware/retailers.server.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { applyRetailerView } from '#app/overrides/retailers/apply-retailer-view.ts'
import {
  createRetailerSettings,
  type RetailerPatch,
  type RetailerSettings,
} from '#app/overrides/retailers/retailer-settings.ts'
import { createRetailerView } from '#app/overrides/retailers/retailer-view.ts'
import type { Retailers } from '#app/overrides/retailers/retailers.server.ts'
import { requireNamedList } from '#app/requests/require-named-list.server.ts'
import { loader as loadFeed } from '#app/routes/api-list-feed.ts'
import { loader as loadMarkdown } from '#app/routes/api-markdown.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import { matchToEnd } from './testing/match-to-end.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const gtin = '00012345678905'
const sold = [
  ['s', '1', 'Corso Moda', 'Northquay', 'day-dresses', gtin],
  ['k', '1', 'Corso Uomo', 'Northquay', 'day-dresses', gtin],
  ['s', '2', 'Corso Moda', 'Northquay', 'day-dresses', undefined],
  ['k', '2', 'Corso Uomo', 'Chloé', 'sofas', undefined],
  ['k', '3', 'Corso Uomo', 'Northquay', 'day-dresses', undefined],
  ['s', '3', 'Brightwater', 'Northquay', 'day-dresses', undefined],
] as const

let database: TestDatabase
let catalogue: Awaited<ReturnType<typeof createCatalogue>>
beforeAll(async () => {
  database = await createTestDatabase()
  const { url: databaseUrl, pool } = database
  const store = createStore(pool)
  for (const source of ['s', 'k'] as const)
    await store.upsertProducts(
      source,
      sold
        .filter(([letter]) => letter === source)
        .map(([, id, retailer, brand, categoryId, code]) =>
          makeProduct(id, {
            ...{ source, categoryId, name: code ? 'Harbour Midi' : `Linen Dress ${source}${id}` },
            ...{ retailer: { id: '', name: retailer }, brand: { id: '', name: brand } },
            ...{ clickUrl: `https://shop.example/${source}/${id}`, ...(code && { gtin: code }) },
          }),
        ),
    )
  await matchToEnd(pool)
  catalogue = await createCatalogue({ databaseUrl, pool, connectors: [], log })
  await waitUntilReady(catalogue)
})
afterAll(async () => {
  await catalogue.close()
  await database.drop()
})

const set = (key: string, name: string, patch: RetailerPatch = {}) =>
  ({ ...createRetailerSettings(key, name), ...patch }) as RetailerSettings

/** Settings, and the names that shoppers see. */
const states: [state: string, settings: RetailerSettings[], names: string[]][] = [
  ['unchanged', [], ['Brightwater', 'Corso Moda', 'Corso Uomo']],
  [
    'off',
    [set('corsouomo', 'Corso Uomo', { hiddenOn: ['fashion8'] })],
    ['Brightwater', 'Corso Moda'],
  ],
  [
    'off elsewhere',
    [set('corsouomo', 'Corso Uomo', { hiddenOn: ['fashion9'] })],
    ['Brightwater', 'Corso Moda', 'Corso Uomo'],
  ],
  ['renamed', [set('corsouomo', 'Uomo')], ['Brightwater', 'Corso Moda', 'Uomo']],
  [
    'renamed twice',
    [{ ...set('corsouomo', 'Corso Man'), formerNames: ['Corso Uomo', 'Uomo'] }],
    ['Brightwater', 'Corso Man', 'Corso Moda'],
  ],
  ['merged', [set('corsomoda', 'Corso', { alsoKeys: ['corsouomo'] })], ['Brightwater', 'Corso']],
  [
    'merged after it was renamed',
    [set('corsomoda', 'Corso Moda', { alsoKeys: ['corsouomo'] }), set('corsouomo', 'Uomo')],
    ['Brightwater', 'Corso Moda'],
  ],
  [
    'merged and off',
    [set('corsomoda', 'Corso', { alsoKeys: ['corsouomo'], hiddenOn: ['fashion8'] })],
    ['Brightwater'],
  ],
  [
    'renamed before a source used that name',
    [set('corsouomo', 'Brightwater')],
    ['Brightwater', 'Corso Moda'],
  ],
  [
    'undone',
    [set('corsomoda', 'Corso Moda'), set('corsouomo', 'Corso Uomo')],
    ['Brightwater', 'Corso Moda', 'Corso Uomo'],
  ],
]

function show(settings: readonly RetailerSettings[]): Catalogue {
  const view = createRetailerView(settings, 'fashion8')
  return view ? applyRetailerView(catalogue, view) : catalogue
}

const keys = sold.map(([source, id]) => ({ source, id }))

/** Returns the retailers that a shopper sees through each door. */
async function lookThrough(shown: Catalogue): Promise<Record<string, string[]>> {
  const all = <T>(read: (key: (typeof keys)[number]) => Promise<T>) => Promise.all(keys.map(read))
  const listing = await shown.list(emptyListQuery)
  const mapped = []
  for (const { split } of [{ split: 0 }])
    for await (const batch of shown.readSitemapSplit(split)) mapped.push(...batch)
  const suggested = await shown.suggest('northquay', 10)
  const { retailers } = await shown.directory()
  return {
    list: listing.products.map(getRetailerName),
    facet: listing.facets.retailers.map(({ label }) => label),
    values: (await shown.findValues(emptyListQuery, 'retailers')).map(({ label }) => label),
    directory: retailers.map(({ label }) => label),
    product: (await all(({ source, id }) => shown.find(source, id))).flatMap(found =>
      found ? getRetailerName(found.product) : [],
    ),
    memory: keys.flatMap(({ source, id }) => {
      const product = shown.recall(source, id)
      return product ? getRetailerName(product) : []
    }),
    link: (
      await all(({ source, id }) => shown.findByClickUrl(`https://shop.example/${source}/${id}`))
    ).flatMap(found => (found ? getRetailerName(found.product) : [])),
    saved: (await shown.findMany(keys)).map(getRetailerName),
    offers: (await all(({ source, id }) => shown.findOffers(source, id)))
      .flat()
      .map(({ retailer }) => retailer),
    similar: (await all(({ source, id }) => shown.similar(source, id, 5)))
      .flat()
      .map(getRetailerName),
    suggestions: suggested.products.map(getRetailerName),
    sitemap: mapped.map(({ product }) => getRetailerName(product)),
  }
}

const twins = [
  [loadFeed, listFeedDataPath, listFeedPath],
  [loadMarkdown, markdownDataPath, markdownPath],
] as const

describe.each(states)('a catalogue with a retailer that is %s', (state, settings, names) => {
  it('AD1 shows the same retailers through every door', async () => {
    const doors = await lookThrough(show(settings))
    for (const [door, seen] of Object.entries(doors)) {
      expect([door, seen.filter(name => !names.includes(name))]).toEqual([door, []])
      // A group of offers and a short rail need not include everybody.
      if (!['offers', 'similar', 'memory', 'list', 'suggestions'].includes(door))
        expect([door, [...new Set(seen)].sort()]).toEqual([door, names])
    }
  })

  it('AD1 counts in the filter and the directory what the list has', async () => {
    const shown = show(settings)
    const { facets } = await shown.list(emptyListQuery)
    const { retailers } = await shown.directory()
    for (const { value, label, count } of [...facets.retailers, ...retailers])
      for (const name of [value, label]) {
        const { paging } = await shown.list({ ...emptyListQuery, retailers: [name] })
        expect([name, paging.total]).toEqual([name, count])
      }
  })

  it('AD1 leaves no shown product without a retailer’s page', async () => {
    const shown = show(settings)
    const { retailers } = await shown.directory()
    const everything = await shown.list(emptyListQuery)
    const found = new Set<string>()
    for (const { value } of retailers)
      for (const product of (await shown.list({ ...emptyListQuery, retailers: [value] })).products)
        found.add(product.brandedName)
    expect([...found].sort()).toEqual(everything.products.map(each => each.brandedName).sort())
  })

  it('AD1 suggests neither brands nor categories that have no products', async () => {
    const shown = show(settings)
    const { brands } = await shown.suggest('chlo', 10)
    const categories = (await shown.suggest('sofa', 10)).categories.map(({ value }) => value)
    const hasUomo = !state.includes('off') || state === 'off elsewhere'
    expect(brands.map(({ value }) => value)).toEqual(hasUomo ? ['Chloé'] : [])
    expect(categories.includes('sofas')).toBe(hasUomo)
  })

  it('AD1 redirects the pages of old names, with their query', async () => {
    for (const old of ['Corso Moda', 'Corso Uomo', 'Uomo', 'Nobody']) {
      const context = new RouterContextProvider()
      provideService(context, 'catalogue', catalogue)
      context.set(storefrontContext, getStorefront('fashion8.localhost'))
      const viewOf = (storefront: string) => createRetailerView(settings, storefront)
      provideService(context, 'retailers', { all: () => settings, viewOf } as unknown as Retailers)
      await retailersMiddleware({ context } as never, async () => new Response())
      const request = new Request(`https://shop.example${retailerPath(old)}?sort=newest`)
      const answer = await requireNamedList(context, request, 'retailers', toNameId(old)).catch(
        (thrown: Response | { init: ResponseInit }) =>
          thrown instanceof Response
            ? `${thrown.status} ${thrown.headers.get('Location')}`
            : thrown.init.status,
      )
      const name = createRetailerView(settings, 'fashion8')?.toShownName(old) ?? old
      const wasUomo = settings.find(
        each => each.name === 'Uomo' || each.formerNames?.includes('Uomo'),
      )
      const isKnown = old !== 'Nobody' && (old !== 'Uomo' || wasUomo !== undefined)
      const later = wasUomo?.name === 'Uomo' ? 'Corso Moda' : wasUomo?.name
      const shownAs =
        isKnown && old === 'Uomo' ? (names.includes(old) ? old : (later ?? old)) : name
      const expected =
        isKnown && names.includes(shownAs)
          ? shownAs === old
            ? old
            : `301 ${retailerPath(shownAs)}?sort=newest`
          : 404
      const found = typeof answer === 'object' ? answer.title : answer
      expect([old, found]).toEqual([old, expected])
      // The list's other forms move with its page.
      const path = `${retailerPath(old)}?sort=newest`
      for (const [load, dataPath, toPath] of twins) {
        const twin = new Request(`https://shop.example${dataPath(path)}`)
        const other = await load({ context, request: twin } as never).catch(
          (thrown: Response) => thrown,
        )
        const moved = String(expected).replace('301 ', '')
        expect([old, other.status, other.headers.get('Location')]).toEqual(
          String(expected).startsWith('301')
            ? [old, 301, toPath(moved)]
            : [old, expected === 404 ? 404 : 200, null],
        )
      }
    }
  })
})
