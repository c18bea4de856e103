interface PictureCache {
  /** The kept picture, or the one `render` makes: once, however many ask meanwhile. */
  get(key: string, render: () => Promise<Bytes>): Promise<Bytes>
}

type Bytes = Uint8Array<ArrayBuffer>

/** Keeps the pictures last asked for, up to a number of bytes, and lets few be drawn at a time. */
export function createPictureCache(maxBytes = 64 * 1024 * 1024, maxParallel = 2): PictureCache {
  // A Map keeps the order of insertion, so its first key is the one unused longest.
  const kept = new Map<string, Bytes>()
  const underWay = new Map<string, Promise<Bytes>>()
  const waiting: (() => void)[] = []
  let bytes = 0
  let running = 0

  const keep = (key: string, picture: Bytes) => {
    kept.set(key, picture)
    bytes += picture.byteLength
    for (const [oldest, old] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldest)
      bytes -= old.byteLength
    }
  }
  const renderInTurn = async (key: string, render: () => Promise<Bytes>) => {
    if (running >= maxParallel) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      const picture = await render()
      keep(key, picture)
      return picture
    } finally {
      underWay.delete(key)
      // The place is handed on, not given back, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    get(key, render) {
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
        return Promise.resolve(known)
      }
      const pending = underWay.get(key)
      if (pending) return pending
      const started = renderInTurn(key, render)
      underWay.set(key, started)
      return started
    },
  }
}
