import type pg from 'pg'

export interface MatchedRow {
  number: number
  /** The source and the id, like 's 123'. */
  key: string
  /** Null for an offer without a group. */
  group: number | null
  name: string
  gtins: string[]
}

/** Fetches every offer that was matched, with the fields that identify its product. */
export async function fetchMatchedOffers(db: Pick<pg.ClientBase, 'query'>): Promise<MatchedRow[]> {
  const { rows } = await db.query<MatchedRow>(
    `SELECT number, source || ' ' || id AS key, offer_match.group_number AS "group",
       document->>'name' AS name, facts->'gtins' AS gtins
     FROM product JOIN offer_match ON number = product_number ORDER BY number`,
  )
  return rows
}
