import { categories } from './categories.ts'
import { pick } from './draw.ts'
import type { FamilyName } from './families.ts'
import { recipes } from './recipes.ts'
import type { SiblingTrait } from './sibling-trait.ts'

const kidsTops = ['girls-tops', 'boys-tops'] as const
const kidsBottoms = ['boys-bottoms'] as const
const kidsShoes = ['girls-shoes', 'boys-shoes'] as const
const forKids: Readonly<Partial<Record<FamilyName, readonly string[]>>> = {
  mentrouser: kidsBottoms,
  mendenim: kidsBottoms,
  denim: kidsBottoms,
  sneaker: kidsShoes,
}
const forOthers = new Map(
  Object.entries({
    'sweater-dresses': 'mens-sweaters',
    'turtleneck-sweaters': 'mens-sweaters',
    'cashmere-sweaters': 'mens-sweaters',
    sweaters: 'mens-sweaters',
    'crewneck-sweaters': 'mens-crewneck-sweaters',
    'cardigan-sweaters': 'mens-cardigans',
    sweatshirts: 'mens-sweatshirts',
    'mens-sweaters': 'sweaters',
    'mens-crewneck-sweaters': 'crewneck-sweaters',
    'mens-cardigans': 'cardigan-sweaters',
    'mens-sweatshirts': 'sweatshirts',
    'womens-sneakers': 'mens-sneakers',
    'womens-athletic-shoes': 'mens-athletic-shoes',
    'mens-sneakers': 'womens-sneakers',
    'mens-athletic-shoes': 'womens-athletic-shoes',
  }),
)
const byCategory = new Map(recipes.map(recipe => [categories[recipe.category]?.id, recipe.index]))

/**
 * Returns the recipe of a sibling. A sibling for a different age group or sex
 * has a recipe with that group's sizes and category; other siblings have the
 * first sibling's recipe. If several recipes are possible, `chance` selects one.
 */
export function findTwinRecipe(recipeIndex: number, trait: SiblingTrait, chance: number): number {
  const recipe = pick(recipes, recipeIndex / recipes.length)
  if (trait.word === '') return recipeIndex
  if (trait.kind !== 'people' && trait.kind !== 'department') return recipeIndex
  if (trait.word === "Adults'")
    return byCategory.get(forOthers.get(categories[recipe.category]?.id ?? '')) ?? recipeIndex
  const known = forKids[recipe.family] ?? kidsTops
  const fitting = known.filter(
    id => trait.word === "Kids'" || id.startsWith(trait.word.slice(0, 3).toLowerCase()),
  )
  return byCategory.get(pick(fitting.length > 0 ? fitting : known, chance)) ?? recipeIndex
}
