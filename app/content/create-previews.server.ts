import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { createTokenBucket } from '#app/domain/token-bucket.ts'
import type { Editorial, Previews } from './content.ts'
import { PreviewFault } from './preview-fault.ts'
import { type PrismicReader, RefGoneError } from './prismic-client.server.ts'
import type { WireDocument } from './wire.ts'

/**
 * Long enough to load a page and its pictures, short enough to show the editor's next save soon.
 */
const draftTtlMs = 3_000
const maxDrafts = 20
const maxRefused = 1_000
const refusedTtlMs = 60_000
/** Limits requests to the service, because anyone can forge tokens and each one costs a request. */
const concurrency = 2
const maxWaiting = 10
const burst = 60
const perSecond = 1

export interface PreviewOptions {
  endpoint: string
  reader: PrismicReader
  toEditorial(documents: readonly WireDocument[]): Editorial
}

/** Caches drafts by preview token for a few seconds. */
export function createPreviews({ endpoint, reader, toEditorial }: PreviewOptions): Previews & {
  list(): Editorial[]
} {
  const drafts = new LRUCache<string, Promise<Editorial>>({ max: maxDrafts, ttl: draftTtlMs })
  const refused = new LRUCache<string, PreviewFault>({ max: maxRefused, ttl: refusedTtlMs })
  const shown = new LRUCache<string, Editorial>({ max: maxDrafts })
  const queue = new PQueue({ concurrency })
  const bucket = createTokenBucket(burst, perSecond)

  async function fetchDraft(token: string): Promise<Editorial> {
    if (queue.size >= maxWaiting || !bucket.tryConsume()) throw new PreviewFault('unavailable')
    try {
      const { documents } = await queue.add(() => reader.fetchVersion(token))
      const draft = toEditorial(documents)
      shown.set(token, draft)
      return draft
    } catch (error) {
      const fault = toFault(error)
      if (fault.kind === 'expired') refused.set(token, fault)
      throw fault
    }
  }

  return {
    async open(token) {
      if (!isPreviewToken(token, endpoint)) throw new PreviewFault('invalid')
      const known = refused.get(token)
      if (known) throw known
      const draft = drafts.get(token) ?? fetchDraft(token)
      drafts.set(token, draft, { noUpdateTTL: true })
      try {
        return await draft
      } catch (error) {
        drafts.delete(token)
        throw error
      }
    },
    list: () => [...shown.values()],
  }
}

const maxTokenLength = 500

/**
 * Returns true for a URL of the service's preview sessions. It is sent
 * as a ref and never fetched. The endpoint's host may contain the edge
 * cache's `cdn.` label, which the repository's own host lacks.
 */
export function isPreviewToken(token: string, endpoint: string): boolean {
  const url = token.length <= maxTokenLength ? URL.parse(token) : null
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false
  const host = ({ host }: URL) => host.replace('.cdn.prismic.io', '.prismic.io')
  const isOurs = host(url) === host(new URL(endpoint))
  return isOurs && url.username === '' && /^\/previews\/[\w~:-]+$/.test(url.pathname)
}

function toFault(error: unknown): PreviewFault {
  if (error instanceof PreviewFault) return error
  return new PreviewFault(error instanceof RefGoneError ? 'expired' : 'unavailable')
}
