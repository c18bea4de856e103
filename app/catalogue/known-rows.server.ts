import type pg from 'pg'
import type { SourceLetter } from '#app/domain/source.ts'
import type { PriceMove } from './plausibility.ts'
import type { ProductRow } from './product-row.ts'

/** What the table has of a product that comes again. */
export interface KnownRow {
  number: number
  /** 32 hexadecimal digits. */
  contentHash: string
  /** The same, of the record it was made from; null where nobody told. */
  print: string | null
  usdCents: number
  hasPicture: boolean
  isGone: boolean
}

export type KnownRows = ReadonlyMap<string, KnownRow>

type KnownTuple = [string, number, string, string | null, number, boolean, boolean]

/** By id. To write by them, ask within the write transaction. */
export async function fetchKnownRows(
  db: Pick<pg.ClientBase, 'query'>,
  source: SourceLetter,
  ids: readonly string[],
): Promise<KnownRows> {
  if (ids.length === 0) return new Map()
  // By ids alone, which one index answers: joined with the prints, a table that was never analysed is read whole.
  const { rows } = await db.query<KnownTuple>({
    name: 'known-rows',
    text: `SELECT id, number, replace(content_hash::text, '-', ''), replace(print::text, '-', ''), usd_cents,
             has_picture, gone_since IS NOT NULL
           FROM product WHERE source = $1 AND id = ANY($2)`,
    values: [source, ids],
    rowMode: 'array',
  })
  return new Map(
    rows.map(([id, number, contentHash, print, usdCents, hasPicture, isGone]) => [
      id,
      { number, contentHash, print, usdCents, hasPicture, isGone },
    ]),
  )
}

/** What those of the rows that are on offer already cost so far, and are to cost. */
export function toPriceMoves(rows: readonly ProductRow[], known: KnownRows): PriceMove[] {
  return rows.flatMap(row => {
    const before = known.get(row.id)
    return before === undefined || before.isGone ? [] : [{ before: before.usdCents, now: row.usd_cents }]
  })
}
