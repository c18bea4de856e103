import { createHash, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { hashScripts } from './hash-scripts.ts'

/** The memory for the documents of one build, enough for about 240 lists. */
const maxBytes = 32 * 1024 * 1024

/** A finished document, whose bytes must not be changed, since they are shared. */
export interface RenderedDocument {
  body: Uint8Array<ArrayBuffer>
  /** The sources that permit its inline scripts in the content security policy. */
  scriptSources: readonly string[]
}

const caches = new WeakMap<object, LRUCache<string, RenderedDocument>>()

/**
 * Returns a document, rendering it only if no document was rendered from the same inputs before.
 * A document depends on nothing but its URL and its loaders' data, so these are the key and an
 * entry can never be out of date.
 */
export function findDocument(
  { build, inputs }: { build: object; inputs: readonly string[] },
  render: (mark: string) => string,
): RenderedDocument {
  const cache = getCache(build)
  const key = digest(inputs)
  const known = cache.get(key)
  if (known) return known
  const document = renderDocument(render)
  cache.set(key, document)
  return document
}

/** Renders a document and hashes the scripts to which `render` gives the mark as their nonce. */
export function renderDocument(render: (mark: string) => string): RenderedDocument {
  const mark = randomUUID()
  const { html, scriptSources } = hashScripts(render(mark), mark)
  return { body: encoder.encode(html), scriptSources }
}

const encoder = new TextEncoder()

function getCache(build: object): LRUCache<string, RenderedDocument> {
  const known = caches.get(build)
  if (known) return known
  const cache = new LRUCache<string, RenderedDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 1,
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
