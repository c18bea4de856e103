import { setTimeout as wait } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { checkSearches } from '../searches/check-searches.server.ts'
import { checkAlerts } from './check-alerts.server.ts'
import { queueAlertMails, queueDigests } from './queue-mails.server.ts'
import { type SendOptions, sendMails } from './send-mails.server.ts'

export interface AlertJobs {
  /** Runs every step that is due. */
  runOnce(now?: Date): Promise<void>
  /** Stops the jobs; resolves once the current step has finished. */
  close(): Promise<void>
}

/**
 * Checks changed products against alerts and saved searches, and emails the results.
 * Every server runs these jobs; row locks assign each piece of work to one server.
 */
export function startAlerts({
  catalogue,
  findShownRetailer,
  log,
  everyMs = 5_000,
  ...options
}: Omit<SendOptions, 'log'> & {
  catalogue: Pick<Catalogue, 'matchSearches' | 'state'>
  log: Pick<BaseLogger, 'info' | 'warn'>
  /** A round with nothing to do is cheap: it runs only a few indexed queries. */
  everyMs?: number
}): AlertJobs {
  const { pool } = options
  const stop = new AbortController()

  async function readAllAlerts(now: Date): Promise<void> {
    while (!stop.signal.aborted) {
      const count = await checkAlerts(pool, now)
      if (count === 'busy' || count === 0) return
    }
  }

  /** Checks one batch of changes; returns false once there is nothing to read. */
  async function readSearches(now: Date): Promise<boolean> {
    if (!catalogue.state().isReady) return false
    const count = await checkSearches({ pool, catalogue, findShownRetailer, now })
    return count !== 'busy' && count > 0
  }

  /**
   * Runs a step and logs its failure, so that an unavailable
   * index or mail server affects only that step.
   */
  async function attempt<T>(step: () => Promise<T>): Promise<T | undefined> {
    if (stop.signal.aborted) return undefined
    return await step().catch(err => {
      if (!isConnectionLoss(err) && !stop.signal.aborted)
        log.warn({ err }, 'alerts failed and will be retried')
      return undefined
    })
  }

  async function runOnce(now = new Date()): Promise<void> {
    // After a large sync, the saved searches take minutes. Alerts
    // and emails go first after every batch, so that they don't wait.
    for (let hasMore = true; hasMore; ) {
      await attempt(() => readAllAlerts(now))
      hasMore = (await attempt(() => readSearches(now))) ?? false
      await attempt(() => queueAlertMails(pool, now))
      await attempt(() => queueDigests(pool, now))
      await attempt(async () => {
        const sent = await sendMails({ ...options, findShownRetailer, log }, stop.signal)
        if (sent > 0) log.info({ mails: sent }, 'mailed alerts')
      })
    }
  }

  async function runOn(): Promise<void> {
    while (!stop.signal.aborted) {
      await wait(everyMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
      await runOnce()
    }
  }

  const done = runOn()
  return {
    runOnce,
    close() {
      stop.abort()
      return done
    },
  }
}
