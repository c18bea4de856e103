import type pg from 'pg'
import type { BaseLogger } from 'pino'
import type { FindShownRetailer } from '#app/domain/retailer-name.ts'
import type { Mailer } from '../mail/mailer.server.ts'
import { formatAlertMail, type MailSite } from './alert-mail.ts'
import { fetchMailedEvents } from './mailed-events.server.ts'
import { digestKey } from './queue-mails.server.ts'
import type { UnsubscribeTokens } from './unsubscribe-token.ts'

export interface SendOptions {
  pool: pg.Pool
  mailer: Pick<Mailer, 'sendMail'>
  /** The storefronts, keyed by id. */
  sites: ReadonlyMap<string, MailSite>
  tokens: UnsubscribeTokens
  findShownRetailer: FindShownRetailer
  log: Pick<BaseLogger, 'warn'>
}

/**
 * The time after which another server may retry an
 * email, which is longer than the mailer's own timeout.
 */
const leaseSeconds = 120

interface ClaimedMail {
  id: string
  key: string
  userId: string
  storefront: string
  email: string
  attempts: number
}

/**
 * Sends the emails that are due and returns how many were accepted. The delay before a retry
 * starts at one minute and doubles up to six hours. If a server dies after the mail server has
 * accepted an email but before recording it, the email is sent again with the same Message-ID.
 */
export async function sendMails(options: SendOptions, signal?: AbortSignal): Promise<number> {
  let sent = 0
  while (!signal?.aborted) {
    const mail = await claimMail(options.pool)
    if (mail === undefined) return sent
    if (await sendMail(options, mail)) sent += 1
  }
  return sent
}

async function claimMail(pool: pg.Pool): Promise<ClaimedMail | undefined> {
  const { rows } = await pool.query<ClaimedMail>(
    `UPDATE mail_outbox SET attempts = attempts + 1,
       next_attempt_at = now() + make_interval(secs => $1)
     FROM users WHERE users.id = user_id AND mail_outbox.id = (
       SELECT id FROM mail_outbox WHERE settled_at IS NULL AND next_attempt_at <= now()
       ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING mail_outbox.id, mail_key AS key, user_id AS "userId", storefront, email, attempts`,
    [leaseSeconds],
  )
  return rows[0]
}

async function sendMail(
  { pool, mailer, sites, tokens, findShownRetailer, log }: SendOptions,
  { id, key, userId, storefront, email, attempts }: ClaimedMail,
): Promise<boolean> {
  const events = await fetchMailedEvents(pool, id, findShownRetailer)
  const site = sites.get(storefront)
  // There is nothing left to send if, since the events, the alerts or the storefront
  // have been removed, the retailer has been turned off, or nothing is true anymore.
  if (events.length === 0 || !site) {
    await settle(pool, id, 'nothing to report')
    return false
  }
  const mail = formatAlertMail(site, tokens, {
    events,
    userId,
    isDigest: key.startsWith(digestKey),
    messageId: `alert-${id}`,
  })
  try {
    await mailer.sendMail({ to: email, storefront: site.site, ...mail })
  } catch (err) {
    log.warn({ err, mail: id, attempts }, 'an alert email could not be sent; it will be retried')
    await pool.query(
      `UPDATE mail_outbox SET last_error = $2,
         next_attempt_at = now() + least(interval '1 minute' * 2 ^ least($3 - 1, 20), interval '6 hours')
       WHERE id = $1`,
      [id, err instanceof Error ? err.message : String(err), attempts],
    )
    return false
  }
  await settle(pool, id, null)
  return true
}

async function settle(pool: pg.Pool, id: string, reason: string | null): Promise<void> {
  await pool.query('UPDATE mail_outbox SET settled_at = now(), last_error = $2 WHERE id = $1', [
    id,
    reason,
  ])
}
