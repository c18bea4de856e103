import { categories } from '#app/domain/category-tree.ts'

/**
 * Numbers the nodes of the category tree depth first, so that a branch is a range of numbers. 0 is
 * the root, which also covers products without a category.
 */
const codes = new Map(categories.map(({ id }, index) => [id, index + 1]))

export const nodeCount = categories.length + 1

/** The code of each node's parent; 0, the root, for the main categories. */
export const parentCodes = Uint16Array.from([
  0,
  ...categories.map(({ parent }) => (parent === undefined ? 0 : (codes.get(parent) ?? 0))),
])

/** The first code after each node's branch; for the root, one more than the largest code. */
export const branchEnds = getBranchEnds()

function getBranchEnds(): Uint16Array {
  const ends = Uint16Array.from({ length: nodeCount }, (_, code) => code + 1)
  for (let code = nodeCount - 1; code > 0; code -= 1) {
    const parent = parentCodes[code] ?? 0
    ends[parent] = Math.max(ends[parent] ?? 0, ends[code] ?? 0)
  }
  return ends
}

/** Returns a category's code; 0 if there is no category or it is not in the tree. */
export function toNodeCode(id: string | undefined): number {
  return (id === undefined ? undefined : codes.get(id)) ?? 0
}

/** Returns the id of the category with this code, which must be above 0. */
export function getNodeId(code: number): string {
  return categories[code - 1]?.id ?? ''
}
