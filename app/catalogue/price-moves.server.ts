import type pg from 'pg'
import type { SourceLetter } from '#app/domain/source.ts'
import type { PriceMove } from './plausibility.ts'
import type { ProductRow } from './product-row.ts'

/** What those of the rows that are on offer already cost so far, and are to cost. */
export async function fetchPriceMoves(
  client: pg.ClientBase,
  source: SourceLetter,
  rows: readonly ProductRow[],
): Promise<PriceMove[]> {
  const { rows: known } = await client.query<[string, number]>({
    text: 'SELECT id, usd_cents FROM product WHERE source = $1 AND id = ANY($2) AND gone_since IS NULL',
    values: [source, rows.map(row => row.id)],
    rowMode: 'array',
  })
  const before = new Map(known)
  return rows.flatMap(row => {
    const cents = before.get(row.id)
    return cents === undefined ? [] : [{ before: cents, now: row.usd_cents }]
  })
}
