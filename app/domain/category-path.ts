import { ancestorsOf, type Category, categories } from './category-tree.ts'

/**
 * Returns the names from the main category down to a node:
 * day-dresses → Women > Clothing > Dresses > Day Dresses.
 */
export function formatCategoryPath(id: string): string {
  return ancestorsOf(id)
    .map(({ name }) => name)
    .join(' > ')
}

/**
 * Returns the category with this path, title or id,
 * ignoring case; undefined if none or several match.
 */
export function findCategoryByText(text: string): Category | undefined {
  const entered = text.trim().toLowerCase()
  const exact = categories.find(({ id }) => id === entered)
  const named = categories.filter(({ id, title }) =>
    [formatCategoryPath(id), title].some(name => name.toLowerCase() === entered),
  )
  return exact ?? (named.length === 1 ? named[0] : undefined)
}
