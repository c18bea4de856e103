import { ancestorsOf } from '#app/domain/category-tree.ts'
import { type CategoryClues, mapCategory } from './map-category.ts'

/**
 * Returns true if a record names something that our storefronts exist for: clothes, shoes, bags,
 * accessories, beauty, children's things or furnishings, whoever they are for. The kitchen does
 * not count, although we list it: its pots and knives come with other products, and a feed that
 * has nothing else is usually the wrong file.
 *
 *     "Wool Sweater" without an audience, Google's 212       true
 *     Women › New In                                         true: the record itself says women
 *     Kitchen › Cookware, "Chef Knife"                       false
 *     "Cordless Drill" of a shop that sells to women         false
 */
export function isFashion({
  usualAudience: _,
  usualCategory: _usual,
  ...stated
}: CategoryClues): boolean {
  const line = ancestorsOf(mapCategory({ ...stated, usualAudience: anybody }))
  const [main, department] = line.map(({ id }) => id)
  if (main === undefined || department === 'kitchen') return false
  if (department !== undefined) return true
  // A main category says only whom a product is for, or that it is something for the home.
  return main !== 'living' && mapCategory(stated) !== undefined
}

/** Categories that exist for both women and men need an audience; which one makes no difference. */
const anybody = { sex: 'female', age: 'adult' } as const
