import { LRUCache } from 'lru-cache'
import type { BaseLogger } from 'pino'
import type { Product } from '#app/domain/product.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { createTokenBucket, type TokenBucket } from '#app/domain/token-bucket.ts'
import { type Connector, SourceError } from '#app/sources/connector.ts'
import { findIdTrouble } from '#app/store/storable-text.ts'
import type { Store } from '#app/store/store.server.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import { LookupUnavailableError } from './lookup-unavailable-error.ts'

/**
 * Fetches single products from their sources, for product pages that the catalogue cannot serve.
 */
export interface LiveLookup {
  /**
   * Fetches and stores a product; undefined if its source does not have it. Throws a
   * `LookupUnavailableError` if the source fails or was asked too often, since it may have it.
   */
  find(source: SourceLetter, id: string): Promise<Product | undefined>
}

const timeoutMs = 4_000
/**
 * How long to keep a fetched product, for requests that
 * read the store just before the product was stored.
 */
const lingerMs = 5_000
/** The time to wait before repeating a lookup if the product was missing or its source failed. */
const missTtlMs = 600_000
const failureTtlMs = 30_000
/** Limits the memory that requests for made-up ids can use. */
const maxMisses = 10_000
/** Limits per source, so that requests for made-up ids cannot use up the source's rate limit. */
const burst = 20
const perSecond = 2

export function createLiveLookup({
  connectors,
  processes = 1,
  store,
  log,
}: {
  connectors: readonly Connector[]
  /** The number of processes that share the limits per source. */
  processes?: number
  store: Store
  log: Pick<BaseLogger, 'warn' | 'error'>
}): LiveLookup {
  const bySource = new Map<SourceLetter, { connector: Connector; bucket: TokenBucket }>(
    connectors.map(connector => [
      connector.source,
      {
        connector,
        bucket: createTokenBucket(Math.max(1, burst / processes), perSecond / processes),
      },
    ]),
  )
  const misses = new LRUCache<string, 'missing' | 'failed'>({ max: maxMisses, ttl: missTtlMs })
  const pending = new Map<string, Promise<Product | undefined>>()

  async function fetchAndStore(source: SourceLetter, id: string): Promise<Product | undefined> {
    const { connector, bucket } = bySource.get(source) ?? {}
    if (!connector || !bucket) return undefined
    if (!bucket.tryConsume()) {
      log.warn({ source, id }, 'too many requests for unknown products; this one was not looked up')
      throw new LookupUnavailableError('too many unknown products are being looked up')
    }
    let product: Product | undefined
    try {
      product = await fetchWithTimeout(timeoutMs, connector, id)
    } catch (error) {
      misses.set(`${source} ${id}`, 'failed', { ttl: failureTtlMs })
      const reason = error instanceof SourceError ? { error: error.message } : { err: error }
      log.warn({ source, id, ...reason }, 'could not look up a product at its source')
      throw toUnavailable()
    }
    if (!product) {
      misses.set(`${source} ${id}`, 'missing')
      return undefined
    }
    // The page can show the product even if it cannot be stored.
    await store.upsertProducts(source, [product]).catch(error => {
      log.error({ source, id, err: error }, 'could not store a product fetched from its source')
    })
    return product
  }

  return {
    async find(source, id) {
      const key = `${source} ${id}`
      const miss = misses.get(key)
      if (miss === 'failed') throw toUnavailable()
      if (miss === 'missing' || findIdTrouble(id) !== undefined) return undefined
      const running = pending.get(key)
      if (running) return running
      const found = fetchAndStore(source, id)
      pending.set(key, found)
      const forget = () => pending.delete(key)
      // A failure is not kept, so that the next request is looked up as soon as it may be.
      found.then(() => setTimeout(forget, lingerMs).unref(), forget)
      return found
    },
  }
}

function toUnavailable(): LookupUnavailableError {
  return new LookupUnavailableError('the source of this product does not answer')
}
