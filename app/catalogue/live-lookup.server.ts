import type { BaseLogger } from 'pino'
import type { Product } from '#app/domain/product.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { type Connector, SourceError } from '#app/sources/connector.ts'
import { createAllowance } from './allowance.ts'
import { fetchWithin } from './fetch-within.ts'
import { createRecentMisses } from './recent-misses.ts'
import { findIdTrouble } from './storable-text.ts'
import type { Store } from './store.server.ts'

/** Reads single products from their sources, for pages of products the catalogue does not have. */
export interface LiveLookup {
  /** The product, kept from now on; undefined when its source has none, cannot be asked, or was asked enough. */
  find(source: SourceLetter, id: string): Promise<Product | undefined>
}

const timeoutMs = 4_000
/** A reader who looked into the catalogue just before the product was kept there comes here just after. */
const stragglerMs = 5_000
/** A source's "no" is believed this long, trouble only this long. */
const missSeconds = 600
const troubleSeconds = 30
/** Of each source, for ids nobody has asked for lately: made-up ids must not use up what a source grants us. */
const burst = 20
const perSecond = 2

export function createLiveLookup({
  connectors,
  store,
  log,
}: {
  connectors: readonly Connector[]
  store: Store
  log: Pick<BaseLogger, 'warn' | 'error'>
}): LiveLookup {
  const bySource = new Map<
    SourceLetter,
    { connector: Connector; allowance: ReturnType<typeof createAllowance> }
  >(
    connectors.map(connector => [
      connector.source,
      { connector, allowance: createAllowance(burst, perSecond) },
    ]),
  )
  const misses = createRecentMisses()
  const underWay = new Map<string, Promise<Product | undefined>>()

  async function fetchAndKeep(source: SourceLetter, id: string): Promise<Product | undefined> {
    const asked = bySource.get(source)
    if (!asked) return undefined
    if (!asked.allowance.take()) {
      log.warn({ source, id }, 'too many unknown products asked for; this one was not looked up')
      return undefined
    }
    let product: Product | undefined
    try {
      product = await fetchWithin(timeoutMs, asked.connector, id)
    } catch (error) {
      misses.remember(`${source} ${id}`, troubleSeconds)
      const reason = error instanceof SourceError ? { error: error.message } : { err: error }
      log.warn({ source, id, ...reason }, 'could not look up a product at its source')
      return undefined
    }
    if (!product) {
      misses.remember(`${source} ${id}`, missSeconds)
      return undefined
    }
    // It can be shown whether or not it can be kept.
    await store.upsertProducts(source, [product]).catch(error => {
      log.error({ source, id, err: error }, 'could not keep a product read from its source')
    })
    return product
  }

  return {
    find(source, id) {
      if (findIdTrouble(id) !== undefined || misses.has(`${source} ${id}`)) return Promise.resolve(undefined)
      const key = `${source} ${id}`
      const asked = underWay.get(key)
      if (asked) return asked
      const forget = () => void setTimeout(() => underWay.delete(key), stragglerMs).unref()
      const found = fetchAndKeep(source, id).finally(forget)
      underWay.set(key, found)
      return found
    },
  }
}
