import { findCategory } from './category-tree.ts'
import { colors } from './color.ts'
import { getReadColors, type QueryReading } from './query-reading.ts'
import type { ListQuery } from './urls/list-query.ts'

/**
 * Returns the colors in which a list should show its products: those that were chosen, those that its
 * search mentions, and those that a category is named after.
 *
 *     color=red · "red dresses"                          red
 *     "black dresses", "lbd", the list Black Dresses     black
 */
export function getWantedColors(
  { colors: chosen, category }: Pick<ListQuery, 'colors' | 'category'>,
  reading?: Pick<QueryReading, 'understood'>,
): string[] {
  const named = (reading?.understood ?? []).flatMap(({ group, value, isExcluded }) =>
    group === 'category' && !isExcluded ? [value] : [],
  )
  const categories = category === undefined ? named : [category, ...named]
  return [...new Set([...chosen, ...getReadColors(reading), ...categories.flatMap(findColors)])]
}

function findColors(category: string): string[] {
  const words = findCategory(category)?.name.toLowerCase().split(' ') ?? []
  return colors.map(({ name }) => name.toLowerCase()).filter(color => words.includes(color))
}
