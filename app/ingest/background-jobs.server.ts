import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { withClient } from '#app/database/with-client.server.ts'
import { reviewPrices } from '#app/store/price-history/save-price-facts.server.ts'
import { inWriteTransaction, notifyOfChanges } from '#app/store/write-transaction.server.ts'
import { adoptStoredCategories } from './mappings/adopt-stored-categories.server.ts'
import { findKnownBrands } from './mappings/known-brands.server.ts'
import { remapProducts } from './mappings/remap-products.server.ts'
import { matchOffers } from './offers/match-offers.server.ts'
import { convertStoredPrices } from './rates/convert-stored-prices.server.ts'

/** Checking this often is cheap: when there is nothing to do, it takes one indexed query. */
const everyMs = 10_000
const reviewChunkSize = 500

export interface BackgroundJobs {
  /** Runs every step that is due. */
  runOnce(): Promise<void>
  /** Stops the jobs; resolves once the current step has finished. */
  close(): Promise<void>
}

/**
 * Runs the work that follows catalogue changes in the background: new exchange rates, known brands, operators'
 * mappings, offer matching, categories of trending products, and reviews of discounts that become
 * invalid over time. The jobs run on every server; locks ensure that only one server at a time
 * does the work.
 */
export function startBackgroundJobs({
  pool,
  log,
}: {
  pool: pg.Pool
  log: Pick<BaseLogger, 'info' | 'warn'>
}): BackgroundJobs {
  const stop = new AbortController()
  /** True until the first run, because the last process may have been killed before this step. */
  let mayWantCategories = true

  async function runOnce(): Promise<void> {
    const converted = await convertStoredPrices(pool, stop.signal)
    if (converted > 0) log.info({ products: converted }, 'converted prices at new exchange rates')
    await findKnownBrands(pool)
    const remapped = await remapProducts(pool, { signal: stop.signal })
    if (remapped > 0) log.info({ products: remapped }, 'applied mappings')
    const matched = await matchOffers(pool, stop.signal)
    if (matched !== 'busy' && matched > 0) {
      mayWantCategories = true
      log.info({ products: matched }, 'matched offers')
    }
    if (mayWantCategories) {
      const adopted = await adoptStoredCategories(pool)
      mayWantCategories = false
      if (adopted > 0) log.info({ products: adopted }, 'adopted categories')
    }
    while (!stop.signal.aborted && (await reviewNext(pool)) === reviewChunkSize);
  }

  async function runOn(): Promise<void> {
    while (!stop.signal.aborted) {
      await wait(everyMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
      if (stop.signal.aborted) return
      await runOnce().catch(error => {
        if (!isConnectionLoss(error))
          log.warn({ err: error }, 'a background job failed and will be retried')
      })
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
