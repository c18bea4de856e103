import { categories } from '#app/domain/category-tree.ts'
import { categoryPairs } from '#app/vocabulary/category-pairs.ts'

/**
 * Numbers the nodes of the category tree, each after its parent. 0 is
 * the root, which also covers products without a category.
 */
const codes = new Map(categories.map(({ id }, index) => [id, index + 1]))

export const nodeCount = categories.length + 1

/**
 * The places of products: codes below `nodeCount` are nodes, and those
 * above are pairs of nodes, for products that are in two categories.
 */
export const placeCount = nodeCount + categoryPairs.length

/** The code of each node's parent; 0, the root, for the main categories. */
export const parentCodes = Uint16Array.from([
  0,
  ...categories.map(({ parent }) => (parent === undefined ? 0 : (codes.get(parent) ?? 0))),
])

/** Returns a category's code; 0 if there is no category or it is not in the tree. */
export function toNodeCode(id: string | undefined): number {
  return (id === undefined ? undefined : codes.get(id)) ?? 0
}

const pairCodes = new Map(categoryPairs.map((pair, at) => [pair.join(' '), nodeCount + at]))

/** Returns the code of a product's place: of its category, or of both if it has two. */
export function toPlaceCode(id: string | undefined, otherId: string | undefined): number {
  const code = otherId === undefined ? undefined : pairCodes.get(`${id} ${otherId}`)
  return code ?? toNodeCode(id)
}

/** Returns the nodes of a place, first the category that a product's own page shows. */
export function listOwnNodes(place: number): readonly number[] {
  return place < nodeCount ? [place] : (categoryPairs[place - nodeCount] ?? []).map(toNodeCode)
}

/** The nodes of each place and all their ancestors up to the root, without duplicates. */
export const nodesByPlace: readonly (readonly number[])[] = Array.from(
  { length: placeCount },
  (_, place) => [...new Set(listOwnNodes(place).flatMap(listUp))],
)

function listUp(node: number): number[] {
  return node === 0 ? [0] : [node, ...listUp(parentCodes[node] ?? 0)]
}

/** True if a place is in a node's branch; 0, the root, has every place. */
export function isPlaceWithin(place: number, node: number): boolean {
  return nodesByPlace[place]?.includes(node) ?? false
}

/** Returns the id of the category with this code, which must be above 0. */
export function getNodeId(code: number): string {
  return categories[code - 1]?.id ?? ''
}
