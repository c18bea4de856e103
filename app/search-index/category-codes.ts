import { categories } from '#app/domain/category-tree.ts'

/**
 * Numbers the nodes of the category tree depth first, so that a branch is a range of numbers. 0 is
 * the root, which also covers products without a category.
 */
const codes = new Map(categories.map(({ id }, index) => [id, index + 1]))

export const nodeCount = categories.length + 1

/** The parent node; the root for the main categories. */
export const parentCodes = Uint16Array.from([
  0,
  ...categories.map(({ parent }) => (parent === undefined ? 0 : (codes.get(parent) ?? 0))),
])

/** The first number after the branch; one past the last code for the root. */
export const branchEnds = getBranchEnds()

function getBranchEnds(): Uint16Array {
  const ends = Uint16Array.from({ length: nodeCount }, (_, code) => code + 1)
  for (let code = nodeCount - 1; code > 0; code -= 1) {
    const parent = parentCodes[code] ?? 0
    ends[parent] = Math.max(ends[parent] ?? 0, ends[code] ?? 0)
  }
  return ends
}

/** 0 for a product without a category or with one that is not in the tree. */
export function toNodeCode(id: string | undefined): number {
  return (id === undefined ? undefined : codes.get(id)) ?? 0
}

/** The code must be above 0. */
export function getNodeId(code: number): string {
  return categories[code - 1]?.id ?? ''
}
