import { ancestorsOf, categories, findCategory, getMainCategory } from './category-tree.ts'
import { toNameId } from './urls/slug.ts'

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

/**
 * Returns the category that a path of no list calls by its plain name, the highest one if several are
 * called so: `/products/men/shirts` → mens-shirts. Undefined if its main category has none of this name.
 */
export function findPlainlyNamed({
  main,
  category,
}: {
  main?: string | undefined
  category?: string | undefined
}): string | undefined {
  const [highest] = categories
    .filter(
      ({ id, name }) =>
        id !== main &&
        getMainCategory(id).id === main &&
        toNameId(name) === category?.toLowerCase(),
    )
    .toSorted((a, b) => ancestorsOf(a.id).length - ancestorsOf(b.id).length)
  return highest?.id
}
