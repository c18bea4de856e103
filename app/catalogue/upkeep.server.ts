import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { withClient } from '#app/database/with-client.server.ts'
import { matchOffers } from './offers/match-offers.server.ts'
import { reviewPrices } from './price-history/keep-price-facts.server.ts'
import { inWriteTransaction, notifyOfChanges } from './write-transaction.server.ts'

/** An index look-up when there is nothing to do, so it costs little to ask. */
const everyMs = 10_000
const reviewChunkSize = 500

export interface Upkeep {
  /** Everything there is to do by now. */
  runOnce(): Promise<void>
  /** Settles when the step under way has ended. */
  close(): Promise<void>
}

/**
 * What follows from the catalogue by itself, kept up in the background: which offers are of one product, and discounts
 * that time alone unmasks. Every server does it; one at a time finds something to do.
 */
export function startUpkeep({
  pool,
  log,
}: {
  pool: pg.Pool
  log: Pick<BaseLogger, 'info' | 'warn'>
}): Upkeep {
  const stop = new AbortController()

  async function runOnce(): Promise<void> {
    const matched = await matchOffers(pool, stop.signal)
    if (matched !== 'busy' && matched > 0) log.info({ products: matched }, 'matched offers')
    while (!stop.signal.aborted && (await reviewNext(pool)) === reviewChunkSize);
  }

  async function runOn(): Promise<void> {
    while (!stop.signal.aborted) {
      await wait(everyMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
      if (stop.signal.aborted) return
      await runOnce().catch(error =>
        log.warn({ err: error }, 'upkeep of the catalogue failed; it is tried again'),
      )
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

async function reviewNext(pool: pg.Pool): Promise<number> {
  return withClient(pool, client =>
    inWriteTransaction(client, async () => {
      const reviewed = await reviewPrices(client, reviewChunkSize)
      if (reviewed > 0) await notifyOfChanges(client)
      return reviewed
    }),
  )
}
