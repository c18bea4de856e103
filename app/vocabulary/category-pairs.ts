import { getMainCategory } from '#app/domain/category-tree.ts'
import { kindsByPhrase } from './category-kinds.ts'

/** A kind's women's and men's categories. */
export type CategoryPair = readonly [women: string, men: string]

/** The pairs of categories in which one product for women and men can be. */
export const categoryPairs: readonly CategoryPair[] = [
  ...new Map(
    [...kindsByPhrase.values()].flatMap(({ women, men, only, isElsewhere, isForAll }) =>
      only !== undefined || isElsewhere || isForAll || !isPair(women, men)
        ? []
        : [[`${women} ${men}`, [women, men] as const] as const],
    ),
  ).values(),
]

const pairs = new Set(categoryPairs.map(pair => pair.join(' ')))

/** True if a product can be in both of these categories. */
export function isCategoryPair(women: string, men: string): boolean {
  return pairs.has(`${women} ${men}`)
}

function isPair(women: string, men: string): boolean {
  return getMainCategory(women).id === 'women' && getMainCategory(men).id === 'men'
}
