import type pg from 'pg'
import { ancestorsOf } from '#app/domain/category-tree.ts'
import type { Product } from '#app/domain/product.ts'
import { parseDocument } from '#app/store/document.ts'
import { getIndexedBrand } from '#app/store/mapping-columns.ts'
import { type ProductRow, toProductRow } from '#app/store/product-row.ts'
import type { Audience } from '#app/vocabulary/audience.ts'
import { mapCategory } from '#app/vocabulary/map-category.ts'
import { fetchBrandAudiences } from './brand-audiences.server.ts'
import { dropAdoptedCategory } from './drop-adopted-category.ts'

/** A shorter name, such as "Wool Coat", is given to more than one product. */
const leastWords = 3

/**
 * Gives each trending product without a category that of its siblings: the products with the same
 * name of the same brand, at any retailer and from any source. The trending report states no
 * department, and most kinds of clothes are in several. Siblings whose categories have only a
 * department in common prove nothing, and neither do siblings that adopted theirs. A product
 * without siblings is placed in the department for which its brand makes everything. A category
 * that was adopted earlier is adopted anew or dropped, so that it depends on the catalogue alone,
 * not on the order in which it arrived. Products of other sources are left alone.
 */
export async function adoptCategories(
  db: Pick<pg.ClientBase, 'query'>,
  products: readonly Product[],
): Promise<Product[]> {
  const own = products.map(dropAdoptedCategory)
  const wanting = own.filter(isWanting)
  if (wanting.length === 0) return own
  const named = wanting.filter(
    ({ unbrandedName }) => unbrandedName.trim().split(/\s+/).length >= leastWords,
  )
  const { rows } = await db.query<{ source: string; id: string; categoryIds: string[] }>(
    `WITH wanting AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS each (source, id, brand, name)
     ), spelling AS (
       SELECT source, id, brand, name FROM wanting
       UNION ALL SELECT source, id, brand, brand || ' ' || name FROM wanting
     )
     SELECT spelling.source, spelling.id, array_agg(DISTINCT category_id) AS "categoryIds"
     FROM spelling JOIN product AS sibling
       ON hashtextextended(sibling.brand || chr(10) || lower(sibling.name), 0)
         = hashtextextended(spelling.brand || chr(10) || lower(spelling.name), 0)
     WHERE sibling.category_id IS NOT NULL AND sibling.gone_since IS NULL
       AND sibling.document->'hasAdoptedCategory' IS NULL
       AND sibling.brand = spelling.brand AND lower(sibling.name) = lower(spelling.name)
       AND (sibling.source, sibling.id) <> (spelling.source, spelling.id)
     GROUP BY spelling.source, spelling.id`,
    [
      named.map(({ source }) => source),
      named.map(({ id }) => id),
      named.map(getIndexedBrand),
      named.map(({ unbrandedName }) => unbrandedName),
    ],
  )
  const found = new Map(rows.map(row => [`${row.source} ${row.id}`, row.categoryIds]))
  const alone = wanting.filter(({ source, id }) => !found.has(`${source} ${id}`))
  const audiences = await fetchBrandAudiences(db, alone.map(getIndexedBrand))
  const findCategory = (product: Product) => {
    const ofSiblings = found.get(`${product.source} ${product.id}`)
    if (ofSiblings !== undefined) return findSharedCategory(ofSiblings)
    return placeByAudience(product, audiences.get(getIndexedBrand(product)))
  }
  return own.map(product => {
    const categoryId = isWanting(product) ? findCategory(product) : undefined
    return categoryId === undefined
      ? product
      : { ...product, categoryId, hasAdoptedCategory: true as const }
  })
}

/**
 * Returns the innermost of several categories if each contains the next, or else the innermost
 * one that contains all of them; undefined if that is only a department.
 */
function findSharedCategory(ids: readonly string[]): string | undefined {
  const [longest = [], ...others] = ids
    .map(id => ancestorsOf(id).map(node => node.id))
    .sort((a, b) => b.length - a.length)
  const isOnePath = others.every(path => path.every((id, at) => id === longest[at]))
  if (isOnePath) return longest.at(-1)
  const shared = longest.filter((id, at) => others.every(path => path[at] === id))
  return shared.length > 1 ? shared.at(-1) : undefined
}

function placeByAudience(product: Product, usualAudience: Audience | undefined) {
  if (usualAudience === undefined) return undefined
  const paths = product.categories.map(({ fullName }) => fullName.split(/\s*>\s*/))
  return mapCategory({ paths, title: product.unbrandedName, usualAudience })
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

function isWanting({ categoryId, trend, brand }: Product): boolean {
  return categoryId === undefined && trend !== undefined && brand !== undefined
}
