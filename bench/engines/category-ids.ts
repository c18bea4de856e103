import { childrenOf } from '#app/domain/category-tree.ts'

/** The node and everything below it: what an engine without a tree has to be asked for. */
export function getCategoryIds(id: string): string[] {
  return [id, ...childrenOf(id).flatMap(child => getCategoryIds(child.id))]
}
