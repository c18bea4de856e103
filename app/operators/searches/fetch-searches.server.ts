import type pg from 'pg'
import type { SearchesList, SearchesQuery } from '#app/domain/searches-query.ts'

/** A search text with its totals. */
export interface SearchRow {
  query: string
  searches: number
  clicks: number
  /** The number of products that the latest search found. */
  results: number
}

/** With fewer searches, the lack of a click means little. */
const fewSearches = 3

const conditions: Readonly<Record<SearchesList, string>> = {
  asked: 'searches > 0',
  nothing: 'searches > 0 AND results = 0',
  unclicked: `searches >= ${fewSearches} AND results > 0 AND clicks = 0`,
}

/**
 * The searches of a list, most frequent first. The greatest pair of day and results
 * is the latest; finding it is several times faster than sorting each text's days.
 */
export async function fetchSearches(
  pool: Pick<pg.Pool, 'query'>,
  { list, days, storefront }: SearchesQuery,
  { limit, today = new Date() }: { limit: number; today?: Date },
): Promise<SearchRow[]> {
  const { rows } = await pool.query<SearchRow>(
    `WITH total AS (
       SELECT query, sum(searches)::int AS searches, sum(clicks)::int AS clicks,
         (max(ARRAY[day - date 'epoch', results]) FILTER (WHERE results IS NOT NULL))[2] AS results
       FROM search_count
       WHERE day > $1::date - $2::int AND ($3::text IS NULL OR storefront = $3) GROUP BY query
     )
     SELECT query, searches, clicks, results FROM total WHERE ${conditions[list]}
     ORDER BY searches DESC, query LIMIT $4`,
    [today.toISOString().slice(0, 10), days, storefront ?? null, limit],
  )
  return rows
}
