import type pg from 'pg'
import type { ProductWords } from './index/words/word-door.ts'

/** What the index needs to know of one product. */
export interface ProductChange {
  /** The product's number. */
  number: number
  /** The change's own number: they only grow, and a reader goes on from the last one it has seen. */
  changedAt: number
  /** No longer on offer; the rest is as it last was. */
  isGone: boolean
  /** Offers of one product at several retailers share it; undefined for one that stands alone. */
  groupNumber: number | undefined
  /** Empty when nobody says. */
  brand: string
  retailer: string
  categoryId: string | undefined
  /** Canonical names in lower case. */
  colors: string[]
  sizes: string[]
  isPreOwned: boolean
  isRental: boolean
  usdCents: number
  /** As a card shows it: not for a discount that our own price history contradicts. */
  isOnSale: boolean
  /** Whole percent; 0 for a discount that our own price history contradicts. */
  discount: number
  /** Its price fell, as we saw ourselves, and has not risen since. */
  hasDropped: boolean
  /** Days since 1970. */
  newnessDay: number
  popularity: number
  /** Place in the trending report, 1 the highest. */
  trendRank: number | undefined
  inStock: boolean
  words: ProductWords
}

interface ChangeRow
  extends Omit<ProductChange, 'changedAt' | 'categoryId' | 'trendRank' | 'groupNumber' | 'words'> {
  /** A bigint, which comes as text. */
  changedAt: string
  groupNumber: number | null
  categoryId: string | null
  trendRank: number | null
  name: string
  colorWords: string
  materials: string
  description: string
}

/** The next changes behind `sequence`, in order, at most `limit`: of each product the last one only. */
export async function fetchChanges(
  db: Pick<pg.ClientBase, 'query'>,
  sequence: number,
  limit: number,
): Promise<ProductChange[]> {
  const { rows } = await db.query<ChangeRow>({
    name: 'changes',
    text: `SELECT number, changed_at AS "changedAt", gone_since IS NOT NULL AS "isGone",
             group_number AS "groupNumber", brand, retailer, category_id AS "categoryId", colors, sizes,
             is_pre_owned AS "isPreOwned", is_rental AS "isRental", usd_cents AS "usdCents",
             is_on_sale AND discount_check IS DISTINCT FROM 'contradicted' AS "isOnSale",
             CASE WHEN discount_check = 'contradicted' THEN 0 ELSE discount END AS discount,
             dropped_cents IS NOT NULL AS "hasDropped", newness_day AS "newnessDay", popularity,
             trend_rank AS "trendRank", in_stock AS "inStock", name, color_words AS "colorWords", materials, description
           FROM product WHERE changed_at > $1 ORDER BY changed_at LIMIT $2`,
    values: [sequence, limit],
  })
  return rows.map(toChange)
}

function toChange({ name, colorWords, materials, description, ...row }: ChangeRow): ProductChange {
  const categoryId = row.categoryId ?? undefined
  const colors = [colorWords, ...row.colors].join(' ')
  return {
    ...row,
    changedAt: Number(row.changedAt),
    groupNumber: row.groupNumber ?? undefined,
    categoryId,
    trendRank: row.trendRank ?? undefined,
    words: { name, brand: row.brand, categoryId, colors, materials, description },
  }
}
