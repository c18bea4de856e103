import { LRUCache } from 'lru-cache'
import type { BaseLogger } from 'pino'
import type { SourceLetter } from '#app/domain/source.ts'
import { createTokenBucket, type TokenBucket } from '#app/domain/token-bucket.ts'
import { type Connector, SourceError } from '#app/sources/connector.ts'
import type { Store } from '#app/store/store.server.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'

/**
 * Refreshes stale products in the background when a page
 * shows them, so that the next visitor sees current data.
 */
export interface StaleRefresh {
  /** Starts refreshing a product. Returns immediately and never throws. */
  refresh(source: SourceLetter, id: string): void
  /** Settles when no refresh is running. */
  idle(): Promise<void>
}

/**
 * The timeout is long because no page waits for the call,
 * which queues behind other calls to the same source.
 */
const timeoutMs = 20_000
/** How long to wait before refreshing a product again after a failure. */
const failureTtlMs = 300_000
const maxFailures = 10_000
/** Refreshes are limited per source, so that a crawler cannot use up the source's rate limit. */
const burst = 5
const perSecond = 0.2

export function createStaleRefresh({
  connectors,
  processes = 1,
  store,
  log,
}: {
  connectors: readonly Connector[]
  /** The number of processes that share the limits per source. */
  processes?: number
  store: Pick<Store, 'upsertProducts' | 'markProductGone'>
  log: Pick<BaseLogger, 'warn'>
}): StaleRefresh {
  const bySource = new Map<SourceLetter, { connector: Connector; bucket: TokenBucket }>(
    connectors.map(connector => [
      connector.source,
      {
        connector,
        bucket: createTokenBucket(Math.max(1, burst / processes), perSecond / processes),
      },
    ]),
  )
  const failures = new LRUCache<string, true>({ max: maxFailures, ttl: failureTtlMs })
  const pending = new Map<string, Promise<void>>()

  async function fetchAndStore(connector: Connector, id: string): Promise<void> {
    const { source } = connector
    try {
      const product = await fetchWithTimeout(timeoutMs, connector, id)
      if (product) await store.upsertProducts(source, [product])
      // A product that is missing from a report may still be on sale.
      else if (connector.lingerDays === undefined) await store.markProductGone(source, id)
    } catch (error) {
      failures.set(`${source} ${id}`, true)
      const reason = error instanceof SourceError ? { error: error.message } : { err: error }
      log.warn({ source, id, ...reason }, 'could not refresh a product; the stored version is kept')
    }
  }

  return {
    refresh(source, id) {
      const key = `${source} ${id}`
      const { connector, bucket } = bySource.get(source) ?? {}
      if (!connector || pending.has(key) || failures.has(key) || !bucket?.tryConsume()) return
      const done = fetchAndStore(connector, id).finally(() => pending.delete(key))
      pending.set(key, done)
    },
    async idle() {
      await Promise.all(pending.values())
    },
  }
}
