import type { CategoryNode } from './categories/category-node.ts'
import { kids } from './categories/kids.ts'
import { living } from './categories/living.ts'
import { men } from './categories/men.ts'
import { women } from './categories/women.ts'

/**
 * Our own category tree. It is a product decision rather than a copy of an upstream's tree, because
 * menus, list links and the mapping of every source depend on it.
 */
export interface Category {
  id: string
  /** The title for use below the parent's: "Day Dresses". */
  name: string
  /** The title for use on its own: "Women's Day Dresses". */
  title: string
  /** The parent's id; absent for main categories. */
  parent?: string
}

/** All categories, each before its children, with siblings in menu order. */
export const categories: readonly Category[] = [women, men, living, kids].flatMap(main =>
  toCategories(main),
)

const byId = new Map(categories.map(category => [category.id, category]))
const byParent = Map.groupBy(categories, category => category.parent)
const ancestry = new Map(categories.map(category => [category.id, toAncestry(category)]))
const defaultMain: Category = { id: women.id, name: women.name, title: women.name }

export function findCategory(id: string | undefined): Category | undefined {
  return id === undefined ? undefined : byId.get(id)
}

/**
 * Returns a node's main category, or women for an
 * unknown node, since most of the catalogue is women's.
 */
export function getMainCategory(id: string | undefined): Category {
  return ancestorsOf(id)[0] ?? defaultMain
}

/**
 * Returns the children of a node in menu order; without an
 * id, the main categories. Empty for a leaf or an unknown id.
 */
export function childrenOf(id?: string): readonly Category[] {
  return byParent.get(id) ?? []
}

/**
 * Returns the path down to and including a node: day-dresses → women,
 * womens-clothes, dresses, day-dresses. Empty for an unknown id.
 */
export function ancestorsOf(id: string | undefined): readonly Category[] {
  return (id === undefined ? undefined : ancestry.get(id)) ?? []
}

/** Returns true if a node is below another one; a node is not its own descendant. */
export function isDescendant(id: string, ancestorId: string): boolean {
  return id !== ancestorId && ancestorsOf(id).some(category => category.id === ancestorId)
}

function toCategories(node: CategoryNode, parent?: string, inheritedPrefix = ''): Category[] {
  const prefix = node.titlePrefix ?? inheritedPrefix
  // A node that introduces a prefix does not repeat it: "Women", not "Women's Women".
  const isPlain = prefix === '' || node.titlePrefix !== undefined
  const category: Category = {
    id: node.id,
    name: node.name,
    title: isPlain ? node.name : `${prefix} ${node.name}`,
    ...(parent === undefined ? {} : { parent }),
  }
  return [category, ...(node.children ?? []).flatMap(child => toCategories(child, node.id, prefix))]
}

function toAncestry(category: Category): Category[] {
  const parent = findCategory(category.parent)
  return parent === undefined ? [category] : [...toAncestry(parent), category]
}
