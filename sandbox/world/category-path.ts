import { type CategoryNode, findCategory, getCategory } from './categories.ts'

/** Returns the short names from the second level down to a node: Women, Clothes, Tops, Shirts. */
export function getCategoryPath(category: number): string[] {
  const path: string[] = []
  let node: CategoryNode | undefined = getCategory(category)
  while (node?.parentId !== undefined) {
    path.unshift(node.depth === 1 ? node.name : node.shortName)
    node = findCategory(node.parentId)
  }
  return path
}
