import type pg from 'pg'
import type { DiscountCheck } from '#app/domain/discount-check.ts'
import { toLinkWarning } from '#app/domain/link-warning.ts'
import { compareOffers, type Offer, toOffer } from '#app/domain/offer.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { type ProductDocument, parseDocument } from '../document.ts'
import { joinLinkFinding, linkStateColumn } from '../link-finding.ts'
import { findIdTrouble } from '../storable-text.ts'

/**
 * The maximum number of offers. A larger group is a
 * mistake, and shoppers would not read such a long list.
 */
const maxOffers = 100

/**
 * Finds all available offers in a product's group,
 * including its own; returns none if it has no group.
 */
export async function findOffers(
  db: Pick<pg.ClientBase, 'query'>,
  source: SourceLetter,
  id: string,
): Promise<Offer[]> {
  if (findIdTrouble(id) !== undefined) return []
  const { rows } = await db.query<OfferRow>(
    `SELECT other.document, other.discount_check AS "check", ${linkStateColumn}
     FROM product AS requested
       JOIN offer_match AS own ON own.product_number = requested.number
       JOIN offer_match AS joined ON joined.group_number = own.group_number
       JOIN product AS other ON other.number = joined.product_number
       ${joinLinkFinding('other')}
     WHERE requested.source = $1 AND requested.id = $2 AND other.gone_since IS NULL
     ORDER BY other.in_stock DESC, other.usd_cents, other.number LIMIT $3`,
    [source, id, maxOffers],
  )
  return rows.map(readOffer).sort(compareOffers)
}

interface OfferRow {
  document: ProductDocument
  check: DiscountCheck | null
  linkState: string | null
}

function readOffer({ document, check, linkState }: OfferRow): Offer {
  const product = parseDocument(document)
  const linkWarning = toLinkWarning(linkState)
  return {
    ...toOffer({ ...product, ...(check === null ? {} : { discountCheck: check }) }),
    ...(product.sizes.length > 0
      ? { sizes: product.sizes.map(({ name }) => name.toUpperCase()) }
      : {}),
    ...(linkWarning ? { linkWarning } : {}),
  }
}
