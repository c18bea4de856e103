import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** The memory for the documents of one build, enough for about 240 lists. */
const maxBytes = 32 * 1024 * 1024

/** A document's bytes, cut wherever its nonce is inserted. */
type Segments = readonly Buffer[]

const caches = new WeakMap<object, LRUCache<string, Segments>>()

/**
 * Returns the bytes of a document, rendering it only if no document was rendered from the same
 * inputs before. A document depends on nothing but its URL and its loaders' data, so these are the
 * key and an entry can never be out of date. The nonce differs for every response and is inserted.
 */
export function renderDocument(
  { build, inputs, nonce }: { build: object; inputs: readonly string[]; nonce: string },
  render: () => string,
): Uint8Array<ArrayBuffer> {
  const cache = getCache(build)
  const key = digest(inputs)
  const known = cache.get(key)
  const segments =
    known ??
    render()
      .split(nonce)
      .map(part => Buffer.from(part))
  if (!known) cache.set(key, segments)
  const insert = Buffer.from(nonce)
  return Buffer.concat(segments.flatMap((part, index) => (index === 0 ? [part] : [insert, part])))
}

function getCache(build: object): LRUCache<string, Segments> {
  const known = caches.get(build)
  if (known) return known
  const cache = new LRUCache<string, Segments>({
    maxSize: maxBytes,
    sizeCalculation: segments => segments.reduce((sum, part) => sum + part.length, 1),
  })
  caches.set(build, cache)
  return cache
}

/** Separates the inputs by their lengths, so that no two lists of inputs share a digest. */
function digest(inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(`${input.length}:`).update(input)
  return hash.digest('base64')
}
