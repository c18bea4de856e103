import {
  ancestorsOf,
  findCategory,
  getMainCategory,
  isDescendant,
} from '#app/domain/category-tree.ts'
import type { Gender } from '#app/domain/product.ts'
import { type Audience, parseAudience } from '#app/vocabulary/audience.ts'
import { mapCategory } from '#app/vocabulary/map-category.ts'
import { categoryAliases } from './category-aliases.ts'
import type { StyleCategories } from './wire.ts'

/** A category as it appears in a product or in the upstream's tree. */
export interface SentCategory {
  id: string
  name?: string | null | undefined
  fullName?: string | null | undefined
}

/** The position of an upstream category in the upstream's tree and in ours. */
export interface CategoryPlace {
  /**
   * The category's depth below the upstream's root; 0
   * for a category that the upstream does not list.
   */
  depth: number
  categoryId?: string
}

/**
 * Maps a category. The gender is used only if the
 * category's id, names and parents do not imply one.
 */
export type CategoryMap = (category: SentCategory, gender?: Gender) => CategoryPlace

/**
 * Maps the upstream's categories to our tree: by id or alias, then by the words of the
 * name within the branch of the nearest mapped parent, then to that parent. A size is
 * not a kind of product, so plus-size dresses are dresses. The upstream sends its tree
 * as a flat list of nodes with their parents, so a wrong parent could form a cycle.
 */
export function createCategoryMap({ categories }: StyleCategories): CategoryMap {
  const listed = new Map(categories.map(category => [category.id, category]))
  // The root may be listed as a category, or occur only as a parent.
  const known = new Set(categories.flatMap(({ id, parentId }) => [id, parentId]))
  const places = new Map<string, CategoryPlace>()

  function placeListed(id: string): CategoryPlace {
    const before = places.get(id)
    if (before !== undefined) return before
    const path = climb(id)
    // Nodes are mapped from the top down, so that each node's parent is mapped
    // first. The root's name is ignored, because it mentions every department.
    const [root = id, ...below] = path.toReversed()
    const node = below.reduce(
      (parent, at) => findNode(listed.get(at) ?? { id: at }, parent),
      toOurs(root),
    )
    const place = toPlace(path.length - 1, node)
    places.set(id, place)
    return place
  }

  /** Returns the path from the node up to the root. */
  function climb(id: string): string[] {
    const path: string[] = []
    for (
      let at: string | undefined = id;
      at !== undefined && !path.includes(at);
      at = listed.get(at)?.parentId ?? undefined
    )
      path.push(at)
    return path
  }

  return (category, gender) =>
    known.has(category.id)
      ? placeListed(category.id)
      : toPlace(0, findNode(category, undefined, gender))
}

/**
 * Returns the deepest of the nodes (the first one if several are equally deep), or a node below it
 * that the title names: the upstream has no subcategories for boots, so "Suede Ankle Boots" are
 * found by title. The title is ignored if that node is a whole department, which is too broad.
 */
export function findDeepest(
  ids: readonly (string | undefined)[],
  title: string,
): string | undefined {
  let deepest: string | undefined
  for (const id of ids) if (ancestorsOf(id).length > ancestorsOf(deepest).length) deepest = id
  if (deepest === undefined || ancestorsOf(deepest).length === 1) return deepest
  const named = mapCategory({ title, audience: toAudience(deepest) })
  return named !== undefined && isDescendant(named, deepest) ? named : deepest
}

function toPlace(depth: number, categoryId: string | undefined): CategoryPlace {
  return { depth, ...(categoryId === undefined ? {} : { categoryId }) }
}

function findNode(
  category: SentCategory,
  parent: string | undefined,
  gender?: Gender,
): string | undefined {
  const known = toOurs(category.id) ?? findSized(category.id)
  if (known !== undefined) return known
  const named = findNamed(category, parent, gender)
  const isInside = parent === undefined || (named !== undefined && isDescendant(named, parent))
  return isInside ? named : parent
}

function toOurs(id: string): string | undefined {
  return categoryAliases.get(id) ?? findCategory(id)?.id
}

/**
 * Matches category ids that begin with a size group. The upstream
 * repeats the same kinds of products for each size group.
 */
const sized =
  /^(plus-size|plus|petite|mens-big-and-tall|big-and-tall|teen-guys|maternity|teen-girls)-(.+)$/
const sizeNodes = new Map(
  Object.entries({
    plus: 'plus-sizes',
    'plus-size': 'plus-sizes',
    petite: 'petites',
    'big-and-tall': 'mens-big-and-tall',
    'mens-big-and-tall': 'mens-big-and-tall',
    'teen-guys': 'mens-clothes',
    // Shoppers look for these products in a separate category, not among other dresses or jeans.
    maternity: 'maternity-clothes',
    'teen-girls': 'teen-girls-clothes',
  }),
)

function findSized(id: string): string | undefined {
  const [, size = '', kind = ''] = sized.exec(id) ?? []
  const group = sizeNodes.get(size)
  if (group === undefined || size === 'maternity' || size === 'teen-girls') return group
  const main = getMainCategory(group).id
  const found =
    [`${main}s-${kind}`, kind]
      .map(toOurs)
      .find(node => node !== undefined && isBelow(node, main)) ??
    mapCategory({ paths: [[toWords(kind)]], audience: toAudience(group) })
  return found !== undefined && isBelow(found, `${main}s-clothes`) ? found : group
}

function isBelow(id: string, ancestor: string): boolean {
  return id === ancestor || isDescendant(id, ancestor)
}

/**
 * Finds a node by the words of a category's names, then by those of its id: girls-matching-sets.
 */
function findNamed(
  { id, name, fullName }: SentCategory,
  parent: string | undefined,
  gender: Gender | undefined,
): string | undefined {
  const levels = [findCategory(parent)?.title, toWords(id), name, fullName]
  const audience = parent === undefined ? parseAudience(gender ?? '') : toAudience(parent)
  const found = mapCategory({ paths: [levels.filter(level => level != null)], audience })
  const [, kids] = /^(girls|boys)-/.exec(id) ?? []
  return kids !== undefined && (found === undefined || found === kids) ? `${kids}-clothes` : found
}

function toWords(id: string): string {
  return id.replaceAll('-', ' ')
}

/** Returns the audience of a node of our tree; empty for home. */
function toAudience(id: string): Audience {
  return parseAudience(getMainCategory(id).id)
}
