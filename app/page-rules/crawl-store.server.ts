import type pg from 'pg'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import type { Violation } from './crawl-site.ts'

/** The latest crawl of one storefront. */
export interface StoredCrawl {
  storefront: string
  endedAt: Date
  pages: number
  /** The reason why the crawl was not completed. */
  error?: string | undefined
  violations: Violation[]
}

/** A month of daily crawls, so that operators can see how long a page has been failing. */
const storedCrawls = 30

/** Stores a finished crawl and deletes the storefront's oldest ones. */
export async function saveCrawl(
  pool: pg.Pool,
  { startedAt, ...crawl }: Omit<StoredCrawl, 'endedAt'> & { startedAt: Date },
): Promise<void> {
  const { storefront, pages, error = null, violations } = crawl
  await inTransaction(pool, async client => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO page_crawl (storefront, started_at, pages, error) VALUES ($1, $2, $3, $4)
       RETURNING id`,
      [storefront, startedAt, pages, error],
    )
    await client.query(
      `INSERT INTO page_violation (crawl_id, rule, path, fault)
       SELECT $1, rule, path, fault
       FROM json_to_recordset($2::json) AS found (rule text, path text, fault text)`,
      [rows[0]?.id, JSON.stringify(violations)],
    )
    await client.query(
      `DELETE FROM page_crawl WHERE storefront = $1 AND id NOT IN (
         SELECT id FROM page_crawl WHERE storefront = $1 ORDER BY id DESC LIMIT $2)`,
      [storefront, storedCrawls],
    )
  })
}

/** Fetches the latest crawl of every storefront that has been crawled. */
export async function fetchLatestCrawls(pool: Pick<pg.Pool, 'query'>): Promise<StoredCrawl[]> {
  const { rows } = await pool.query<StoredCrawl & { error: string | null }>(
    `SELECT DISTINCT ON (storefront) storefront, ended_at AS "endedAt", pages, error,
       coalesce((SELECT json_agg(json_build_object('rule', rule, 'path', path, 'fault', fault)
                                 ORDER BY rule, path, fault)
                 FROM page_violation WHERE crawl_id = page_crawl.id), '[]') AS violations
     FROM page_crawl ORDER BY storefront, id DESC`,
  )
  return rows.map(({ error, ...crawl }) => ({ ...crawl, ...(error === null ? {} : { error }) }))
}
