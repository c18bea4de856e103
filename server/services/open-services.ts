import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Services } from '#app/context/services.ts'
import { createOutboundReports } from '#app/outbound/create-outbound-reports.server.ts'
import { followLinkChanges } from '#app/outbound/health/follow-link-changes.server.ts'
import { createRecentClicks, type RecentClicks } from '#app/outbound/recent-clicks.ts'
import { openRetailers } from '#app/overrides/retailers/retailers.server.ts'
import { openSaleReviews } from '#app/overrides/sale-reviews.server.ts'
import { createSearchLog } from '#app/overrides/search-log.server.ts'
import { openShownBrands } from '#app/overrides/shown-brands.server.ts'
import { openSynonyms } from '#app/overrides/synonyms.server.ts'
import { fetchLatestCrawls } from '#app/page-rules/crawl-store.server.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import type { AppOptions } from '../http/app.ts'
import { openPageDictionaries } from '../http/dictionaries/page-dictionaries.ts'
import type { Metrics } from '../http/metrics.ts'
import { fetchOperationsState } from '../http/operations-state.ts'
import type { Settings } from '../settings/settings.ts'
import type { ProcessPlace } from '../workers/process-place.ts'
import { importPricesAfter } from './import-prices.ts'
import { openAccounts } from './open-accounts.ts'
import { type OpenCatalogue, openCatalogue } from './open-catalogue.ts'
import { openContent } from './open-content.ts'
import { openOutbound } from './open-outbound.ts'
import { openPictures, openSharePictures } from './open-pictures.ts'
import { openResponseCache } from './open-response-cache.ts'
import { openSchedule, pageRulesJob } from './open-schedule.ts'
import { shareContentEdits } from './share-content-edits.ts'

export interface OpenServicesOptions {
  settings: Settings
  storefronts: readonly Storefront[]
  /** The port of this server, for links in emails and for the check of our own pages. */
  port: number
  metrics: Metrics
  place: ProcessPlace
  /** Numbers clicks among all processes; absent if there is only one. */
  recentClicks?: RecentClicks
  log: Logger
  /** Once it is aborted, opening throws before the next step. */
  stop: AbortSignal
  /** Receives what to close when the process ends; it closes in the reverse order. */
  stack: AsyncDisposableStack
}

/** Opens everything that requests use. A start that fails partway is undone by the stack. */
export async function openServices({
  settings,
  storefronts,
  port,
  metrics,
  place,
  recentClicks = createRecentClicks(),
  log,
  stop,
  stack,
}: OpenServicesOptions): Promise<
  Pick<OpenCatalogue, 'firstRound' | 'hasSources'> & {
    services: Services
    pool: Pool
    cache: AppOptions['cache']
    dictionaries: AppOptions['dictionaries']
  }
> {
  const ownContent = await openContent(settings, storefronts, log)
  stack.defer(() => ownContent.close())
  const { catalogue, firstRound, sources, hasSources, ...database } = await openCatalogue(
    settings,
    log,
    stop,
    stack,
    metrics,
    place,
  )
  const { pool } = database
  metrics.watchIndex(catalogue.state)
  const content = shareContentEdits({ content: ownContent, ...database, log })
  stack.defer(() => content.close())
  if (place.runsJobs) {
    const priceImport = importPricesAfter(firstRound, settings, pool, log, stop)
    stack.defer(() => priceImport)
  }
  const { runsJobs } = place
  const schedule = await openSchedule(settings, port, storefronts, pool, runsJobs, log, stop, stack)
  metrics.watchOperations(() => fetchOperationsState(pool, sources))
  const retailers = await openRetailers({ ...database, log })
  stack.defer(() => retailers.close())
  const { findShownName: findShownRetailer } = retailers
  const accounts = await openAccounts(
    settings,
    port,
    storefronts,
    { ...database, catalogue, findShownRetailer },
    log,
    stop,
    stack,
    runsJobs,
  )
  const outbound = openOutbound(settings, catalogue, pool, findShownRetailer, recentClicks, log)
  stack.defer(() => outbound.close())
  metrics.watchClicks(outbound.ledger)
  const links = followLinkChanges({ ...database, log, onChange: outbound.refresh })
  stack.defer(() => links.close())
  const synonyms = await openSynonyms({ ...database, log, apply: catalogue.setSynonyms })
  stack.defer(() => synonyms.close())
  const shownBrands = await openShownBrands({ ...database, log })
  stack.defer(() => shownBrands.close())
  const saleReviews = await openSaleReviews({ ...database, log })
  stack.defer(() => saleReviews.close())
  const searchLog = createSearchLog({ pool, log })
  stack.defer(() => searchLog.close())
  const pictures = openPictures(settings, catalogue, content, pool, log)
  const services: Services = {
    catalogue,
    wholeCatalogue: catalogue,
    accounts,
    content,
    outbound,
    pictures,
    sharePictures: openSharePictures(settings, pictures, log),
    retailers,
    shownBrands,
    saleReviews,
    searchLog,
    operators: { pool, catalogue, retailers, synonyms, saleReviews, sources },
    reports: createOutboundReports(pool, outbound.refresh),
    pageChecks: {
      fetchLatest: () => fetchLatestCrawls(pool),
      request: () => schedule.runSoon(pageRulesJob),
      isPending: () => schedule.isPending(pageRulesJob),
    },
  }
  const { responseCacheMegabytes: megabytes } = settings
  const responses =
    megabytes > 0 ? await openResponseCache({ megabytes, ...database, services, log }) : undefined
  if (responses) {
    stack.defer(() => responses.close())
    metrics.watchResponseCache(responses.cache.state)
  }
  const dictionaries = responses && (await openPageDictionaries({ pool, log }))
  return { services, firstRound, hasSources, pool, cache: responses?.cache, dictionaries }
}
