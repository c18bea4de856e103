import type pg from 'pg'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { crawlSite } from './crawl-site.ts'
import { saveCrawl } from './crawl-store.server.ts'
import { createHostFetch } from './host-fetch.server.ts'

export interface CheckOptions {
  pool: pg.Pool
  storefronts: readonly Pick<Storefront, 'id' | 'siteUrl'>[]
  /** The origin of one of our servers: http://127.0.0.1:3000 */
  origin: string
  signal: AbortSignal
  pagesPerKind?: number
  /** The minimum time between two requests, since shoppers use the same server. */
  pauseMs?: number
}

/**
 * Crawls the storefronts one after another and stores
 * the results, including those of failed crawls.
 */
export async function checkStorefronts(options: CheckOptions): Promise<{ violations: number }> {
  const { pool, storefronts, origin, signal, pagesPerKind = 10, pauseMs = 250 } = options
  let violations = 0
  for (const { id, siteUrl } of storefronts) {
    const startedAt = new Date()
    const {
      pages,
      violations: found,
      error,
    } = await crawlSite({
      siteUrl,
      ownOrigins: [siteUrl, ...storefronts.map(each => each.siteUrl)],
      fetchPath: createHostFetch(origin, new URL(siteUrl).host, signal),
      pagesPerKind,
      turn: Math.floor(startedAt.getTime() / dayMs),
      pauseMs,
      signal,
    })
      .then(crawl => ({ ...crawl, error: undefined }))
      .catch((cause: unknown) => {
        signal.throwIfAborted()
        const error = cause instanceof Error ? cause.message : String(cause)
        return { pages: 0, violations: [], error }
      })
    await saveCrawl(pool, { storefront: id, startedAt, pages, violations: found, error })
    violations += found.length
  }
  return { violations }
}

const dayMs = 24 * 3_600_000
