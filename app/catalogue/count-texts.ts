import { LRUCache } from 'lru-cache'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import type { IndexClient } from '#app/search-index/worker/index-client.server.ts'

interface TextCounts {
  /** The index version that the counts are based on. */
  version: number
  countedAt: number
  counts: Promise<number[]>
}

const maxEntries = 500

/**
 * Creates the function `Catalogue.countTexts`. Each search text requires a query, so
 * counts are reused until they are older than `maxAgeMs` and the index has changed.
 */
export function createTextCounter(
  index: Pick<IndexClient, 'query' | 'state'>,
  maxAgeMs: number,
): (query: ListQuery, texts: readonly string[]) => Promise<number[]> {
  const known = new LRUCache<string, TextCounts>({ max: maxEntries })

  async function count(query: ListQuery, text: string): Promise<number> {
    const { paging, reading } = await index.query({ ...query, text, limit: 1, facetLimit: 1 })
    return reading && reading.dropped.length > 0 ? 0 : paging.total
  }

  return (query, texts) => {
    const { version } = index.state()
    const now = performance.now()
    const key = JSON.stringify([query, texts])
    const last = known.get(key)
    if (last && (last.version === version || now - last.countedAt < maxAgeMs)) return last.counts
    const counts = Promise.all(texts.map(text => count(query, text)))
    known.set(key, { version, countedAt: now, counts })
    counts.catch(() => known.delete(key))
    return counts
  }
}
