import type pg from 'pg'
import type { AvailabilityWords } from '#app/vocabulary/availability.ts'

/** What operators know about a feed that its files do not say. */
export interface FeedSettings {
  /** The currency of prices that state none. */
  currency: string | undefined
  /** The language of names and paths, as a code of two letters. */
  language: string | undefined
  /** The node of our tree for products that nothing else places. */
  usualCategory: string | undefined
  words: AvailabilityWords
}

/** Settings to store, with what no longer applies. */
export interface FeedSettingsChange {
  /** Null removes the stored currency. */
  currency?: string | null | undefined
  /** Null removes the stored language, and so on. */
  language?: string | null | undefined
  usualCategory?: string | null | undefined
  words: AvailabilityWords
  /** The keys of words to remove. */
  forgottenWords: readonly string[]
}

interface StoredSettings {
  currency: string | null
  language: string | null
  usual_category: string | null
  words: Record<string, boolean>
}

/**
 * Changes the settings stored for the feed, and returns them
 * all. What the change does not name stays as it is.
 */
export async function saveFeedSettings(
  db: Pick<pg.Pool, 'query'>,
  feed: string,
  { currency, language, usualCategory, words, forgottenWords }: FeedSettingsChange,
): Promise<FeedSettings> {
  const { rows } = await db.query<StoredSettings>(
    `INSERT INTO feed_setting (feed, currency, words, language, usual_category)
     VALUES ($1, $2, $3, $6, $7)
     ON CONFLICT (feed) DO UPDATE SET
       currency = CASE WHEN $4 THEN excluded.currency ELSE feed_setting.currency END,
       language = CASE WHEN $8 THEN excluded.language ELSE feed_setting.language END,
       usual_category =
         CASE WHEN $9 THEN excluded.usual_category ELSE feed_setting.usual_category END,
       words = (feed_setting.words - $5::text[]) || excluded.words
     RETURNING currency, words, language, usual_category`,
    [
      feed,
      currency ?? null,
      JSON.stringify(Object.fromEntries(words)),
      currency !== undefined,
      forgottenWords,
      language ?? null,
      usualCategory ?? null,
      language !== undefined,
      usualCategory !== undefined,
    ],
  )
  const [stored] = rows
  return {
    currency: stored?.currency ?? undefined,
    language: stored?.language ?? undefined,
    usualCategory: stored?.usual_category ?? undefined,
    words: new Map(Object.entries(stored?.words ?? {})),
  }
}
