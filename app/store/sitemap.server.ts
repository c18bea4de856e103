import type pg from 'pg'
import type { LinkedProduct } from '#app/domain/urls/links.ts'

/** One file of the product sitemap: the listed products in a range of product numbers. */
export interface SitemapSplit {
  /** The number of the split, counting from 0. A product never moves to another split. */
  split: number
  /** The latest change within the split. */
  modifiedAt: Date
}

export interface SitemapProduct {
  product: LinkedProduct
  /** The time at which the product's content last changed, not when its source was last read. */
  modifiedAt: Date
}

/** Each split covers this many product numbers. Search engines accept 50,000 URLs per file. */
const splitSize = 40_000
const batchSize = 1_000

/**
 * Finds the splits that have listed products, in order. Scans the whole table, so cache the result.
 */
export async function findSitemapSplits(pool: pg.Pool): Promise<SitemapSplit[]> {
  const { rows } = await pool.query<SitemapSplit>(
    `SELECT number / $1 AS split, max(modified_at) AS "modifiedAt" FROM product
     WHERE gone_since IS NULL GROUP BY 1 ORDER BY 1`,
    [splitSize],
  )
  return rows
}

/**
 * Yields the listed products of a split, and reads the
 * next batch only when the consumer is ready for more.
 */
export async function* readSitemapSplit(
  pool: pg.Pool,
  split: number,
): AsyncGenerator<SitemapProduct[]> {
  const end = (split + 1) * splitSize
  let next = split * splitSize
  while (next < end) {
    const { rows } = await pool.query<SitemapProduct & { number: number }>(readBatch, [
      next,
      end,
      batchSize,
    ])
    if (rows.length > 0) yield rows
    next = rows.length < batchSize ? end : (rows.at(-1)?.number ?? end) + 1
  }
}

/** Selects only the fields that links need, because whole documents are twenty times as large. */
const readBatch = `
SELECT number, modified_at AS "modifiedAt", json_strip_nulls(json_build_object(
    'source', source, 'id', id, 'retailerName', document->'retailerName',
    'retailer', document->'retailer', 'brand', document->'brand',
    'unbrandedName', document->'unbrandedName', 'brandedName', document->'brandedName',
    'categoryId', category_id, 'genderTag', document->'genderTag'
  )) AS product
FROM product
WHERE number >= $1 AND number < $2 AND gone_since IS NULL
ORDER BY number LIMIT $3`
