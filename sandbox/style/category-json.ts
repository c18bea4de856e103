import type { CategoryNode } from '../world/categories.ts'

export function toCategoryJson(node: CategoryNode) {
  return {
    id: node.id,
    name: node.name,
    shortName: node.shortName,
    fullName: node.fullName,
    localizedId: node.id,
  }
}

export function toLocalizedCategoryJson(node: CategoryNode) {
  const { localizedId, ...names } = toCategoryJson(node)
  return {
    ...names,
    localizedIds: { 'en-US': node.id, 'en-CA': node.id, 'en-AU': node.id, 'en-GB': node.id },
    localizedId,
  }
}

/** Returns a node of the flat list. `parentId` links the node to its parent; the root has none. */
export function toCategoryNodeJson(node: CategoryNode) {
  return {
    ...toLocalizedCategoryJson(node),
    numId: node.numId,
    ...(node.parentId !== undefined && { parentId: node.parentId }),
    hasHeelHeightFilter: node.hasHeelHeightFilter,
    hasSizeFilter: node.hasSizeFilter,
    hasColorFilter: node.hasColorFilter,
  }
}
