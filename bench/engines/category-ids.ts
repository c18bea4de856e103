import { childrenOf } from '#app/domain/category-tree.ts'

/** Returns a node and all its descendants, for engines without a category tree. */
export function getCategoryIds(id: string): string[] {
  return [id, ...childrenOf(id).flatMap(child => getCategoryIds(child.id))]
}
