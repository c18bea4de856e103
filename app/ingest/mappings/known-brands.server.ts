import type pg from 'pg'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { withClient } from '#app/database/with-client.server.ts'
import { inWriteTransaction } from '#app/store/write-transaction.server.ts'
import { chooseBrandName, toBrandKey } from '#app/vocabulary/brand.ts'

/** A brand that fewer products state may be a retailer's mistake. */
const leastProducts = 3
const leastRetailers = 2
/** The share of a brand's products that other brands' names may begin like, in percent. */
const mostOthers = 2

/**
 * Finds the brands that the catalogue's products state, if a sync has completed since the last time,
 * and stores them for the products whose source states none. A brand with whose name other brands
 * begin the names of their products is left out, because it may be an ordinary word: Harbour, Free.
 * The result depends only on the catalogue, and brands that were read from names do not count, so
 * that reading names changes nothing. Returns true if the known brands changed.
 */
export async function findKnownBrands(pool: pg.Pool): Promise<boolean> {
  const end = await findUnreadEnd(pool)
  if (end === undefined) return false
  const brands = toKnown(await count(pool))
  return withClient(pool, client => inWriteTransaction(client, () => store(client, brands, end)))
}

interface BrandCount {
  brand: string
  products: number
  /** Products of other brands whose names begin with this brand. */
  others: number
}

/** Returns when the last sync completed, unless the known brands were found after it. */
async function findUnreadEnd(pool: pg.Pool): Promise<string | undefined> {
  // As text, because a Date has no microseconds.
  const { rows } = await pool.query<{ end: string | null }>(
    `SELECT max(finished_at)::text AS end FROM sync_run, mapping_version
     WHERE state = 'complete' AND finished_at > brands_as_of`,
  )
  return rows[0]?.end ?? undefined
}

function count(pool: pg.Pool): Promise<BrandCount[]> {
  return inTransaction(pool, async client => {
    // Right after a first sync, PostgreSQL expects a handful of products
    // and would compare each brand with each product.
    await client.query("SET LOCAL enable_nestloop = off; SET LOCAL statement_timeout = '5min'")
    const { rows } = await client.query<BrandCount>(countBrands, [leastProducts, leastRetailers])
    return rows
  })
}

const countBrands = `WITH stated AS MATERIALIZED (
  SELECT brand, retailer, lower(brand) AS lower_brand,
    lower(CASE WHEN starts_with(lower(name), lower(brand) || ' ')
      THEN substr(name, length(brand) + 2) ELSE name END) || ' ' AS rest
  FROM product WHERE brand <> '' AND name_starts IS NULL AND gone_since IS NULL
), candidate AS (
  SELECT brand, lower_brand, count(*)::int AS products FROM stated GROUP BY brand, lower_brand
  HAVING count(*) >= $1 AND count(DISTINCT retailer) >= $2
), other AS (
  SELECT candidate.brand, count(*)::int AS products FROM candidate JOIN stated
    ON split_part(rest, ' ', 1) = split_part(candidate.lower_brand, ' ', 1)
    AND starts_with(rest, candidate.lower_brand || ' ') AND stated.brand <> candidate.brand
  WHERE stated.lower_brand <> lower(stated.retailer)
  GROUP BY candidate.brand
)
SELECT candidate.brand, candidate.products, coalesce(other.products, 0) AS others
FROM candidate LEFT JOIN other USING (brand) ORDER BY candidate.brand`

function toKnown(counts: readonly BrandCount[]): Map<string, string> {
  const known = new Map<string, string>()
  for (const { brand, products, others } of counts) {
    const key = toBrandKey(brand)
    if (key === '' || others * 100 > products * mostOthers) continue
    const before = known.get(key)
    known.set(key, before === undefined ? brand : chooseBrandName(before, brand))
  }
  return known
}

/** Stores the brands if they differ, so that an unchanged catalogue is not mapped again. */
async function store(
  client: pg.ClientBase,
  brands: ReadonlyMap<string, string>,
  end: string,
): Promise<boolean> {
  await client.query(
    'UPDATE mapping_version SET brands_as_of = greatest(brands_as_of, $1::timestamptz)',
    [end],
  )
  const { rows } = await client.query<[string, string]>({
    text: 'SELECT key, name FROM known_brand',
    rowMode: 'array',
  })
  const isSame =
    rows.length === brands.size && rows.every(([key, name]) => brands.get(key) === name)
  if (isSame) return false
  await client.query('DELETE FROM known_brand')
  await client.query('INSERT INTO known_brand SELECT * FROM unnest($1::text[], $2::text[])', [
    [...brands.keys()],
    [...brands.values()],
  ])
  return true
}
