import { ancestorsOf } from '#app/domain/category-tree.ts'
import type { CategoryKind } from './category-kinds.ts'

/** Whose part of the tree a product is in; undefined when nobody says. */
export type Branch = 'women' | 'men' | 'girls' | 'boys' | 'baby' | 'kids' | undefined

/** The node a kind of thing has on a branch; undefined where that depends on who it is for, and nobody says. */
export function findNode(kind: CategoryKind, branch: Branch): string | undefined {
  if (kind.isForAll) return kind.women
  const side = branch ?? kind.likely
  if (side === undefined) return undefined
  return side === 'women' || side === 'men' ? kind[side] : toKidsNode(kind.women, side)
}

const kidsParts: Readonly<Record<string, string>> = {
  'womens-clothes': 'clothes',
  'womens-shoes': 'shoes',
  handbags: 'accessories',
  'womens-accessories': 'accessories',
}

/** Children have a few wide nodes, and babies fewer. */
function toKidsNode(womens: string, branch: 'girls' | 'boys' | 'baby' | 'kids'): string {
  const [, department, shelf] = ancestorsOf(womens)
  const part = kidsParts[department?.id ?? '']
  if (branch !== 'boys' && branch !== 'baby' && shelf?.id === 'dresses') return 'girls-dresses'
  if (branch === 'kids' || part === undefined || (branch === 'baby' && part === 'accessories')) return branch
  return `${branch}-${part}`
}
