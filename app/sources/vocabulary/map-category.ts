import { ancestorsOf, isDescendant } from '#app/domain/category-tree.ts'
import type { Gender } from '#app/domain/product.ts'
import { type CategoryKind, kindsByPhrase } from './category-kinds.ts'
import { findKindOfTitle, findKindsOnLevel } from './find-kind.ts'
import { parseGender } from './gender.ts'
import { googleCategories } from './google-categories.ts'
import { type Branch, findNode } from './kind-node.ts'
import { toPhrase } from './to-phrase.ts'
import { toWords } from './to-words.ts'

/** What a source says of where a product belongs: all of it optional, and none of it trusted alone. */
export interface CategoryClues {
  /** Of Google's product taxonomy. */
  googleId?: string | number
  /** "Apparel & Accessories > Clothing > Dresses" */
  googlePath?: string
  /** The shop's own, each from wide to narrow: ["Women", "Tops", "Shirts"]. */
  paths?: readonly (readonly string[])[]
  gender?: Gender
  title?: string
}

/**
 * The node of our tree a product belongs under. Google's shelf, which all shops share, comes first; the shop's own path
 * narrows it, the title narrows that, and neither leads out of it. Undefined where nothing is known by name, and where
 * women and men both have such a thing and nobody says whose it is.
 *
 *     2271 (Dresses), "… Linen Maxi Dress"           maxi-dresses
 *     Women › Dresses › Day                          day-dresses
 *     212 (Shirts & Tops), men, "… Crewneck Sweater" mens-crewneck-sweaters
 *     Apparel, Women, Tops, Shirts                   womens-tops
 *     Girls › Shoes                                  girls-shoes
 *     "Silk Blouse" · "Wool Sweater"                 blouses · undefined
 */
export function mapCategory(clues: CategoryClues): string | undefined {
  const { googlePath = '', paths = [], title = '' } = clues
  const google = googlePath.split('>').map(level => level.trim())
  const shelves = [...paths, google]
  const branch = findBranch(clues, shelves.flat(), title)
  const toNodes = (kinds: readonly CategoryKind[]) => kinds.flatMap(kind => findNode(kind, branch) ?? [])

  const shelf = findGoogleKinds(clues.googleId, google)
  const scope = toNodes(shelf)
  const isAllowed = (id: string) => scope.length === 0 || scope.some(wide => isAtOrBelow(id, wide))
  const own = paths.flatMap(path => findOnPath(path, branch) ?? []).filter(isAllowed)
  const placed = findDeepest(own) ?? (shelf.length === 0 ? findOnPath(google, branch) : undefined)
  const kind = findKindOfTitle(title)
  const named = kind && findNode(kind, branch)
  if (named !== undefined && isAllowed(named) && (placed === undefined || isDescendant(named, placed)))
    return named
  const [usual] = shelf
  return placed ?? (usual && findNode(usual, branch)) ?? findRoot(branch, shelves.flat())
}

function isAtOrBelow(id: string, wide: string): boolean {
  return id === wide || isDescendant(id, wide)
}

/** Of several the deepest, the first of equals. */
function findDeepest(ids: readonly string[]): string | undefined {
  return ids.toSorted((a, b) => ancestorsOf(b).length - ancestorsOf(a).length)[0]
}

/** By id, else by the innermost name of the path that is known. */
function findGoogleKinds(id: string | number | undefined, path: readonly string[]): CategoryKind[] {
  const phrases =
    googleCategories.get(String(id ?? '').trim()) ??
    path
      .toReversed()
      .map(level => googleCategories.get(level.toLowerCase()))
      .find(found => found !== undefined)
  return (phrases ?? []).flatMap(phrase => kindsByPhrase.get(toPhrase(phrase)) ?? [])
}

/** The innermost level that names something; where it names two things, what both are. */
function findOnPath(path: readonly string[], branch: Branch): string | undefined {
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const nodes = findKindsOnLevel(path[at] ?? '', path[at - 1]).flatMap(kind => findNode(kind, branch) ?? [])
    const [first, ...others] = nodes.map(id => ancestorsOf(id).map(node => node.id))
    const shared = first?.findLast(id => others.every(line => line.includes(id)))
    if (shared !== undefined) return shared
  }
  return undefined
}

const kidsBranches: readonly (readonly [Branch, RegExp])[] = [
  ['baby', /^(?:bab(?:y|ies|ys)|infants?|newborns?|toddlers?)$/],
  ['girls', /^girls?$/],
  ['boys', /^boys?$/],
]
/** In a title "boy" and "baby" are cuts and colours as often as children. */
const plainInTitles = /^(?:wom[ae]ns?|ladies|mens?|mans|unisex|girls|boys|kids|toddlers?|infants?|newborn)$/

function findBranch({ gender }: CategoryClues, levels: readonly string[], title: string): Branch {
  const titleWords = toWords(title).filter(word => plainInTitles.test(word))
  const onShelf = levels.map(parseGender).findLast(found => found !== undefined)
  const given = gender === 'unisex' ? (onShelf ?? gender) : gender
  const whose = onShelf === 'kids' ? onShelf : (given ?? onShelf ?? parseGender(titleWords.join(' ')))
  if (whose !== 'kids') return whose === 'unisex' ? 'women' : whose
  // From the innermost level outwards: Kids & Baby › Girls.
  const texts = [...levels.toReversed().map(toWords), titleWords]
  return texts.map(findKidsBranch).find(found => found !== undefined) ?? 'kids'
}

function findKidsBranch(words: readonly string[]): Branch {
  return kidsBranches.find(([, pattern]) => words.some(word => pattern.test(word)))?.[0]
}

/** A path that says no more than for whom. */
function findRoot(branch: Branch, levels: readonly string[]): string | undefined {
  return levels.some(level => parseGender(level) !== undefined) ? branch : undefined
}
