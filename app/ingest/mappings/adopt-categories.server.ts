import type pg from 'pg'
import type { Product } from '#app/domain/product.ts'
import { parseDocument } from '#app/store/document.ts'
import { getIndexedBrand } from '#app/store/mapping-columns.ts'
import { type ProductRow, toProductRow } from '#app/store/product-row.ts'
import { dropAdoptedCategory } from './drop-adopted-category.ts'

/** A shorter name, such as "Wool Coat", is given to more than one product. */
const leastWords = 3

/**
 * Gives each trending product without a category that of its siblings: the products with the same
 * name of the same brand, at any retailer and from any source. The trending report states no
 * department, and most kinds of clothes are in several. Siblings in different categories prove
 * nothing, and neither do siblings that adopted theirs. A category that was adopted earlier is
 * adopted anew or dropped, so that it depends on the catalogue alone, not on the order in which it
 * arrived. Products of other sources are left alone.
 */
export async function adoptCategories(
  db: Pick<pg.ClientBase, 'query'>,
  products: readonly Product[],
): Promise<Product[]> {
  const own = products.map(dropAdoptedCategory)
  const wanting = own.filter(isWanting)
  if (wanting.length === 0) return own
  const { rows } = await db.query<{ source: string; id: string; categoryId: string }>(
    `WITH wanting AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS each (source, id, brand, name)
     ), spelling AS (
       SELECT source, id, brand, name FROM wanting
       UNION ALL SELECT source, id, brand, brand || ' ' || name FROM wanting
     )
     SELECT spelling.source, spelling.id, min(category_id) AS "categoryId"
     FROM spelling JOIN product AS sibling
       ON hashtextextended(sibling.brand || chr(10) || lower(sibling.name), 0)
         = hashtextextended(spelling.brand || chr(10) || lower(spelling.name), 0)
     WHERE sibling.category_id IS NOT NULL AND sibling.gone_since IS NULL
       AND sibling.document->'hasAdoptedCategory' IS NULL
       AND sibling.brand = spelling.brand AND lower(sibling.name) = lower(spelling.name)
       AND (sibling.source, sibling.id) <> (spelling.source, spelling.id)
     GROUP BY spelling.source, spelling.id HAVING count(DISTINCT category_id) = 1`,
    [
      wanting.map(({ source }) => source),
      wanting.map(({ id }) => id),
      wanting.map(getIndexedBrand),
      wanting.map(({ unbrandedName }) => unbrandedName),
    ],
  )
  const found = new Map(rows.map(row => [`${row.source} ${row.id}`, row.categoryId]))
  return own.map(product => {
    const categoryId = found.get(`${product.source} ${product.id}`)
    return categoryId === undefined
      ? product
      : { ...product, categoryId, hasAdoptedCategory: true as const }
  })
}

/** Does the same for rows that are ready to be written. */
export async function adoptRowCategories(
  db: Pick<pg.ClientBase, 'query'>,
  rows: readonly ProductRow[],
): Promise<ProductRow[]> {
  const without = rows.filter(
    ({ category_id, trend_rank }) => category_id === null && trend_rank !== null,
  )
  const fingerprints = new Map(without.map(({ id, fingerprint }) => [id, fingerprint]))
  const adopted = await adoptCategories(
    db,
    without.map(({ document }) => parseDocument(JSON.parse(document))),
  )
  const byId = new Map(
    adopted
      .filter(({ categoryId }) => categoryId !== undefined)
      .map(product => [
        product.id,
        toProductRow(product, undefined, fingerprints.get(product.id) ?? null),
      ]),
  )
  return rows.map(row => byId.get(row.id) ?? row)
}

function isWanting({ categoryId, trend, brand, unbrandedName }: Product): boolean {
  return (
    categoryId === undefined &&
    trend !== undefined &&
    brand !== undefined &&
    unbrandedName.trim().split(/\s+/).length >= leastWords
  )
}
