import type pg from 'pg'
import { z } from 'zod'
import { deliveries } from '#app/domain/delivery.ts'

/** The preferences of shoppers: one document per user. */
const profile = z.object({
  /** Values that this version of the application does not support count as unset. */
  delivery: z.enum(deliveries).catch('each'),
})
export type Profile = z.output<typeof profile>

/** A database trigger announces every change to the user's open tabs. */
export interface ProfileStore {
  get(uid: string): Promise<Profile>
  /** Changes only the given fields. Has no effect if there is no such user. */
  change(uid: string, fields: Partial<Profile>): Promise<void>
}

export function createProfileStore(pool: pg.Pool): ProfileStore {
  return {
    async get(uid) {
      const { rows } = await pool.query<{ document: unknown }>(
        'SELECT document FROM profiles WHERE uid = $1',
        [uid],
      )
      return profile.parse(rows[0]?.document ?? {})
    },
    async change(uid, fields) {
      await pool.query(
        `INSERT INTO profiles (uid, document) SELECT id, $2 FROM users WHERE id = $1
         ON CONFLICT (uid) DO UPDATE
           SET document = profiles.document || excluded.document, updated_at = now()`,
        [uid, JSON.stringify(fields)],
      )
    },
  }
}
