import { ancestorsOf, findCategory } from '#app/domain/category-tree.ts'
import { categoryAliases } from './category-aliases.ts'
import type { StyleCategories } from './wire.ts'

/** Where a category of the upstream stands: in its own tree, and in ours. */
export interface CategoryPlace {
  /** Steps from the upstream's root; 0 for a category it does not list. */
  depth: number
  /** The nearest node of our tree at or above it. */
  categoryId?: string
}

export type CategoryMap = (id: string) => CategoryPlace

/** The upstream lists its tree flat, each node naming its parent; a wrong parent must not lead us in circles. */
export function createCategoryMap({ categories }: StyleCategories): CategoryMap {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId ?? undefined]))
  const places = new Map<string, CategoryPlace>()
  return id => {
    const known = places.get(id)
    if (known !== undefined) return known
    const path = climb(id, parents)
    const categoryId = path.map(toOurs).find(ours => ours !== undefined)
    const place = { depth: path.length - 1, ...(categoryId === undefined ? {} : { categoryId }) }
    // Only what the upstream lists is remembered: records may name anything.
    if (parents.has(id)) places.set(id, place)
    return place
  }
}

/** Of several nodes of our tree the deepest; the first of equals. */
export function findDeepest(ids: readonly (string | undefined)[]): string | undefined {
  let deepest: string | undefined
  for (const id of ids) if (ancestorsOf(id).length > ancestorsOf(deepest).length) deepest = id
  return deepest
}

function toOurs(id: string): string | undefined {
  return findCategory(id)?.id ?? categoryAliases.get(id)
}

/** From the node up to the root. */
function climb(id: string, parents: ReadonlyMap<string, string | undefined>): string[] {
  const path: string[] = []
  for (let at: string | undefined = id; at !== undefined && !path.includes(at); at = parents.get(at))
    path.push(at)
  return path
}
