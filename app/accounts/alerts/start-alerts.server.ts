import { setTimeout as wait } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { checkSearches } from '../searches/check-searches.server.ts'
import { checkAlerts } from './check-alerts.server.ts'
import { queueDigests } from './queue-digests.server.ts'
import type { ReadCount } from './read-changes.server.ts'
import { type SendOptions, sendMails } from './send-mails.server.ts'

/** A round with nothing to do is cheap: it runs only a few indexed queries. */
const everyMs = 5_000

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
  log,
  ...options
}: Omit<SendOptions, 'log'> & {
  catalogue: Pick<Catalogue, 'matchSearches' | 'state'>
  log: Pick<BaseLogger, 'info' | 'warn'>
}): AlertJobs {
  const { pool } = options
  const stop = new AbortController()

  async function readAll(read: () => Promise<ReadCount>): Promise<void> {
    while (!stop.signal.aborted) {
      const count = await read()
      if (count === 'busy' || count === 0) return
    }
  }

  /**
   * Runs a step and logs its failure, so that an unavailable
   * index or mail server affects only that step.
   */
  async function attempt(step: () => Promise<unknown>): Promise<void> {
    if (stop.signal.aborted) return
    await step().catch(err => {
      if (!isConnectionLoss(err) && !stop.signal.aborted)
        log.warn({ err }, 'alerts failed and will be retried')
    })
  }

  async function runOnce(now = new Date()): Promise<void> {
    await attempt(() => readAll(() => checkAlerts(pool)))
    await attempt(async () => {
      if (catalogue.state().isReady) await readAll(() => checkSearches(pool, catalogue))
    })
    await attempt(() => queueDigests(pool, now))
    await attempt(async () => {
      const sent = await sendMails({ ...options, log }, stop.signal)
      if (sent > 0) log.info({ mails: sent }, 'mailed alerts')
    })
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
