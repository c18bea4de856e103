import type { CardProduct } from '#app/domain/listing.ts'

type Stores = NonNullable<CardProduct['stores']>

const latest = new WeakMap<CardProduct, CardProduct>()

/**
 * Adds the stores of a product's group. Unchanged, they give the same object as before, so that what
 * is derived from it can be cached.
 */
export function addStores(product: CardProduct, stores: Stores): CardProduct {
  const known = latest.get(product)
  const { count, highestCents } = known?.stores ?? {}
  if (known && count === stores.count && highestCents === stores.highestCents) return known
  const added = { ...product, stores }
  latest.set(product, added)
  return added
}
