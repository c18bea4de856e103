import type pg from 'pg'
import { parseWornSize, type WornSize } from '#app/domain/worn-sizes.ts'

/** The sizes that shoppers wear. */
export interface WornSizeStore {
  list(userId: string): Promise<WornSize[]>
  /** Replaces all sizes of the user. */
  replace(userId: string, sizes: readonly WornSize[]): Promise<void>
}

export function createWornSizeStore(pool: pg.Pool): WornSizeStore {
  return {
    list: async userId => (await fetchWornSizes(pool, [userId])).get(userId) ?? [],
    async replace(userId, sizes) {
      await pool.query(
        `WITH worn AS (
           SELECT * FROM json_to_recordset($2) AS chosen (kind text, size text)),
         removed AS (
           DELETE FROM worn_size WHERE user_id = $1 AND (kind, size) NOT IN (SELECT * FROM worn))
         INSERT INTO worn_size (user_id, kind, size) SELECT $1, kind, size FROM worn
         ON CONFLICT DO NOTHING`,
        [userId, JSON.stringify(sizes)],
      )
    },
  }
}

/** Fetches each user's sizes. Users who have chosen no sizes are absent. */
export async function fetchWornSizes(
  db: Pick<pg.ClientBase, 'query'>,
  userIds: readonly string[],
): Promise<Map<string, WornSize[]>> {
  const { rows } = await db.query<{ userId: string; kind: string; size: string }>(
    'SELECT user_id AS "userId", kind, size FROM worn_size WHERE user_id = ANY($1) ORDER BY size',
    [userIds],
  )
  const worn = new Map<string, WornSize[]>()
  for (const { userId, kind, size } of rows) {
    // Another version of the application may have stored sizes that this one does not offer.
    const known = parseWornSize(`${kind} ${size}`)
    if (known) worn.set(userId, [...(worn.get(userId) ?? []), known])
  }
  return worn
}
