import type { CategoryNode } from '../world/categories.ts'
import { recipes } from '../world/recipes.ts'
import { getSizeScale } from '../world/sizes.ts'

/** The distinct canonical sizes of all products in a category and its descendants. */
export function toSizesOfCategory(category: CategoryNode): { id: string; name: string }[] {
  const made = recipes.filter(recipe =>
    [recipe.category, ...recipe.also].some(at => at >= category.index && at < category.end),
  )
  const sizes = made.flatMap(recipe => getSizeScale(recipe.sizes).canonical)
  return [...new Map(sizes.map(({ id, name }) => [id, { id: String(id), name }])).values()]
}
