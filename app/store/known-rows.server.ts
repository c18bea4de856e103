import type pg from 'pg'
import type { SourceLetter } from '#app/domain/source.ts'

/** The stored state of a product that its source has sent again. */
export interface KnownRow {
  number: number
  /** 32 hexadecimal digits. */
  contentHash: string
  /**
   * The fingerprint of the record that the product was made from; null if its source has no
   * fingerprints, or for a trending product without a category. It is normalized every time,
   * because a sibling that has one may have been added.
   */
  fingerprint: string | null
  usdCents: number
  hasPicture: boolean
  isGone: boolean
}

export type KnownRows = ReadonlyMap<string, KnownRow>

type KnownTuple = [string, number, string, string | null, number, boolean, boolean]

/** Fetches rows by id. If writing depends on the result, call it inside the write transaction. */
export async function fetchKnownRows(
  db: Pick<pg.ClientBase, 'query'>,
  source: SourceLetter,
  ids: readonly string[],
): Promise<KnownRows> {
  if (ids.length === 0) return new Map()
  // Selects by source and id alone, so that a single index is enough. If the query
  // joined the fingerprints, PostgreSQL would scan a table that has never been analyzed.
  const { rows } = await db.query<KnownTuple>({
    name: 'known-rows',
    text: `SELECT id, number, replace(content_hash::text, '-', ''),
             CASE WHEN category_id IS NULL AND trend_rank IS NOT NULL THEN NULL
               ELSE replace(fingerprint::text, '-', '') END,
             usd_cents, has_picture, gone_since IS NOT NULL
           FROM product WHERE source = $1 AND id = ANY($2)`,
    values: [source, ids],
    rowMode: 'array',
  })
  return new Map(
    rows.map(([id, number, contentHash, fingerprint, usdCents, hasPicture, isGone]) => [
      id,
      { number, contentHash, fingerprint, usdCents, hasPicture, isGone },
    ]),
  )
}
