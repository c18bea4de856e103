import { findCategory, getMainCategory } from './category-tree.ts'

/**
 * Returns the category in a list's path: `/products/women/dresses` → dresses, `/products` → all.
 * Returns undefined if it does not exist or is not under that main category.
 */
export function findListCategory({
  main,
  category,
}: {
  main?: string | undefined
  category?: string | undefined
}): { id?: string } | undefined {
  if (main === undefined) return {}
  const found = findCategory(category ?? main)
  const isBelowMain =
    found &&
    getMainCategory(found.id).id === main &&
    (category === undefined) === (found.id === main)
  return isBelowMain ? { id: found.id } : undefined
}
