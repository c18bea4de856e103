import type { CategoryFacet } from '#app/domain/listing.ts'

/**
 * Returns true if the departments of a list do not add up to all of its products, because some are in
 * none. A product for women and men is in two, so how many are in none is not known.
 */
export function lacksDepartments(rows: readonly CategoryFacet[]): boolean {
  const all = rows.find(({ depth }) => depth === 0)?.count ?? 0
  const departments = rows.filter(({ depth }) => depth === 1)
  const sum = departments.reduce((sum, { count }) => sum + count, 0)
  return departments.length > 1 && sum < all
}
