import type { ListedProduct } from '#app/domain/listing.ts'

type Stores = NonNullable<ListedProduct['stores']>

const latest = new WeakMap<object, { stores: Stores }>()

/**
 * Adds the stores of a product's group. Unchanged, they give the same object as before, so that what
 * is derived from it can be cached.
 */
export function addStores<Shown extends object>(
  product: Shown,
  stores: Stores,
): Shown & { stores: Stores } {
  const known = latest.get(product) as (Shown & { stores: Stores }) | undefined
  if (
    known?.stores.count === stores.count &&
    known.stores.lowestCents === stores.lowestCents &&
    known.stores.highestCents === stores.highestCents
  )
    return known
  const added = { ...product, stores }
  latest.set(product, added)
  return added
}
