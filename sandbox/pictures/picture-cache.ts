interface PictureCache {
  /** Returns the cached picture or the result of `render`, which runs once for concurrent calls. */
  get(key: string, render: () => Promise<Bytes>): Promise<Bytes>
}

type Bytes = Uint8Array<ArrayBuffer>

/** Creates an LRU cache with a limit in bytes. It also limits the number of concurrent drawings. */
export function createPictureCache(maxBytes = 64 * 1024 * 1024, maxParallel = 2): PictureCache {
  // A Map preserves insertion order, so its first key is the least recently used.
  const cached = new Map<string, Bytes>()
  const inFlight = new Map<string, Promise<Bytes>>()
  const waiting: (() => void)[] = []
  let bytes = 0
  let running = 0

  const store = (key: string, picture: Bytes) => {
    cached.set(key, picture)
    bytes += picture.byteLength
    for (const [oldest, old] of cached) {
      if (bytes <= maxBytes) break
      cached.delete(oldest)
      bytes -= old.byteLength
    }
  }
  const renderInTurn = async (key: string, render: () => Promise<Bytes>) => {
    if (running >= maxParallel) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      const picture = await render()
      store(key, picture)
      return picture
    } finally {
      inFlight.delete(key)
      // Passes the slot directly to the next waiting call, so that no later request overtakes it.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    get(key, render) {
      const picture = cached.get(key)
      if (picture) {
        cached.delete(key)
        cached.set(key, picture)
        return Promise.resolve(picture)
      }
      const pending = inFlight.get(key)
      if (pending) return pending
      const started = renderInTurn(key, render)
      inFlight.set(key, started)
      return started
    },
  }
}
