import type pg from 'pg'
import type { SearchesList, SearchesQuery } from './searches-query.ts'

/** A search query with its totals. */
export interface SearchRow {
  query: string
  searches: number
  clicks: number
  /** The number of products that the latest search found. */
  results: number
}

/** After fewer searches than this, the lack of a click means little. */
const fewSearches = 3

const conditions: Readonly<Record<SearchesList, string>> = {
  asked: 'searches > 0',
  nothing: 'searches > 0 AND results = 0',
  unclicked: `searches >= ${fewSearches} AND results > 0 AND clicks = 0`,
}

const maxInteger = 0x7fffffff

/**
 * Fetches one of the lists of searches, most frequent first. Packs each day
 * and its number of results into one integer, so that the maximum contains
 * the latest number; comparing pairs or sorting days takes twice as long.
 */
export async function fetchSearches(
  pool: Pick<pg.Pool, 'query'>,
  { list, days, storefront }: SearchesQuery,
  { limit, today = new Date() }: { limit: number; today?: Date },
): Promise<SearchRow[]> {
  const { rows } = await pool.query<SearchRow>(
    `WITH total AS (
       SELECT query, sum(searches)::int AS searches, sum(clicks)::int AS clicks,
         (max((day - date 'epoch')::bigint << 32 | results) & ${maxInteger})::int AS results
       FROM search_count
       WHERE day > $1::date - $2::int AND ($3::text IS NULL OR storefront = $3) GROUP BY query
     )
     SELECT query, searches, clicks, results FROM total WHERE ${conditions[list]}
     ORDER BY searches DESC, query LIMIT $4`,
    [today.toISOString().slice(0, 10), days, storefront ?? null, limit],
  )
  return rows
}
