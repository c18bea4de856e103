import type pg from 'pg'
import { getMainCategory } from '#app/domain/category-tree.ts'
import type { Audience } from '#app/vocabulary/audience.ts'

/** Fewer products say too little about a brand. */
const leastProducts = 10
/** A wrong department is worse than none, but one misplaced product must not decide. */
const leastShare = 0.97

const audiences: ReadonlyMap<string, Audience> = new Map([
  ['women', { sex: 'female', age: 'adult' }],
  ['men', { sex: 'male', age: 'adult' }],
  ['kids', { age: 'kids' }],
])

/**
 * Finds the brands of which all products, as far as other sources than the trending report state
 * it, are for women, for men or for kids.
 */
export async function fetchBrandAudiences(
  db: Pick<pg.ClientBase, 'query'>,
  brands: readonly string[],
): Promise<Map<string, Audience>> {
  if (brands.length === 0) return new Map()
  const { rows } = await db.query<{ brand: string; categoryId: string; products: number }>(
    `SELECT brand, category_id AS "categoryId", count(*)::int AS products FROM product
     WHERE coalesce(given_brand, brand) = ANY ($1) AND given_brand IS NULL
       AND category_id IS NOT NULL AND gone_since IS NULL
       AND other_category_id IS NULL AND trend_rank IS NULL
     GROUP BY brand, category_id`,
    [[...new Set(brands)]],
  )
  const found = new Map<string, Audience>()
  for (const [brand, own] of Map.groupBy(rows, row => row.brand)) {
    const counts = new Map<string, number>()
    for (const { categoryId, products } of own) {
      const main = getMainCategory(categoryId).id
      if (audiences.has(main)) counts.set(main, (counts.get(main) ?? 0) + products)
    }
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const [main] = [...counts].find(([, count]) => count >= total * leastShare) ?? []
    const audience = main === undefined ? undefined : audiences.get(main)
    if (audience !== undefined && total >= leastProducts) found.set(brand, audience)
  }
  return found
}
