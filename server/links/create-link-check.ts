import type pg from 'pg'
import type { LinkCheckOptions } from '#app/outbound/health/check-link.server.ts'
import { createRobots } from '#app/outbound/health/robots.server.ts'
import { createPublicWeb } from '#app/public-web/public-web.server.ts'
import type { Settings } from '../settings/settings.ts'

/** Creates the link check for both the schedule and the command. */
export function createLinkCheck(
  { outboundPrivateHosts: privateHosts }: Pick<Settings, 'outboundPrivateHosts'>,
  pool: pg.Pool,
): LinkCheckOptions {
  const web = createPublicWeb({ privateHosts })
  return { web, robots: createRobots(pool, web), privateHosts }
}
