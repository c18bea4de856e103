import { categories } from '#app/domain/category-tree.ts'

/**
 * Nodes of the category tree as numbers in the tree's own order, each before its children: a branch is a range of
 * numbers. 0 is the root, which holds everything, what has no category included.
 */
const codes = new Map(categories.map(({ id }, index) => [id, index + 1]))

export const nodeCount = categories.length + 1

/** The node above; the root above the main categories. */
export const parentCodes = Uint16Array.from([
  0,
  ...categories.map(({ parent }) => (parent === undefined ? 0 : (codes.get(parent) ?? 0))),
])

/** The first number behind the branch; behind the root's is none. */
export const branchEnds = getBranchEnds()

function getBranchEnds(): Uint16Array {
  const ends = Uint16Array.from({ length: nodeCount }, (_, code) => code + 1)
  for (let code = nodeCount - 1; code > 0; code -= 1) {
    const parent = parentCodes[code] ?? 0
    ends[parent] = Math.max(ends[parent] ?? 0, ends[code] ?? 0)
  }
  return ends
}

/** 0 for a product without a category, or with one the tree does not know. */
export function toNodeCode(id: string | undefined): number {
  return (id === undefined ? undefined : codes.get(id)) ?? 0
}

/** Of a code above 0. */
export function getNodeId(code: number): string {
  return categories[code - 1]?.id ?? ''
}
