import type pg from 'pg'
import { type Offer, toOffer } from '#app/domain/offer.ts'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { type ProductDocument, parseDocument } from '../document.ts'

/**
 * Finds each product's cheapest other offer that is in stock and whose link is not in one
 * of the `avoidedStates`, keyed by `formatProductKey`. Products without such an offer are
 * left out. A single query finds all replacements, because a page may need a hundred.
 */
export async function findReplacements(
  db: Pick<pg.ClientBase, 'query'>,
  keys: readonly ProductKey[],
  avoidedStates: readonly string[],
): Promise<Map<string, Offer>> {
  const { rows } = await db.query<ReplacementRow>(
    `SELECT requested.source, requested.id, best.document
     FROM unnest($1::text[], $2::text[]) AS given (source, id)
       JOIN product AS requested ON requested.source = given.source AND requested.id = given.id
       JOIN offer_match AS own ON own.product_number = requested.number
       CROSS JOIN LATERAL (
         SELECT other.document
         FROM offer_match AS joined
           JOIN product AS other ON other.number = joined.product_number
           LEFT JOIN link_health AS health
             ON health.source = other.source AND health.product_id = other.id
         WHERE joined.group_number = own.group_number AND other.number <> requested.number
           AND other.gone_since IS NULL AND other.in_stock
           AND (health.state IS NULL OR NOT health.state = ANY ($3))
         ORDER BY other.usd_cents, other.number LIMIT 1
       ) AS best`,
    [keys.map(({ source }) => source), keys.map(({ id }) => id), avoidedStates],
  )
  return new Map(
    rows.map(({ document, ...key }) => [formatProductKey(key), toOffer(parseDocument(document))]),
  )
}

interface ReplacementRow {
  source: SourceLetter
  id: string
  document: ProductDocument
}
