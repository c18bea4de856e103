import { createHash } from 'node:crypto'
import type pg from 'pg'

export type LinkPurpose = 'verify-email' | 'change-email' | 'reset-password'

/** A link in an email. */
export interface IssuedLink {
  userId: string
  purpose: LinkPurpose
  /** The address that the link was mailed to. */
  email: string
  /** True if the link was used before; only a link that confirms an address remains known then. */
  isUsed: boolean
  /** A hash of the key of the browser that asked for the link. */
  browserHash: string | null
}

export type LinkFault = { fault: 'invalid-link' | 'expired-link' }

/** How long the links in account emails work. */
export const linkSeconds = 60 * 60

/**
 * The links in account emails, stored as hashes. A link works once, until it expires, a newer one
 * of the same purpose is issued, or the account's password, email or sessions change.
 */
export interface IssuedLinks {
  issue(link: {
    token: string
    purpose: LinkPurpose
    userId: string
    email: string
    browserKey?: string | undefined
  }): Promise<void>
  /** Returns a link of one of these purposes that works, without using it. */
  find(token: string, purposes: readonly LinkPurpose[]): Promise<IssuedLink | LinkFault>
  /**
   * Uses a link up. Of several servers that try at the same time, one succeeds. A link that changes
   * the email or the password also ends the account's other links.
   */
  use(link: IssuedLink, token: string): Promise<boolean>
  /** Ends all links of a user, because what they were issued for has changed. */
  endAll(userId: string): Promise<void>
}

interface Row extends Omit<IssuedLink, 'isUsed'> {
  usedAt: Date | null
  endedAt: Date | null
  isExpired: boolean
}

export function createIssuedLinks(pool: pg.Pool): IssuedLinks {
  return {
    async issue({ token, purpose, userId, email, browserKey }) {
      await pool.query(
        `INSERT INTO issued_link (user_id, purpose, token_hash, email, browser_hash, expires_at)
         VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
         ON CONFLICT (user_id, purpose) DO UPDATE SET token_hash = excluded.token_hash,
           email = excluded.email, browser_hash = excluded.browser_hash, created_at = now(),
           expires_at = excluded.expires_at, used_at = NULL, ended_at = NULL`,
        [
          userId,
          purpose,
          hashKey(token),
          email,
          browserKey === undefined ? null : hashKey(browserKey),
          linkSeconds,
        ],
      )
    },
    async find(token, purposes) {
      const { rows } = await pool.query<Row>(
        `SELECT user_id AS "userId", purpose, email, browser_hash AS "browserHash",
           used_at AS "usedAt", ended_at AS "endedAt", expires_at <= now() AS "isExpired"
         FROM issued_link WHERE token_hash = $1 AND purpose = ANY($2)`,
        [hashKey(token), purposes],
      )
      const [row] = rows
      if (!row || row.endedAt) return { fault: 'invalid-link' }
      const { usedAt, endedAt: _, isExpired, ...link } = row
      if (usedAt) {
        return link.purpose === 'verify-email'
          ? { ...link, isUsed: true }
          : { fault: 'invalid-link' }
      }
      return isExpired ? { fault: 'expired-link' } : { ...link, isUsed: false }
    },
    async use({ purpose, userId }, token) {
      const { rows } = await pool.query<{ isThis: boolean }>(
        `UPDATE issued_link SET
           used_at = CASE WHEN token_hash = $3 THEN now() ELSE used_at END,
           ended_at = CASE WHEN token_hash = $3 THEN NULL ELSE coalesce(ended_at, now()) END
         WHERE user_id = $1 AND (purpose = $2 OR $2 <> 'verify-email')
           AND used_at IS NULL AND ended_at IS NULL
           AND EXISTS (SELECT FROM issued_link AS live
             WHERE live.token_hash = $3 AND live.used_at IS NULL AND live.ended_at IS NULL
               AND live.expires_at > now())
         RETURNING token_hash = $3 AS "isThis"`,
        [userId, purpose, hashKey(token)],
      )
      return rows.some(({ isThis }) => isThis)
    },
    async endAll(userId) {
      await pool.query(
        `UPDATE issued_link SET ended_at = now()
         WHERE user_id = $1 AND ended_at IS NULL AND (used_at IS NULL OR purpose <> 'verify-email')`,
        [userId],
      )
    },
  }
}

/** Returns true if a browser's key is the one that a link was issued to. */
export function isIssuedTo({ browserHash }: IssuedLink, browserKey: string | undefined): boolean {
  return browserKey !== undefined && browserHash === hashKey(browserKey)
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
