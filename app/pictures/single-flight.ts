/**
 * Shares one run of the work among concurrent callers with the same key. The `fetch`
 * method of `lru-cache` would also store the results, which are already on disk.
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
