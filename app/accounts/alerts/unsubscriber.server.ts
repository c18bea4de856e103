import type pg from 'pg'
import { createProfileStore } from '../profiles/profile-store.server.ts'
import type { UnsubscribeTokens, Unsubscription } from './unsubscribe-token.ts'

/** Unsubscribes shoppers with a token from one of their emails, without signing in. */
export interface Unsubscriber {
  /** Returns the scope of a token; undefined for a token that we did not sign. */
  parse(token: string): Unsubscription | undefined
  /** Deletes one alert, or stops all email to a user. Has no effect when repeated. */
  end(what: Unsubscription): Promise<void>
}

export function createUnsubscriber(pool: pg.Pool, { parse }: UnsubscribeTokens): Unsubscriber {
  return {
    parse,
    async end({ kind, id }) {
      if (kind === 'alert') {
        await pool.query('DELETE FROM alert WHERE id = $1', [id])
        return
      }
      await createProfileStore(pool).change(id, { delivery: 'none' })
    },
  }
}
