import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { AlertEvent } from '../alerts/alert.ts'

/** The maximum number of searches per shopper, which is more than anyone would save. */
const maxSearches = 100
const feedLength = 50

/** A list that a shopper has saved as a search. */
export interface SavedSearch {
  id: string
  title: string
  category?: string
  /** The query string of the list. */
  query: string
  /** The secret part of its feed URLs. */
  feedToken: string
}

export interface SearchFeed {
  search: SavedSearch
  storefront: string
  /** The matches, newest first. */
  events: AlertEvent[]
}

/**
 * The saved searches of shoppers. Every method except
 * `findFeed` is limited to the searches of one user.
 */
export interface SearchStore {
  /**
   * Saves a list; has no effect if it is already saved.
   * Returns false if the shopper has too many searches.
   */
  save(
    userId: string,
    storefront: string,
    search: Pick<SavedSearch, 'title' | 'category' | 'query'>,
  ): Promise<boolean>
  /** Returns the user's saved searches, newest first. */
  list(userId: string): Promise<SavedSearch[]>
  remove(userId: string, searchId: string): Promise<void>
  /** Gives the feeds a new URL; the old one stops working. */
  renewFeed(userId: string, searchId: string): Promise<void>
  /** Finds a feed by its token, which is the only credential. */
  findFeed(feedToken: string): Promise<SearchFeed | undefined>
}

interface SearchRow extends Omit<SavedSearch, 'category'> {
  category: string | null
  storefront: string
}

const columns = 'id, title, category, query, feed_token AS "feedToken", storefront'

export function createSearchStore(pool: pg.Pool): SearchStore {
  return {
    async save(userId, storefront, { title, category, query }) {
      const { rows } = await pool.query<{ isSaved: boolean }>(
        `WITH saved AS (
           INSERT INTO saved_search (user_id, storefront, title, category, query, feed_token)
           SELECT $1, $2, $3, $4, $5, $6
           WHERE (SELECT count(*) FROM saved_search WHERE user_id = $1) < $7
           ON CONFLICT (user_id, category, query) DO NOTHING RETURNING id)
         SELECT EXISTS (SELECT FROM saved) OR EXISTS (
           SELECT FROM saved_search WHERE user_id = $1 AND query = $5
             AND category IS NOT DISTINCT FROM $4) AS "isSaved"`,
        [userId, storefront, title, category ?? null, query, createFeedToken(), maxSearches],
      )
      return rows[0]?.isSaved ?? false
    },
    async list(userId) {
      const { rows } = await pool.query<SearchRow>(
        `SELECT ${columns} FROM saved_search WHERE user_id = $1 ORDER BY created_at DESC, id`,
        [userId],
      )
      return rows.map(toSearch)
    },
    async remove(userId, searchId) {
      await pool.query('DELETE FROM saved_search WHERE user_id = $1 AND id = $2', [
        userId,
        searchId,
      ])
    },
    async renewFeed(userId, searchId) {
      await pool.query('UPDATE saved_search SET feed_token = $3 WHERE user_id = $1 AND id = $2', [
        userId,
        searchId,
        createFeedToken(),
      ])
    },
    async findFeed(feedToken) {
      const { rows } = await pool.query<SearchRow>(
        `SELECT ${columns} FROM saved_search WHERE feed_token = $1`,
        [feedToken],
      )
      const [row] = rows
      if (!row) return undefined
      return {
        search: toSearch(row),
        storefront: row.storefront,
        events: await fetchEvents(pool, row.id),
      }
    },
  }
}

/** Creates a token of 192 random bits, which cannot be guessed. */
function createFeedToken(): string {
  return randomBytes(24).toString('base64url')
}

function toSearch({ id, title, category, query, feedToken }: SearchRow): SavedSearch {
  return { id, title, query, feedToken, ...(category === null ? {} : { category }) }
}

async function fetchEvents(pool: pg.Pool, searchId: string): Promise<AlertEvent[]> {
  const { rows } = await pool.query<AlertEvent & { beforeCents: number | null }>(
    `SELECT id, kind, title, retailer, path, before_cents AS "beforeCents", cents,
       happened_at AS "happenedAt"
     FROM alert_event WHERE search_id = $1 ORDER BY id DESC LIMIT $2`,
    [searchId, feedLength],
  )
  return rows.map(({ beforeCents, ...event }) => ({
    ...event,
    ...(beforeCents === null ? {} : { beforeCents }),
  }))
}
