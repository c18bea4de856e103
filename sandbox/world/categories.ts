import { categoryTree } from './category-tree.ts'

export interface CategoryNode {
  /**
   * The node's position in depth-first order, in which descendants directly follow their ancestor.
   */
  index: number
  /** The slug. */
  id: string
  numId: number
  name: string
  shortName: string
  fullName: string
  /** The parent; undefined only for the root. */
  parentId?: string
  depth: number
  /**
   * The index of the last descendant plus one: `index
   * ≤ x < end` holds for the node and its descendants.
   */
  end: number
  gender?: 'women' | 'men'
  hasHeelHeightFilter: boolean
  hasSizeFilter: boolean
  hasColorFilter: boolean
}

/** Categories whose products have filterable sizes. */
const sized = [
  'womens-clothes',
  'womens-shoes',
  'mens-clothes',
  'mens-shoes',
  'kids-and-baby',
  'bedding',
  'rings',
]

export const categories: readonly CategoryNode[] = parseTree(categoryTree)

const byKey = new Map<string, CategoryNode>()
for (const node of categories) byKey.set(node.id, node).set(String(node.numId), node)

/** Finds a category by its slug or number; the upstream accepts both. */
export function findCategory(key: string): CategoryNode | undefined {
  return byKey.get(key)
}

export function getCategory(index: number): CategoryNode {
  const node = categories[index]
  if (!node) throw new RangeError(`no category ${index}`)
  return node
}

/**
 * Returns a category. Throws for unknown ids, so that a typo
 * in this folder fails at startup instead of losing products.
 */
export function requireCategory(id: string): CategoryNode {
  const node = byKey.get(id)
  if (!node) throw new RangeError(`no category ${id}`)
  return node
}

function parseTree(text: string): CategoryNode[] {
  const nodes: CategoryNode[] = []
  const path: CategoryNode[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const depth = line.search(/\S/) / 2
    const [id = '', name = '', shortName = name] = line.split('|').map(part => part.trim())
    path.length = depth
    const parent = path.at(-1)
    const ids = new Set([...path.map(node => node.id), id])
    const gender = ids.has('women') ? 'women' : ids.has('men') ? 'men' : undefined
    const hasSize = sized.some(sizedId => ids.has(sizedId))
    const node: CategoryNode = {
      index: nodes.length,
      id,
      numId: 1000 + nodes.length * 7,
      name,
      shortName,
      fullName: getFullName(name, depth, gender),
      ...(parent && { parentId: parent.id }),
      depth,
      end: nodes.length + 1,
      ...(gender && { gender }),
      hasHeelHeightFilter: ids.has('womens-shoes'),
      hasSizeFilter: hasSize,
      hasColorFilter: !ids.has('fragrance') && !ids.has('skin-care') && !ids.has('mens-grooming'),
    }
    for (const ancestor of path) ancestor.end = node.end
    nodes.push(node)
    path.push(node)
  }
  return nodes
}

function getFullName(name: string, depth: number, gender: 'women' | 'men' | undefined): string {
  if (depth < 2 || !gender) return name
  return `${gender === 'women' ? "Women's" : "Men's"} ${name}`
}
