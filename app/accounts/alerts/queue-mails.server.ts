import type pg from 'pg'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { getLastDigestTime } from './digest-time.ts'

/** The prefix of a digest's email key. */
export const digestKey = 'digest '
const alertsKey = 'alerts '

/**
 * The most emails about alerts that a shopper gets within 24
 * hours, besides the digest. Further events wait for the digest.
 */
export const maxMailsPerDay = 5

/** A sync changes products for minutes, and what it finds in that time fits in one email. */
export const minutesBetweenMails = 5

/** Any number that no other advisory lock of the product uses. */
const queueLock = 7_100_020

/**
 * Combines the pending events of each shopper who wants emails at once into one email, and
 * returns how many emails were queued. Any server may call this at any time.
 */
export function queueAlertMails(pool: pg.Pool, now = new Date()): Promise<number> {
  const waiting = `
    SELECT alert_event.* FROM alert_event LEFT JOIN profiles ON uid = user_id
    WHERE mail_id IS NULL AND search_id IS NULL AND happened_at > $1::timestamptz - interval '3 days'
      AND coalesce(document ->> 'delivery', 'each') = 'each'`
  return queueMails(pool, async client => {
    const { rows } = await client.query<QueuedMail>(
      `INSERT INTO mail_outbox (mail_key, user_id, storefront, created_at)
       SELECT $2::text || min(event.id), user_id, (array_agg(storefront ORDER BY event.id DESC))[1], $1::timestamptz
       FROM (${waiting}) AS event
       WHERE (SELECT count(*) < $3 AND coalesce(max(created_at)
             <= $1::timestamptz - make_interval(mins => $4), true)
           FROM mail_outbox AS earlier WHERE earlier.user_id = event.user_id
             AND starts_with(mail_key, $2) AND created_at > $1::timestamptz - interval '24 hours')
       GROUP BY user_id
       ON CONFLICT (mail_key) DO NOTHING RETURNING id, user_id AS "userId"`,
      [now, alertsKey, maxMailsPerDay, minutesBetweenMails],
    )
    for (const { id, userId } of rows)
      await client.query(
        `UPDATE alert_event SET mail_id = $2
         WHERE id IN (SELECT id FROM (${waiting}) AS event WHERE user_id = $3)`,
        [now, id, userId],
      )
    return rows.length
  })
}

/**
 * Combines the pending events into one email per shopper and day, and returns how many emails
 * were queued. Any server may call this at any time, because the email's key prevents duplicates.
 * Includes only events from before the digest hour; later ones go into the next digest.
 */
export function queueDigests(pool: pg.Pool, now = new Date()): Promise<number> {
  const due = getLastDigestTime(now)
  const waiting = `
    SELECT alert_event.* FROM alert_event LEFT JOIN profiles ON uid = user_id
    WHERE mail_id IS NULL AND happened_at < $1 AND happened_at > $1 - interval '3 days'
      AND document ->> 'delivery' IS DISTINCT FROM 'none'`
  return queueMails(pool, async client => {
    const { rows } = await client.query<QueuedMail>(
      `INSERT INTO mail_outbox (mail_key, user_id, storefront)
       SELECT $3 || user_id || ' ' || $2, user_id,
         (array_agg(storefront ORDER BY event.id DESC))[1]
       FROM (${waiting}) AS event GROUP BY user_id
       ON CONFLICT (mail_key) DO NOTHING RETURNING id, user_id AS "userId"`,
      [due, due.toISOString().slice(0, 10), digestKey],
    )
    for (const { id, userId } of rows) {
      await client.query(
        `UPDATE alert_event SET mail_id = $2
         WHERE id IN (SELECT id FROM (${waiting}) AS event WHERE user_id = $3)`,
        [due, id, userId],
      )
      await client.query(
        `UPDATE search_tally SET mail_id = $2 FROM saved_search
         WHERE saved_search.id = search_id AND user_id = $3
           AND search_tally.mail_id IS NULL AND digest_at <= $1`,
        [due, id, userId],
      )
    }
    return rows.length
  })
}

interface QueuedMail {
  id: string
  userId: string
}

/** Runs on one server at a time; queues nothing while another server does. */
function queueMails(
  pool: pg.Pool,
  queue: (client: pg.ClientBase) => Promise<number>,
): Promise<number> {
  return inTransaction(pool, async client => {
    const { rows } = await client.query<{ isFree: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1) AS "isFree"',
      [queueLock],
    )
    return rows[0]?.isFree ? queue(client) : 0
  })
}
