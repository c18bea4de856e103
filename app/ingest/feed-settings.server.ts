import type pg from 'pg'
import type { AvailabilityWords } from '#app/vocabulary/availability.ts'

/** What operators know about a feed that its files do not say. */
export interface FeedSettings {
  /** The currency of prices that state none. */
  currency?: string | undefined
  words: AvailabilityWords
}

/**
 * Adds the given settings to those stored for the feed, and
 * returns them all. What is not given stays as it is.
 */
export async function saveFeedSettings(
  db: Pick<pg.Pool, 'query'>,
  feed: string,
  { currency, words }: FeedSettings,
): Promise<FeedSettings> {
  const { rows } = await db.query<{ currency: string | null; words: Record<string, boolean> }>(
    `INSERT INTO feed_setting (feed, currency, words) VALUES ($1, $2, $3)
     ON CONFLICT (feed) DO UPDATE SET currency = coalesce(excluded.currency, feed_setting.currency),
       words = feed_setting.words || excluded.words
     RETURNING currency, words`,
    [feed, currency ?? null, JSON.stringify(Object.fromEntries(words))],
  )
  const [stored] = rows
  return {
    currency: stored?.currency ?? undefined,
    words: new Map(Object.entries(stored?.words ?? {})),
  }
}
