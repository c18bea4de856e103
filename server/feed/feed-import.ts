import type pg from 'pg'
import { getLeastJudged } from '#app/ingest/fashion-count.ts'
import { saveFeedSettings } from '#app/ingest/feed-settings.server.ts'
import { findLastExpected } from '#app/ingest/find-last-expected.server.ts'
import { hasKnownContents } from '#app/ingest/run-rows.server.ts'
import { runSync, type SyncProgress, type SyncResult } from '#app/ingest/sync.server.ts'
import type { SyncScope } from '#app/ingest/sync-scope.ts'
import type { FeedProgress } from '#app/sources/feeds/feed-file.ts'
import { readFeed } from '#app/sources/feeds/read-feed.server.ts'
import { createStore } from '#app/store/store.server.ts'
import type { FeedArguments } from './feed-arguments.ts'

export interface FeedImportOptions extends FeedArguments {
  pool: pg.Pool
  workFolder: string
  signal: AbortSignal
  onRows?: (progress: FeedProgress) => void
  onProducts?: (progress: SyncProgress) => void
  /** Called with unexpected errors; problems with the file are in the result. */
  onUnexpected?: (error: unknown) => void
}

/**
 * Imports one feed file through the same sync as other sources. A delta file gets a separate sync
 * scope: products missing from it still exist, and its size does not predict that of the next full
 * file.
 */
export async function importFeed(options: FeedImportOptions): Promise<SyncResult> {
  const { pool, feed, isDelta, isVouchedFor, signal, onRows, onProducts, onUnexpected } = options
  const store = createStore(pool)
  const scope: SyncScope = isDelta ? `f:${feed}/changes` : `f:${feed}`
  const lastRows = isVouchedFor || isDelta ? undefined : await findLastExpected(pool, scope)
  const settings = await saveFeedSettings(pool, feed, options)
  const isKnown = await hasKnownContents(pool, scope, getLeastJudged(scope))
  const file = {
    ...options,
    isPlacedAnyhow: isVouchedFor || isKnown,
    ...settings,
    ...(lastRows === undefined ? {} : { lastRows }),
    ...(onRows === undefined ? {} : { onRows }),
    findStored: async (id: string) => (await store.findProduct('f', id))?.product,
  }
  return runSync({
    // Always starts at the first row, since an earlier attempt may have read a different file.
    start:
      isVouchedFor || (isDelta && (await isKnownFeed(pool, feed)))
        ? 'vouched beginning'
        : 'beginning',
    connector: { source: scope, readAll: (_, stop = signal, known) => readFeed(file, stop, known) },
    pool,
    signal,
    log: {
      info: () => {},
      warn: () => {},
      error: (facts: unknown) => {
        if (typeof facts === 'object' && facts !== null && 'err' in facts) onUnexpected?.(facts.err)
      },
    },
    ...(onProducts === undefined ? {} : { onProgress: onProducts }),
  })
}

/**
 * Returns true if changes of a feed need no checks: what they have in common says
 * nothing about the whole feed, but it must be known that the feed contains fashion. That is not
 * known of a feed with too few products to be judged, so its first large file of changes is checked.
 */
async function isKnownFeed(pool: pg.Pool, feed: string): Promise<boolean> {
  const scopes = [`f:${feed}`, `f:${feed}/changes`] as const
  const known = await Promise.all(
    scopes.map(scope => hasKnownContents(pool, scope, getLeastJudged(scope))),
  )
  return known.some(Boolean)
}
