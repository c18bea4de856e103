import { LRUCache } from 'lru-cache'

/** A result costs several queries, so it is cached for ten minutes and served stale while it is rebuilt. */
const ttlMs = 10 * 60_000
/** Enough for the directories of every storefront. */
const maxKept = 2_000

/**
 * Returns `fetch` with a memory of some minutes, apart for each catalogue, because each storefront
 * shows its own retailers. `wanted` is plain data.
 */
export function keepPerCatalogue<Lists extends object, Wanted extends object, Found extends object>(
  fetch: (catalogue: Lists, wanted: Wanted) => Promise<Found>,
): (catalogue: Lists, wanted: Wanted) => Promise<Found> {
  const create = (catalogue: Lists) =>
    new LRUCache<string, Found, { wanted: Wanted }>({
      max: maxKept,
      ttl: ttlMs,
      allowStale: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: (_key, _stale, { context }) => fetch(catalogue, context.wanted),
    })
  const caches = new WeakMap<Lists, ReturnType<typeof create>>()
  return (catalogue, wanted) => {
    const cache = caches.get(catalogue) ?? create(catalogue)
    caches.set(catalogue, cache)
    return cache.forceFetch(JSON.stringify(wanted), { context: { wanted } })
  }
}
