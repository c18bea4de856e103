import { LRUCache } from 'lru-cache'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { CardProduct, Listing } from '#app/domain/listing.ts'
import { toPicture } from '#app/domain/picture.ts'
import { formatProductPrice } from '#app/domain/price.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { HomeSelection } from '#app/storefronts/home-settings.ts'
import type { Preview } from './browser/directory.ts'
import { findInScope } from './home/find-in-scope.ts'

type Group = 'brands' | 'retailers'
type Lists = Pick<Catalogue, 'list'>

interface Wanted {
  group: Group
  name: string
  scope: readonly HomeSelection[]
}

const previewPictures = 4
/**
 * A preview takes three queries, so it is kept for some minutes,
 * and then shown while it is made again.
 */
const ttlMs = 10 * 60_000
/** Enough for the directories of every storefront. */
const maxPreviews = 2_000

/** One cache per catalogue, because each storefront shows its own retailers. */
const caches = new WeakMap<Lists, ReturnType<typeof createCache>>()

function createCache(catalogue: Lists) {
  return new LRUCache<string, Preview, Wanted>({
    max: maxPreviews,
    ttl: ttlMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _stale, { context }) => fetchPreview(catalogue, context),
  })
}

/**
 * Returns the previews of brands or stores, in the order of the names. Their pictures are of products
 * in the scope, and of others if it has too few.
 */
export function findPreviews(
  catalogue: Lists,
  group: Group,
  names: readonly string[],
  scope: readonly HomeSelection[] = [],
): Promise<Preview[]> {
  const cache = caches.get(catalogue) ?? createCache(catalogue)
  caches.set(catalogue, cache)
  return Promise.all(
    names.map(name =>
      cache.forceFetch(JSON.stringify([group, name, scope]), { context: { group, name, scope } }),
    ),
  )
}

async function fetchPreview(catalogue: Lists, { group, name, scope }: Wanted): Promise<Preview> {
  const query = { ...emptyListQuery, [group]: [name] }
  const inScope = { [group]: [name], sort: 'popular' } as const
  const [scoped, popular, cheapest, dearest] = await Promise.all([
    scope.length > 0 ? findInScope(catalogue, scope, inScope, previewPictures) : [],
    catalogue.list({ ...query, sort: 'popular' }, previewPictures * 2),
    catalogue.list({ ...query, sort: 'price-up' }, 1),
    catalogue.list({ ...query, sort: 'price-down' }, 1),
  ])
  const pictures = [...scoped, ...popular.products].flatMap(product =>
    product.images.slice(0, 1).map(image => toPicture(product, image)),
  )
  const different = [...new Map(pictures.map(each => [each.address, each])).values()]
  const ends = [findPrice(cheapest), findPrice(dearest)].filter(price => price !== undefined)
  return {
    pictures: different.slice(0, previewPictures),
    ...(ends.length > 0 ? { prices: [...new Set(ends)].join(' – ') } : {}),
  }
}

/** Sold-out products come last in every order, so they are first only where nothing can be bought. */
function findPrice({ products: [product] }: Listing): string | undefined {
  if (!product) return undefined
  const { isSoldOut, salePrice, price } = formatProductPrice(product satisfies CardProduct)
  return isSoldOut ? undefined : (salePrice ?? price)
}
