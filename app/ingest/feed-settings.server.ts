import type pg from 'pg'
import type { AvailabilityWords } from '#app/vocabulary/availability.ts'

/** What operators know about a feed that its files do not say. */
export interface FeedSettings {
  /** The currency of prices that state none. */
  currency: string | undefined
  words: AvailabilityWords
}

/** Settings to store, with what no longer applies. */
export interface FeedSettingsChange {
  /** Null removes the stored currency. */
  currency?: string | null | undefined
  words: AvailabilityWords
  /** The keys of words to remove. */
  forgottenWords: readonly string[]
}

/**
 * Changes the settings stored for the feed, and returns them
 * all. What the change does not name stays as it is.
 */
export async function saveFeedSettings(
  db: Pick<pg.Pool, 'query'>,
  feed: string,
  { currency, words, forgottenWords }: FeedSettingsChange,
): Promise<FeedSettings> {
  const { rows } = await db.query<{ currency: string | null; words: Record<string, boolean> }>(
    `INSERT INTO feed_setting (feed, currency, words) VALUES ($1, $2, $3)
     ON CONFLICT (feed) DO UPDATE SET
       currency = CASE WHEN $4 THEN excluded.currency ELSE feed_setting.currency END,
       words = (feed_setting.words - $5::text[]) || excluded.words
     RETURNING currency, words`,
    [
      feed,
      currency ?? null,
      JSON.stringify(Object.fromEntries(words)),
      currency !== undefined,
      forgottenWords,
    ],
  )
  const [stored] = rows
  return {
    currency: stored?.currency ?? undefined,
    words: new Map(Object.entries(stored?.words ?? {})),
  }
}
