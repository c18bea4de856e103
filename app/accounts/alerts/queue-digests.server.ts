import type pg from 'pg'
import { withClient } from '#app/database/with-client.server.ts'

/** The prefix of a digest's email key. */
export const digestKey = 'digest '

/**
 * The hour of the digest in UTC: in summer, this is
 * morning on the US West Coast and afternoon in Europe.
 */
const digestHour = 14

/**
 * Combines the pending events into one email per shopper and day, and returns how many emails
 * were queued. Any server may call this at any time, because the email's key prevents duplicates.
 */
export function queueDigests(pool: pg.Pool, now = new Date()): Promise<number> {
  const due = getLastDigestTime(now)
  const day = due.toISOString().slice(0, 10)
  return withClient(pool, async client => {
    await client.query('BEGIN')
    try {
      const { rows } = await client.query<{ id: string; userId: string }>(
        `INSERT INTO mail_outbox (mail_key, user_id, storefront)
         SELECT $3 || user_id || ' ' || $2, user_id,
           (array_agg(storefront ORDER BY event.id DESC))[1]
         FROM (${waiting}) AS event GROUP BY user_id
         ON CONFLICT (mail_key) DO NOTHING RETURNING id, user_id AS "userId"`,
        [due, day, digestKey],
      )
      for (const { id, userId } of rows)
        await client.query(
          `UPDATE alert_event SET mail_id = $2
           WHERE id IN (SELECT id FROM (${waiting}) AS event WHERE user_id = $3)`,
          [due, id, userId],
        )
      await client.query('COMMIT')
      return rows.length
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined)
      throw error
    }
  })
}

/** Includes only events from before the digest hour; later ones go into the next digest. */
const waiting = `
  SELECT alert_event.* FROM alert_event LEFT JOIN profiles ON uid = user_id
  WHERE mail_id IS NULL AND happened_at < $1 AND happened_at > $1 - interval '3 days'
    AND document ->> 'delivery' IS DISTINCT FROM 'none'
    AND (search_id IS NOT NULL OR document ->> 'delivery' = 'daily')`

function getLastDigestTime(now: Date): Date {
  const time = new Date(now)
  time.setUTCHours(digestHour, 0, 0, 0)
  if (time > now) time.setUTCDate(time.getUTCDate() - 1)
  return time
}
