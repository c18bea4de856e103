/**
 * Caches what a function derives from an object that never changes, for as long as the object is in
 * memory.
 */
export function cacheByObject<Source extends object, Derived>(
  derive: (source: Source) => Derived,
): (source: Source) => Derived {
  const cache = new WeakMap<Source, { derived: Derived }>()
  return source => {
    const known = cache.get(source)
    if (known) return known.derived
    const derived = derive(source)
    cache.set(source, { derived })
    return derived
  }
}
