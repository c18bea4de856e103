import { useMemo } from 'react'
import { ancestorsOf } from '#app/domain/category-tree.ts'
import { isMarked } from '#app/pages/browser/list-choices.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { groupSizes } from './group-sizes.ts'
import { useSeen } from './use-seen-counts.ts'

type Counted = Pick<ListPage, 'filters' | 'categories' | 'query'>

/**
 * Returns a list's filters and categories without those that have no products, except chosen ones.
 * A row that has been seen since the list was opened keeps its place, because rows that leave and
 * return with every choice would move the others under the pointer.
 */
export function useShownValues(list: Counted): Omit<Counted, 'query'> {
  const { filters, categories, query } = list
  const rows = [
    ...filters.flatMap(({ facet, values }) =>
      values.map(({ value, count }) => ({ id: toId(facet, value), count })),
    ),
    ...categories.map(({ id, count }) => ({ id: toId('category', id), count })),
  ]
  const seen = useSeen(`${query.category} ${query.text}`, rows)
  return useMemo(
    () => dropEmpty({ filters, categories, query }, id => seen.widths.has(id)),
    [filters, categories, query, seen],
  )
}

/**
 * Drops rows without products unless they are chosen, seen or price ranges, which are all drawn, and
 * the sizes of a list that has none, where "In my sizes" would leave nothing.
 */
export function dropEmpty(
  { filters, categories, query }: Counted,
  isSeen: (id: string) => boolean,
): Omit<Counted, 'query'> {
  const line = ancestorsOf(query.category).map(({ id }) => id)
  return {
    filters: filters
      .map(({ facet, values }) => ({
        facet,
        values: values.filter(
          ({ value, count }) =>
            count > 0 ||
            facet === 'prices' ||
            isMarked(query, facet, value) ||
            isSeen(toId(facet, value)),
        ),
      }))
      .filter(
        ({ facet, values }) =>
          facet !== 'sizes' || query.isInMySizes || groupSizes(values, query).length > 0,
      ),
    categories: categories.filter(
      ({ id, count }) =>
        count > 0 || id === undefined || line.includes(id) || isSeen(toId('category', id)),
    ),
  }
}

function toId(group: string, value: string | undefined): string {
  return `${group} ${value}`
}
