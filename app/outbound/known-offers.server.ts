import { LRUCache } from 'lru-cache'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import type { LinkWarning } from '#app/domain/link-warning.ts'
import type { Product } from '#app/domain/product.ts'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import { getRetailerName } from '#app/domain/retailer-name.ts'

/** The fields of a product that a click needs. */
export interface KnownOffer extends ProductKey, Pick<Product, 'clickUrl' | 'url' | 'adSource'> {
  retailer: string
  /** The price shown, in minor units. */
  priceMinor: number
  currency: string
  linkWarning?: LinkWarning
}

/**
 * Caches recently clicked offers, so that clicks on an
 * offer wait for the database at most once a minute.
 */
export interface KnownOffers {
  /** Finds an offer; undefined for a product that is unknown or no longer available. */
  find(key: ProductKey): Promise<KnownOffer | undefined>
  /** Reads the offer, or every offer, again at its next click. */
  refresh(key?: ProductKey): void
}

export interface OfferSource {
  find(
    source: ProductKey['source'],
    id: string,
  ): Promise<{ product: Product; goneSince?: Date; linkWarning?: LinkWarning } | undefined>
  /** Reads an offer from memory while the database is down. */
  recall(source: ProductKey['source'], id: string): Product | undefined
}

const maxOffers = 50_000
const freshMs = 60_000
/**
 * The maximum wait for the database, which is shorter
 * than the time needed to detect a hung connection.
 */
const patienceMs = 500

export function createKnownOffers(products: OfferSource): KnownOffers {
  const known = new LRUCache<string, { offer: KnownOffer; foundAt: number }>({ max: maxOffers })

  /** The number of refreshes, by which an offer that was read before one is recognized. */
  let refreshes = 0

  async function findNow(key: ProductKey): Promise<KnownOffer | undefined> {
    const refreshesBefore = refreshes
    const found = await products.find(key.source, key.id)
    if (!found || found.goneSince !== undefined) {
      known.delete(formatProductKey(key))
      return undefined
    }
    const { product, linkWarning } = found
    const offer = { ...toKnownOffer(product), ...(linkWarning ? { linkWarning } : {}) }
    const foundAt = refreshes === refreshesBefore ? performance.now() : Number.NEGATIVE_INFINITY
    known.set(formatProductKey(key), { offer, foundAt })
    return offer
  }

  function recall(key: ProductKey): KnownOffer | undefined {
    const product = products.recall(key.source, key.id)
    return known.get(formatProductKey(key))?.offer ?? (product && toKnownOffer(product))
  }

  return {
    refresh(key) {
      refreshes += 1
      const keys = key ? [formatProductKey(key)] : [...known.keys()]
      // The offers stay, for clicks during a database outage.
      for (const each of keys) {
        const cached = known.peek(each)
        if (cached) cached.foundAt = Number.NEGATIVE_INFINITY
      }
    },
    async find(key) {
      const cached = known.get(formatProductKey(key))
      if (cached && performance.now() - cached.foundAt < freshMs) return cached.offer
      const found = findNow(key)
      try {
        if (recall(key) === undefined) return await found
        return await Promise.race([found, rejectAfter(patienceMs)])
      } catch (error) {
        const isAway = error instanceof TooLate || isConnectionLoss(error)
        if (error instanceof TooLate) found.catch(() => undefined)
        const offer = isAway ? recall(key) : undefined
        if (!offer) throw error
        return offer
      }
    },
  }
}

class TooLate extends Error {
  override name = 'TooLate'
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new TooLate('too late')), ms).unref())
}

/**
 * Extracts an offer's fields. The price to pay includes a
 * discount, whether or not our price history confirms it.
 */
function toKnownOffer(product: Product): KnownOffer {
  const { source, id, clickUrl, url, adSource, converted, price, salePrice, currency } = product
  const paid = converted
    ? (converted.salePrice ?? converted.price)
    : { price: salePrice ?? price, currency }
  return {
    source,
    id,
    clickUrl,
    ...(url === undefined ? {} : { url }),
    adSource,
    retailer: getRetailerName(product),
    priceMinor: paid.price,
    currency: paid.currency,
  }
}
