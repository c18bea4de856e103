import type { IndexHit, IndexQuery } from '../index-interface.ts'

/** An offer of a product, as far as it decides which stores have the product. */
export interface StoreOffer<Key> {
  /** What the spellings of the retailer's name share. */
  retailer: Key
  /** The price in US cents; 0 if it is unknown. */
  cents: number
  inStock: boolean
  /** False for pre-owned ones, whose prices cannot be compared with those of new ones. */
  isNew: boolean
}

/**
 * Returns a function that counts the stores of a product, given all its offers, whatever filters
 * narrow the list: its page compares them all. `toKey` returns a retailer's key.
 */
export function createStoreCounter<Key>(
  toKey: (name: string) => Key,
  {
    mergedRetailers = [],
    hiddenRetailers = [],
  }: Pick<IndexQuery, 'mergedRetailers' | 'hiddenRetailers'>,
): (offers: readonly StoreOffer<Key>[]) => Omit<IndexHit, 'number'> {
  const hidden = new Set(hiddenRetailers.map(toKey))
  const shown = new Map(
    mergedRetailers.flatMap(group => {
      const [first, ...others] = group.map(toKey)
      return others.map(key => [key, first] as const)
    }),
  )
  return offers => {
    const sold = offers.filter(
      ({ retailer, cents, inStock, isNew }) =>
        inStock && isNew && cents > 0 && !hidden.has(retailer),
    )
    if (sold.length === 0) return { retailerCount: 0, lowestCents: 0, highestCents: 0 }
    const prices = sold.map(({ cents }) => cents)
    return {
      retailerCount: new Set(sold.map(({ retailer }) => shown.get(retailer) ?? retailer)).size,
      lowestCents: Math.min(...prices),
      highestCents: Math.max(...prices),
    }
  }
}
