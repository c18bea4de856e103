import type pg from 'pg'

export interface RejectionGroup {
  /** The reason, one of `rejectionReasons`. */
  reason: string
  records: number
}

export interface RejectedRecord {
  /** The record's position in the table; the next page starts after it. */
  number: string
  /** The record's own id, if it could be read. */
  id: string | undefined
  /** The field that caused the rejection, and its value. */
  detail: string
  /** The record as the source sent it, truncated after 20,000 characters. */
  record: string
}

export const rejectedPageSize = 20

/** Counts a run's rejections by reason. At most a thousand are stored per run. */
export async function fetchRejections(
  db: Pick<pg.Pool, 'query'>,
  run: number,
): Promise<RejectionGroup[]> {
  const { rows } = await db.query<RejectionGroup>(
    `SELECT reason, count(*)::int AS records FROM rejection WHERE run = $1
     GROUP BY reason ORDER BY records DESC, reason`,
    [run],
  )
  return rows
}

export async function fetchRejected(
  db: Pick<pg.Pool, 'query'>,
  run: number,
  reason: string,
  after: string | undefined,
): Promise<RejectedRecord[]> {
  const { rows } = await db.query<RejectedRecord & { id: string | null }>(
    `SELECT number, id, detail, record FROM rejection
     WHERE run = $1 AND reason = $2 AND number > $3 ORDER BY number LIMIT $4`,
    [run, reason, after ?? 0, rejectedPageSize],
  )
  return rows.map(row => ({ ...row, id: row.id ?? undefined }))
}
