import type pg from 'pg'
import { findLastExpected } from '#app/catalogue/find-last-expected.server.ts'
import type { Shelf } from '#app/catalogue/shelf.ts'
import { createStore } from '#app/catalogue/store.server.ts'
import { runSync, type SyncProgress, type SyncResult } from '#app/catalogue/sync.server.ts'
import type { FeedProgress } from '#app/sources/feeds/feed-file.ts'
import { readFeed } from '#app/sources/feeds/feed-reader.server.ts'
import type { FeedArguments } from './feed-arguments.ts'

export interface FeedImportOptions extends FeedArguments {
  pool: pg.Pool
  workFolder: string
  signal: AbortSignal
  onRows?: (progress: FeedProgress) => void
  onProducts?: (progress: SyncProgress) => void
  /** Hears of mistakes of ours; trouble with the file is in the result. */
  onMistake?: (error: unknown) => void
}

/**
 * Reads one feed file into the catalogue, by the way all sources take. A file of changes has a shelf beside its feed's:
 * nothing is gone by not being in it, and its size is nothing to compare a full file with.
 */
export async function importFeed(options: FeedImportOptions): Promise<SyncResult> {
  const { pool, feed, isDelta, isVouchedFor, signal, onRows, onProducts, onMistake } = options
  const store = createStore(pool)
  const shelf: Shelf = isDelta ? `f:${feed}/changes` : `f:${feed}`
  const lastRows = isVouchedFor || isDelta ? undefined : await findLastExpected(pool, shelf)
  const file = {
    ...options,
    ...(lastRows === undefined ? {} : { lastRows }),
    ...(onRows === undefined ? {} : { onRows }),
    findStored: async (id: string) => (await store.findProduct('f', id))?.product,
  }
  return runSync({
    // From the first row, always: what an attempt before this one read may have been another file.
    start: isVouchedFor || isDelta ? 'vouched beginning' : 'beginning',
    connector: { source: shelf, readAll: (_, stop = signal, known) => readFeed(file, stop, known) },
    store,
    signal,
    log: {
      info: () => {},
      warn: () => {},
      error: (facts: unknown) => {
        if (typeof facts === 'object' && facts !== null && 'err' in facts) onMistake?.(facts.err)
      },
    },
    ...(onProducts === undefined ? {} : { onProgress: onProducts }),
  })
}
