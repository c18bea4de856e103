import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { getAuditPage } from '#app/admin/audit/audit-page.ts'
import { getClicksPage } from '#app/admin/clicks/clicks-page.ts'
import { clicksDays, clicksGroupings } from '#app/admin/clicks/clicks-query.ts'
import { storefrontNames } from '#app/admin/frame/storefront-names.ts'
import { getLinksPage } from '#app/admin/links/links-page.ts'
import { getFetchMorning } from '#app/admin/morning/create-morning.server.ts'
import { getMorningPage } from '#app/admin/morning/morning-page.ts'
import { getBulkChanges } from '#app/admin/retailers/bulk-changes.ts'
import { getChangePreview } from '#app/admin/retailers/change-preview.ts'
import { findRetailerPage } from '#app/admin/retailers/retailer-page.ts'
import { getRetailersPage } from '#app/admin/retailers/retailers-page.ts'
import { parseRetailersQuery } from '#app/admin/retailers/retailers-query.ts'
import { getRetailersStore } from '#app/admin/retailers/retailers-store.server.ts'
import { getRulesPage } from '#app/admin/rules/rules-page.ts'
import { getSalesPage } from '#app/admin/sales/sales-page.ts'
import { getSearchPage } from '#app/admin/search/search-page.ts'
import { getSearchStore } from '#app/admin/search/search-store.server.ts'
import { searchesLists } from '#app/admin/search/searches-query.ts'
import { findSourcePage } from '#app/admin/sources/source-page.ts'
import { getSourcesPage } from '#app/admin/sources/sources-page.ts'
import { getStorefrontsPage } from '#app/admin/storefronts/storefronts-page.ts'
import { getVocabularyPage } from '#app/admin/vocabulary/vocabulary-page.ts'
import { getVocabularyStore } from '#app/admin/vocabulary/vocabulary-store.server.ts'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { createSources } from '#app/ingest/control/create-sources.server.ts'
import { createOutboundReports } from '#app/outbound/create-outbound-reports.server.ts'
import { openRetailers } from '#app/overrides/retailers/retailers.server.ts'
import { openSaleReviews } from '#app/overrides/sale-reviews.server.ts'
import { openSynonyms } from '#app/overrides/synonyms.server.ts'
import { fetchLatestCrawls } from '#app/page-rules/crawl-store.server.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { timeRounds } from '../measure.ts'

const rounds = 20
const limitMs = 200

/**
 * Prints how long every operator page takes, on a real database
 * and search index. Each request starts with empty caches.
 */
export async function timeOperatorPages(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined, error: console.error }
  const catalogue = await createCatalogue({ databaseUrl, pool, connectors: [], log })
  while (!catalogue.state().isReady) await pause(100)
  const retailers = await openRetailers({ databaseUrl, pool, log })
  const saleReviews = await openSaleReviews({ databaseUrl, pool, log })
  const synonyms = await openSynonyms({ databaseUrl, pool, log, apply: catalogue.setSynonyms })
  const queue = { request: async () => false, fetchWaiting: async () => [] }
  const sources = createSources({ pool, configured: [], queue })
  // A new object has no cached data.
  const openServices = () => ({ pool, catalogue, retailers, sources, synonyms, saleReviews })
  let isSlow = false

  async function time(name: string, work: () => Promise<unknown>): Promise<void> {
    const { medianMs, p95Ms, cpuMs } = await timeRounds(pool, rounds, work)
    isSlow ||= p95Ms > limitMs
    const figures = `median ${medianMs.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms, CPU ${cpuMs.toFixed(0)} ms`
    console.log(`${name.padEnd(36)} ${figures}`)
  }

  await time('today', async () =>
    getMorningPage(await getFetchMorning(openServices())(), await fetchLatestCrawls(pool)),
  )
  for (const days of clicksDays)
    for (const by of clicksGroupings)
      await time(`clicks by ${by}, ${days} days`, () =>
        getClicksPage(createOutboundReports(pool), { days, by }),
      )
  for (const state of ['matched', 'amount differs', 'click without sale'])
    await time(`sales: ${state}`, () =>
      getClicksPage(createOutboundReports(pool), { days: 365, by: 'day', state }),
    )
  await time('links', () => getLinksPage(createOutboundReports(pool), []))
  for (const search of ['', 'sort=earnings', 'q=4999', 'sort=clicks&page=40'])
    await time(`retailers ${search}`, async () => {
      const rows = await getRetailersStore(openServices()).fetchRetailers()
      return getRetailersPage(
        rows,
        parseRetailersQuery(new URLSearchParams(search)),
        storefrontNames,
      )
    })
  await time('one retailer', () =>
    findRetailerPage(getRetailersStore(openServices()), 'retailer42'),
  )
  for (const change of ['off:fashion8', 'feature', 'merge'])
    await time(`preview of 50 retailers, ${change}`, async () => {
      const store = getRetailersStore(openServices())
      const rows = await store.fetchRetailers()
      const keys = rows.slice(0, 50).map(({ key }) => key)
      const changes = getBulkChanges(rows, keys, change)
      return 'error' in changes ? undefined : getChangePreview(store, changes.all)
    })
  for (const days of [7, 30] as const)
    for (const list of searchesLists)
      await time(`searches: ${list}, ${days} days`, () =>
        getSearchPage(getSearchStore(openServices()), { list, days }),
      )
  const added = { word: 'text 17', also: 'dress', isMutual: true }
  await time('preview of a synonym', () => getSearchStore(openServices()).previewSynonym(added))
  await time('sources', async () => getSourcesPage(await sources.fetchAll()))
  const rejected = new URLSearchParams({ reason: 'wrong shape' })
  await time('one source', () => findSourcePage(sources, 'style', rejected))
  await time('vocabulary', () => getVocabularyPage(getVocabularyStore(openServices()), 1))
  await time('rules', async () => getRulesPage(await fetchLatestCrawls(pool), false, storefronts))
  const noIds = { getIds: () => ({}) }
  await time('sales', () => getSalesPage(openServices(), 1))
  await time('storefronts', () => getStorefrontsPage(openServices(), noIds, storefronts))
  for (const search of ['', 'q=retailer+4999', 'before=50000'])
    await time(`audit ${search}`, () => getAuditPage(pool, new URLSearchParams(search)))
  await Promise.all([retailers.close(), synonyms.close(), saleReviews.close()])
  await catalogue.close()
  if (isSlow) console.log(`Some take more than ${limitMs} ms.`)
}
