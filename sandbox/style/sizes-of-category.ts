import type { CategoryNode } from '../world/categories.ts'
import { recipes } from '../world/recipes.ts'
import { getSizeScale } from '../world/sizes.ts'

/** The canonical sizes of everything made for a category or below it, each once. */
export function toSizesOfCategory(category: CategoryNode): { id: string; name: string }[] {
  const made = recipes.filter(recipe =>
    [recipe.category, ...recipe.also].some(at => at >= category.index && at < category.end),
  )
  const sizes = made.flatMap(recipe => getSizeScale(recipe.sizes).canonical)
  return [...new Map(sizes.map(({ id, name }) => [id, { id: String(id), name }])).values()]
}
