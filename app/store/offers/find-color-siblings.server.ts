import type pg from 'pg'
import { type ColorSibling, toColorSibling } from '#app/domain/color-sibling.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { type ProductDocument, parseDocument } from '../document.ts'
import { findIdTrouble } from '../storable-text.ts'

const maxSiblings = 50

/**
 * Finds the available listings of a product in other colors or in a color that is not stated: the
 * retailer's own first, then those in stock.
 */
export async function findColorSiblings(
  db: Pick<pg.ClientBase, 'query'>,
  source: SourceLetter,
  id: string,
): Promise<ColorSibling[]> {
  if (findIdTrouble(id) !== undefined) return []
  const { rows } = await db.query<{ document: ProductDocument; elsewhere: boolean }>(
    `SELECT other.document, other.retailer <> requested.retailer AS elsewhere
     FROM product AS requested
       JOIN offer_match AS own ON own.product_number = requested.number
       JOIN offer_match AS sibling ON sibling.color_group = own.color_group
         AND sibling.product_number <> own.product_number
         AND (own.group_number IS NULL OR sibling.group_number IS DISTINCT FROM own.group_number)
       JOIN product AS other ON other.number = sibling.product_number
     WHERE requested.source = $1 AND requested.id = $2 AND other.gone_since IS NULL
     ORDER BY elsewhere, other.in_stock DESC, other.number LIMIT $3`,
    [source, id, maxSiblings],
  )
  return rows.map(({ document, elsewhere }) => toColorSibling(parseDocument(document), elsewhere))
}
