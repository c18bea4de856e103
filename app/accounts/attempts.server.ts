import { createHash } from 'node:crypto'
import type pg from 'pg'

/**
 * The maximum number of attempts per window. Further
 * attempts are refused until the time window ends.
 */
export interface AttemptLimit {
  max: number
  windowSeconds: number
}

const minute = 60

/**
 * Limits guesses at one account per network, so the owner,
 * who is on a different network, is not locked out.
 */
export const guessLimit: AttemptLimit = { max: 10, windowSeconds: 15 * minute }
/** Limits guesses per network, across all accounts. */
export const networkGuessLimit: AttemptLimit = { max: 100, windowSeconds: 15 * minute }
/** Limits how many emails to one address a network can request. */
export const mailLimit: AttemptLimit = { max: 5, windowSeconds: 60 * minute }
export const networkMailLimit: AttemptLimit = { max: 30, windowSeconds: 60 * minute }

/** Counts attempts across all servers. */
export interface Attempts {
  /** Counts one attempt for each key; returns false if any of them has exceeded its limit. */
  take(keys: readonly { key: string; limit: AttemptLimit }[]): Promise<boolean>
  /** Resets a key's count after a success. */
  forget(key: string): Promise<void>
}

/** Rows of past windows are deleted once per this many attempts. */
const pruneEvery = 500

export function createAttempts(pool: pg.Pool): Attempts {
  let taken = 0
  return {
    async take(keys) {
      const counts = await Promise.all(keys.map(({ key, limit }) => count(pool, key, limit)))
      taken += 1
      if (taken % pruneEvery === 0)
        await pool.query('DELETE FROM attempts WHERE window_ends_at < now()')
      return keys.every(({ limit }, index) => (counts[index] ?? 0) <= limit.max)
    },
    async forget(key) {
      await pool.query('DELETE FROM attempts WHERE key = $1', [hashKey(key)])
    },
  }
}

async function count(pool: pg.Pool, key: string, limit: AttemptLimit): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `INSERT INTO attempts (key, count, window_ends_at)
     VALUES ($1, 1, now() + make_interval(secs => $2))
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN attempts.window_ends_at < now() THEN 1 ELSE attempts.count + 1 END,
       window_ends_at = CASE WHEN attempts.window_ends_at < now()
         THEN excluded.window_ends_at ELSE attempts.window_ends_at END
     RETURNING count`,
    [hashKey(key), limit.windowSeconds],
  )
  return rows[0]?.count ?? 0
}

/** Keys are hashed to a fixed length, so the table does not contain email addresses. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/**
 * Returns the network of an address: an IPv4 address itself, but only the first 64
 * bits of an IPv6 address, because a subscriber can choose the other bits freely.
 *
 *     192.0.2.1               → 192.0.2.1
 *     2001:db8::1             → 2001:db8:0:0
 *     2001:db8:1:2:3:4:5:6    → 2001:db8:1:2
 */
export function toNetwork(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? 8 - front.length - back.length : 0
  const groups = [...front, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...back]
  return groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
