import type pg from 'pg'
import type { OfferFacts, OfferKeys } from './offer-facts.ts'
import type { PreparedFacts } from './prepare-facts.ts'

export interface StoredFacts
  extends Pick<
    OfferFacts & OfferKeys,
    'brand' | 'model' | 'nameKey' | 'mpnKey' | 'colorKey' | 'gtins'
  > {
  /** The JSON as stored, for comparison with the new facts. */
  text: string
  group: number | undefined
  card: number | undefined
}

type StoredRow = [number, OfferFacts & OfferKeys, string, number | null, number | null]

export async function fetchStoredFacts(
  client: pg.ClientBase,
  numbers: number[],
): Promise<Map<number, StoredFacts>> {
  const { rows } = await client.query<StoredRow>({
    text: `SELECT product_number, facts, facts::text, group_number, card_number FROM offer_match
           WHERE product_number = ANY($1)`,
    values: [numbers],
    rowMode: 'array',
  })
  return new Map(
    rows.map(([number, facts, text, group, card]) => [
      number,
      { ...facts, text, group: group ?? undefined, card: card ?? undefined },
    ]),
  )
}

export async function writeFacts(
  client: pg.ClientBase,
  { numbers, absent, offers, words, gtins }: PreparedFacts,
): Promise<void> {
  // The deletion cascades to the GTINs, words and candidates of products that are no offers anymore.
  await client.query('DELETE FROM offer_match WHERE product_number = ANY($1)', [absent])
  for (const table of ['offer_gtin', 'offer_word'])
    await client.query(`DELETE FROM ${table} WHERE product_number = ANY($1)`, [numbers])
  await client.query(
    `INSERT INTO offer_match (product_number, name_key, near_key, mpn_key, color_key, facts)
     SELECT number, name_key, near_key, mpn_key, color_key, facts
     FROM json_to_recordset($1::json) AS moved (
       number integer, name_key uuid, near_key uuid, mpn_key uuid, color_key uuid, facts json
     )
     ON CONFLICT (product_number) DO UPDATE SET name_key = excluded.name_key,
       near_key = excluded.near_key, mpn_key = excluded.mpn_key, color_key = excluded.color_key,
       facts = excluded.facts`,
    [offers],
  )
  await client.query(
    `INSERT INTO offer_word (product_number, brand, word, name_key)
     SELECT number, brand, word, name_key FROM json_to_recordset($1::json)
       AS moved (number integer, brand text, word text, name_key uuid)`,
    [words],
  )
  await client.query(
    `INSERT INTO offer_gtin (gtin, product_number)
     SELECT gtin, number FROM json_to_recordset($1::json) AS moved (gtin text, number integer)`,
    [gtins],
  )
}
