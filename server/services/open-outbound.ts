import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { FindShownRetailer } from '#app/domain/retailer-name.ts'
import { createOutbound } from '#app/outbound/create-outbound.server.ts'
import type { Outbound } from '#app/outbound/outbound.ts'
import type { RecentClicks } from '#app/outbound/recent-clicks.ts'
import type { Settings } from '../settings/settings.ts'

/** Creates the outbound links. Clicks that wait for the database are stored in the data folder. */
export function openOutbound(
  settings: Settings,
  catalogue: Pick<Catalogue, 'find' | 'recall'>,
  pool: Pool,
  findShownRetailer: FindShownRetailer,
  recentClicks: RecentClicks,
  log: Logger,
): Outbound {
  return createOutbound({
    pool,
    products: catalogue,
    findShownRetailer,
    recentClicks,
    redirectUrls: settings.redirectUrls,
    affiliateIds: settings.affiliateIds,
    privateHosts: settings.outboundPrivateHosts,
    spoolFolder: join(settings.dataDirectory, 'clicks'),
    log,
  })
}
