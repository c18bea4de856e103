import type pg from 'pg'

const columns = `source, id, md5(document::text) AS document, gone_since, brand, retailer, category_id,
  usd_cents, in_stock,
  (SELECT json_agg(json_build_array(currency, price, sale_price, offer_price.in_stock) ORDER BY read_at)
   FROM offer_price WHERE product_number = number) AS prices,
  CASE WHEN product.group_number IS NOT NULL
    THEN min(source || ' ' || id) OVER (PARTITION BY product.group_number) END AS listed_with,
  CASE WHEN product.card_number IS NOT NULL
    THEN min(source || ' ' || id) OVER (PARTITION BY product.card_number) END AS card_with,
  CASE WHEN offer_match.group_number IS NOT NULL
    THEN min(source || ' ' || id) OVER (PARTITION BY offer_match.group_number) END AS matched_with`

/**
 * Fetches everything that could make two catalogues look different to a
 * shopper or operator. Product numbers are left out, since they depend on the
 * order in which products were read; a group is identified by its first offer.
 */
export async function fetchCatalogue(pool: pg.Pool) {
  const offers = await pool.query<{ listed_with: string | null }>(
    `SELECT ${columns} FROM product LEFT JOIN offer_match ON product_number = number
     ORDER BY source, id`,
  )
  const runs = await pool.query(
    'SELECT DISTINCT ON (source) source, state, seen FROM sync_run ORDER BY source, id DESC',
  )
  return { offers: offers.rows, runs: runs.rows }
}
