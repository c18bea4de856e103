import { getCategoryPath } from '../world/category-path.ts'
import type { ProductFacts } from '../world/product-facts.ts'
import { getRecipe } from '../world/product-name.ts'

/** The network's market segments. Only the number 168 is known to be real; the names are ours. */
export const verticalGroups = [
  {
    id: 9,
    name: 'Fashion',
    verticals: [
      { id: 168, name: 'Clothing, Shoes & Accessories' },
      { id: 171, name: "Children's Clothing" },
    ],
  },
  { id: 4, name: 'Health & Beauty', verticals: [{ id: 52, name: 'Beauty' }] },
  { id: 12, name: 'Home & Garden', verticals: [{ id: 77, name: 'Furniture & Homeware' }] },
] as const

export function toVerticalGroupsJson(): object {
  return {
    vertical_groups: verticalGroups.map(({ id: group_id, name: group_name, verticals }) => ({
      name: group_name,
      verticals: verticals.map(({ id, name }) => ({ id, name, group_name, group_id })),
    })),
  }
}

export function getVerticalId(facts: ProductFacts): number {
  const [top, second] = getCategoryPath(getRecipe(facts).category)
  if (top === 'Living') return 77
  if (top === 'Kids & Baby') return 171
  return second === 'Beauty' || second === 'Grooming' ? 52 : 168
}
