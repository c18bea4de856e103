import type pg from 'pg'
import { describeCuts } from '#app/domain/describe-cuts.ts'
import { namesSynthetic } from '#app/domain/names-synthetic.ts'
import { getPercentOff } from '#app/domain/price.ts'
import type { FacetedProduct, Gender, Product } from '#app/domain/product.ts'
import { feedColumns } from './product-columns.ts'
import type { ProductWords } from './product-words.ts'

/** A product's data for the search index. */
export interface ProductChange extends FacetedProduct {
  /** The product number. */
  number: number
  /**
   * The sequence number of the change. Sequence numbers only
   * increase, so a reader resumes after the last one it has seen.
   */
  changedAt: number
  /** True if the product is no longer available. The other fields keep their last values. */
  isGone: boolean
  /** The number that all offers of one product share; undefined for an offer without a group. */
  groupNumber: number | undefined
  /**
   * The number that all products on one card share: the offers of a product
   * in all its colors; undefined for a product that is a card of its own.
   */
  cardNumber: number | undefined
  /**
   * The product's category, or if its source states none, that of another offer of the same product, so
   * that lists of the category show the product at its lowest price.
   */
  categoryId: string | undefined
  /** The men's category of a product for women and men. */
  otherCategoryId?: string | undefined
  /** Days since 1970. */
  newnessDay: number
  popularity: number
  words: ProductWords
}

interface ChangeRow
  extends Omit<
    ProductChange,
    | 'changedAt'
    | 'categoryId'
    | 'otherCategoryId'
    | 'trendRank'
    | 'groupNumber'
    | 'cardNumber'
    | 'words'
    | 'verifiedPercent'
  > {
  /** A bigint, which pg returns as a string. */
  changedAt: string
  groupNumber: number | null
  cardNumber: number | null
  categoryId: string | null
  otherCategoryId: string | null
  lentCategoryId: string | null
  lentOtherCategoryId: string | null
  trendRank: number | null
  /** Null for a product of our categories, which state it themselves. */
  gender: Gender | null
  /** Null unless our own price history verifies the sale. */
  verifiedPrices: Pick<Product, 'converted' | 'price' | 'salePrice'> | null
  name: string
  colorWords: string
  materials: string
  description: string
}

/**
 * Fetches up to `limit` changes after `sequence`, in order. A product that changed several times
 * appears once, with its last change.
 */
export async function fetchChanges(
  db: Pick<pg.ClientBase, 'query'>,
  sequence: number,
  limit: number,
): Promise<ProductChange[]> {
  const { rows } = await db.query<ChangeRow>({
    name: 'changes',
    text: `SELECT number, changed_at AS "changedAt", gone_since IS NOT NULL AS "isGone",
             group_number AS "groupNumber",
             coalesce(card_number, group_number) AS "cardNumber", newness_day AS "newnessDay",
             is_on_sale AND discount_check IS DISTINCT FROM 'contradicted' AS "isOnSale",
             CASE WHEN discount_check = 'contradicted' THEN 0 ELSE discount END AS discount,
             CASE WHEN discount_check = 'verified' THEN jsonb_build_object(
               'price', document->'price', 'salePrice', document->'salePrice',
               'converted', document->'converted') END AS "verifiedPrices",
             dropped_cents IS NOT NULL AS "hasDropped",
             CASE WHEN category_id IS NULL THEN document->>'gender' END AS gender,
             lent.category AS "lentCategoryId", lent.other AS "lentOtherCategoryId", ${feedColumns}
           FROM product LEFT JOIN LATERAL (
             SELECT offer.category_id AS category, offer.other_category_id AS other
             FROM offer_match JOIN product offer ON offer.number = offer_match.product_number
             WHERE product.category_id IS NULL
               AND offer_match.group_number = product.group_number AND offer.category_id IS NOT NULL
             ORDER BY offer.number LIMIT 1
           ) lent ON true
           WHERE changed_at > $1 ORDER BY changed_at LIMIT $2`,
    values: [sequence, limit],
  })
  return rows.map(toChange)
}

function toChange({
  name,
  colorWords,
  materials,
  description,
  gender,
  verifiedPrices,
  lentCategoryId,
  lentOtherCategoryId,
  ...row
}: ChangeRow): ProductChange {
  const categoryId = row.categoryId ?? lentCategoryId ?? undefined
  const otherCategoryId = row.otherCategoryId ?? lentOtherCategoryId ?? undefined
  const colors = [colorWords, ...row.colors].join(' ')
  const cuts = describeCuts(row.sizes)
  return {
    ...row,
    changedAt: Number(row.changedAt),
    groupNumber: row.groupNumber ?? undefined,
    cardNumber: row.cardNumber ?? undefined,
    categoryId,
    otherCategoryId,
    trendRank: row.trendRank ?? undefined,
    ...(namesSynthetic(name) ? { hasSyntheticName: true as const } : {}),
    ...(verifiedPrices === null ? {} : { verifiedPercent: getPercentOff(verifiedPrices) }),
    words: {
      ...{ name, brand: row.brand, categoryId, colors, materials, description },
      ...(otherCategoryId === undefined ? {} : { otherCategoryId }),
      ...(cuts === '' ? {} : { cuts }),
      ...(gender === null ? {} : { audience: gender === 'unisex' ? 'women men' : gender }),
    },
  }
}
