import type { CategoryFacet } from '#app/domain/listing.ts'
import { sortFirst } from '#app/domain/sort-first.ts'

/**
 * Moves the categories in `first` before their siblings in the
 * tree, each with the rows below it. `first` lists ids in order.
 */
export function orderCategories(
  rows: readonly CategoryFacet[],
  first: readonly string[],
): readonly CategoryFacet[] {
  // Most branches of the tree keep their order.
  if (!rows.some(({ id }) => id !== undefined && first.includes(id))) return rows
  const depth = Math.min(...rows.map(row => row.depth))
  const starts = rows.flatMap((row, index) => (row.depth === depth ? [index] : []))
  const branches = starts.map((start, index) => rows.slice(start, starts[index + 1]))
  const tops = branches.map(([top, ...below]) => ({ id: top?.id, top, below }))
  return sortFirst(tops, first).flatMap(({ top, below }) =>
    top === undefined ? [] : [top, ...(below.length > 0 ? orderCategories(below, first) : [])],
  )
}
