import type pg from 'pg'

/** Emails that the mail server has not accepted within an hour. */
export interface StuckMails {
  count: number
  /** The last error of the oldest email; undefined before its first attempt. */
  error: string | undefined
}

export async function fetchStuckMails(db: Pick<pg.Pool, 'query'>, now: Date): Promise<StuckMails> {
  const { rows } = await db.query<{ count: number; errors: string[] | null }>(
    `SELECT count(*)::int AS count,
       array_agg(last_error ORDER BY created_at) FILTER (WHERE last_error IS NOT NULL) AS errors
     FROM mail_outbox WHERE settled_at IS NULL AND created_at < $1::timestamptz - interval '1 hour'`,
    [now],
  )
  const [{ count, errors } = { count: 0, errors: null }] = rows
  return { count, error: errors?.[0] }
}
