import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { deleteExpired } from '#app/accounts/retention/delete-expired.server.ts'
import { formatUsd } from '#app/domain/currency.ts'
import { RatesError } from '#app/ingest/rates/parse-ecb-rates.ts'
import { renewRates } from '#app/ingest/rates/renew-rates.server.ts'
import type { CommissionReader } from '#app/outbound/commissions/commission.ts'
import { readCommissions } from '#app/outbound/commissions/read-commissions.server.ts'
import { saveAccounts } from '#app/outbound/commissions/save-accounts.server.ts'
import type { LinkCheckOptions } from '#app/outbound/health/check-link.server.ts'
import { checkLinks } from '#app/outbound/health/check-links.server.ts'
import { fetchLinkTroubles } from '#app/outbound/health/link-troubles.server.ts'
import { checkStorefronts } from '#app/page-rules/check-storefronts.server.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { createCommissionReaders, listAccounts } from '../commissions/commission-readers.ts'
import { type Schedule, startScheduledJobs } from '../jobs/scheduled-jobs.ts'
import { createLinkCheck } from '../links/create-link-check.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * Starts the scheduled jobs that don't belong to a source: the commission reports, the link
 * checks and the check of our own pages, which requests them from this server's `port`. A process
 * that does not run the jobs only queues those that operators request.
 */
export async function openSchedule(
  settings: Settings,
  port: number,
  storefronts: readonly Storefront[],
  pool: Pool,
  runsJobs: boolean,
  log: Logger,
  stop: AbortSignal,
  stack: AsyncDisposableStack,
): Promise<Schedule> {
  if (runsJobs) await saveAccounts(pool, listAccounts(settings, storefronts))
  const readers = createCommissionReaders(settings)
  const linkCheck = createLinkCheck(settings, pool)
  const origin = getOwnOrigin(settings.host, port)
  const schedule = await startScheduledJobs({
    pool,
    jobs: [
      {
        name: 'commissions',
        cron: settings.commissionsCron,
        run: signal => readAllCommissions(readers, pool, log, signal),
      },
      {
        name: 'link-checks',
        cron: '* * * * *',
        run: async signal => {
          if (settings.checksLinks) await checkSomeLinks(linkCheck, pool, log, signal)
        },
      },
      {
        name: 'delete-expired',
        cron: '41 3 * * *',
        async run() {
          const deleted = await deleteExpired(pool, join(settings.dataDirectory, 'mail'))
          log.info(deleted, 'deleted expired accounts, sessions and emails')
        },
      },
      // The bank publishes at 16:00 in Frankfurt, except on weekends and holidays.
      {
        name: 'exchange-rates',
        cron: '17 17 * * *',
        run: signal => renewStoredRates(settings.ratesUrl, pool, log, signal),
      },
      {
        name: pageRulesJob,
        cron: settings.pageRulesCron,
        async run(signal) {
          const { violations } = await checkStorefronts({ pool, storefronts, origin, signal })
          if (violations > 0) log.warn({ violations }, 'pages violate rules; see /admin/rules')
        },
      },
    ],
    runsJobs,
    signal: stop,
    log,
  })
  stack.defer(() => schedule.done.then(() => undefined))
  return schedule
}

export const pageRulesJob = 'page-rules'

/** Returns the server's own origin, in which IPv6 addresses need brackets. */
function getOwnOrigin(host = '127.0.0.1', port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

async function readAllCommissions(
  readers: readonly CommissionReader[],
  pool: Pool,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  for (const reader of readers) {
    const { state, error, missing, ...numbers } = await readCommissions(pool, reader, { signal })
    if (state === 'failed') log.warn({ ...numbers, reason: error }, 'a commission report failed')
    else if (state === 'complete') log.info(numbers, 'read a commission report')
    if (missing)
      log.warn(
        { network: reader.network, ...missing },
        'a network no longer reports these days; import its CSV report of them',
      )
  }
}

/** Reads the day's exchange rates. A file that cannot be right is logged, and the last ones stay. */
async function renewStoredRates(
  url: string | undefined,
  pool: Pool,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  if (url === undefined) return
  try {
    const { rates, isNew } = await renewRates(pool, url, { signal })
    if (isNew) log.info({ day: rates.day }, 'read new exchange rates')
  } catch (error) {
    if (!(error instanceof RatesError)) throw error
    log.warn({ reason: error.message }, 'exchange rates were not used; the last ones stay')
  }
}

/**
 * Checks a batch of links. Logs each offer with a new
 * problem and the revenue at risk from its clicks.
 */
async function checkSomeLinks(
  options: LinkCheckOptions,
  pool: Pool,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const { checked, newTroubles } = await checkLinks(pool, options, signal)
  if (checked > 0) log.debug({ checked }, 'checked links')
  if (newTroubles.length === 0) return
  const known = await fetchLinkTroubles(pool, { limit: 1_000 })
  for (const { source, productId, state } of newTroubles) {
    const trouble = known.find(each => each.source === source && each.productId === productId)
    const exposed = formatUsd(Math.round(trouble?.exposedUsdCents ?? 0))
    const { clicks = 0, retailer, detail } = trouble ?? {}
    log.warn(
      { source, productId, retailer, state, detail, clicks, exposed },
      'a link is in trouble',
    )
  }
}
