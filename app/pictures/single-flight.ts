/**
 * Shares one run of the work among all callers with the same key while it is in flight. `lru-cache`
 * offers this through its `fetch`, but it also stores the results, which are on disk already.
 */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const pending = new Map<string, Promise<T>>()
  return (key, work) => {
    const running = pending.get(key)
    if (running) return running
    const started = work().finally(() => pending.delete(key))
    pending.set(key, started)
    return started
  }
}
