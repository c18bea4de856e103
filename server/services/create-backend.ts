import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createCjApi } from '#app/sources/cj/api.server.ts'
import { createRakutenApi } from '#app/sources/rakuten/api.server.ts'
import { createTrendingApi } from '#app/sources/trending/api.server.ts'
import { createBackendApi } from '../http/backend-api.ts'
import { toShare } from '../settings/rate-shares.ts'
import type { Settings } from '../settings/settings.ts'

/** Creates the backend API for the configured networks, in one of `processes` processes. */
export function createBackend(
  { serviceKey, sources: { cj, rakuten, trending } }: Pick<Settings, 'serviceKey' | 'sources'>,
  processes: number,
  log: Pick<Logger, 'warn' | 'error'>,
): Hono {
  const limit = <Given extends { ratePerMinute: number }>(settings: Given) =>
    toShare(settings, 'passedOn', processes)
  return createBackendApi({
    serviceKey,
    cj: cj && createCjApi(limit(cj)),
    rakuten: rakuten && createRakutenApi(limit(rakuten)),
    skimlinks: trending && createTrendingApi(limit(trending)),
    log,
  })
}
