import { ancestorsOf } from '#app/domain/category-tree.ts'
import type { Audience } from './audience.ts'
import type { CategoryKind } from './category-kinds.ts'

type KidsBranch = 'girls' | 'boys' | 'baby' | 'kids'

/** A part of the tree, named after its audience. */
export type Branch = 'women' | 'men' | KidsBranch

/** The audience of a product, which determines the node that is chosen for its kind. */
export interface Wearer {
  /** The branch that the record itself states. */
  named: Branch | undefined
  /** A guessed branch, used only for kinds that exist for both women and men. */
  assumed?: Branch | undefined
}

/** Returns the branch for an audience; undefined for adults of unknown sex or of both sexes. */
export function toBranch({ sex, age }: Audience): Branch | undefined {
  if (age === 'baby') return age
  if (age === 'kids') return sex === 'female' ? 'girls' : sex === 'male' ? 'boys' : 'kids'
  return sex === 'female' ? 'women' : sex === 'male' ? 'men' : undefined
}

/**
 * Returns the node of a kind for a wearer; undefined if
 * the node depends on the sex and the sex is unknown.
 */
export function findNode(kind: CategoryKind, { named, assumed }: Wearer): string | undefined {
  if (kind.isElsewhere && kind.kids === undefined) return undefined
  const side = named ?? kind.only ?? assumed ?? kind.likely
  if (side !== undefined && side !== 'women' && side !== 'men') return toKidsNode(kind, side)
  if (kind.isElsewhere) return undefined
  if (kind.isForAll) return kind.women
  return side && kind[side]
}

/** Returns the boys' node of a product that is for children of both sexes and among the girls'. */
export function findBoysNode(id: string): string | undefined {
  const boys = id.replace(/^girls-/, 'boys-')
  return boys !== id && ancestorsOf(boys).length > 0 ? boys : undefined
}

const kidsParts = new Map(
  Object.entries({
    'womens-clothes': 'clothes',
    'womens-shoes': 'shoes',
    handbags: 'accessories',
    'womens-accessories': 'accessories',
  }),
)
/** A baby's plates and bathtub are gear; its bed, blanket and lamp belong to the nursery. */
const babyGear = ['dining', 'kitchen', 'bath', 'luggage']

/** Returns the node of a kind under Kids. Kids has only a few broad nodes, and Baby even fewer. */
function toKidsNode(kind: CategoryKind, branch: KidsBranch): string {
  const node = kind.kids ?? kind.women
  const [main, department, group] = ancestorsOf(node)
  if (main?.id === 'kids') return isWithin(branch, node) ? branch : node
  if (kind.isForAll && kind.kids === undefined) {
    if (branch !== 'baby') return node
    return babyGear.includes(department?.id ?? '') ? 'baby-gear' : 'nursery'
  }
  const part = kidsParts.get(department?.id ?? '')
  if (branch !== 'boys' && branch !== 'baby' && group?.id === 'dresses') return 'girls-dresses'
  if (part === undefined || (branch === 'baby' && part === 'accessories')) return branch
  // Children of no stated sex are in both trees; see `findBoysNode`.
  return `${branch === 'kids' ? 'girls' : branch}-${part}`
}

/**
 * True if `id` is `wide` or one of its descendants. Bags count as
 * accessories because shops file them there, although we do not.
 */
export function isWithin(id: string, wide: string): boolean {
  const line = ancestorsOf(id).map(category => category.id)
  const [, department = ''] = line
  return line.includes(wide) || bagsAmong.get(wide) === department
}

const bagsAmong = new Map(
  Object.entries({
    'womens-accessories': 'handbags',
    'mens-accessories': 'mens-bags',
  }),
)

/** Returns the deepest node that contains all of the given nodes. */
export function findShared(ids: readonly string[]): string | undefined {
  const [first, ...others] = ids.map(id => ancestorsOf(id).map(category => category.id))
  return first?.findLast(id => others.every(line => line.includes(id)))
}
