import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { importPriceHistory } from '#app/ingest/import-price-history.server.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * Imports the configured price history once the first syncs have read the products.
 * A failure is only logged, because storefronts also work without price histories;
 * the import is retried at the next start.
 */
export async function importPricesAfter(
  firstRound: Promise<void>,
  { priceHistoryUrl }: Settings,
  pool: Pool,
  log: Logger,
  stop: AbortSignal,
): Promise<void> {
  if (priceHistoryUrl === undefined) return
  await firstRound
  if (stop.aborted) return
  try {
    const products = await importPriceHistory(pool, priceHistoryUrl, stop)
    if (products) log.info({ products }, 'imported past prices')
  } catch (err) {
    if (!stop.aborted)
      log.warn({ err }, 'could not import past prices; correct PRICE_HISTORY_URL or unset it')
  }
}
