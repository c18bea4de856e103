import type pg from 'pg'
import type { SyncScope } from './sync-scope.ts'

/** One rejection reason with its count. */
export interface RejectionCount {
  scope: SyncScope
  /** The reason, one of `rejectionReasons`. */
  reason: string
  records: number
  /** The detail of one of these rejections, as an example. */
  example: string
}

/**
 * Counts the rejections of each scope's last run, most frequent reason first. At most a thousand
 * rejections are stored per run.
 */
export async function fetchRejectionReasons(pool: pg.Pool): Promise<RejectionCount[]> {
  const { rows } = await pool.query<RejectionCount>(
    `WITH last AS (SELECT DISTINCT ON (source) source AS scope, id FROM sync_run ORDER BY source, id DESC)
     SELECT scope, reason, count(*)::int AS records, min(detail) AS example
     FROM last JOIN rejection ON rejection.run = last.id
     GROUP BY scope, reason ORDER BY scope, records DESC, reason`,
  )
  return rows
}
