import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'

type Bytes = Uint8Array<ArrayBuffer>
type Render = () => Promise<Bytes>

/**
 * Creates an LRU cache with a limit in bytes. A picture is rendered
 * once for concurrent calls, and at most `maxParallel` at a time.
 */
export function createPictureCache(maxBytes = 64 * 1024 * 1024, maxParallel = 2) {
  const queue = new PQueue({ concurrency: maxParallel })
  const cache = new LRUCache<string, Bytes, Render>({
    maxSize: maxBytes,
    sizeCalculation: picture => picture.byteLength,
    fetchMethod: (_key, _stale, { context: render }) => queue.add(render),
    // If a full cache evicts a picture while callers wait for it, they still receive it.
    ignoreFetchAbort: true,
  })
  return {
    get: (key: string, render: Render): Promise<Bytes> =>
      cache.forceFetch(key, { context: render }),
  }
}
