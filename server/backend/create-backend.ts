import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createCjApi } from '#app/sources/cj/api.server.ts'
import { createRakutenApi } from '#app/sources/rakuten/api.server.ts'
import { createTrendingApi } from '#app/sources/trending/api.server.ts'
import type { Settings } from '../settings.ts'
import { createBackendApi } from './backend-api.ts'

/** Of what a network allows; syncs and visitors have the rest. */
const share = 0.1

/** The networks that are set up, behind the service key. */
export function createBackend(
  { serviceKey, sources: { cj, rakuten, trending } }: Pick<Settings, 'serviceKey' | 'sources'>,
  log: Pick<Logger, 'warn' | 'error'>,
): Hono {
  const limit = <Given extends { ratePerMinute: number }>(settings: Given): Given => ({
    ...settings,
    ratePerMinute: Math.max(1, Math.floor(settings.ratePerMinute * share)),
  })
  return createBackendApi({
    serviceKey,
    cj: cj && createCjApi(limit(cj)),
    rakuten: rakuten && createRakutenApi(limit(rakuten)),
    skimlinks: trending && createTrendingApi(limit(trending)),
    log,
  })
}
