import { ancestorsOf, getMainCategory } from '#app/domain/category-tree.ts'
import type { Audience } from './audience.ts'
import { type CategoryKind, kindsByPhrase } from './category-kinds.ts'
import { isCategoryPair } from './category-pairs.ts'
import { findAudience } from './find-audience.ts'
import { describesKind, findKindOfTitle, isKindWithin, isNamedInPassing } from './find-kind.ts'
import { translateLevel } from './foreign-kinds.ts'
import { googleCategories } from './google-categories.ts'
import { isWomensCut } from './is-womens-cut.ts'
import {
  type Branch,
  findBoysNode,
  findNode,
  findShared,
  isWithin,
  toBranch,
  type Wearer,
} from './kind-node.ts'
import { isEnglish } from './language.ts'
import { type PathReading, readPath } from './read-path.ts'
import { toPhrase } from './to-phrase.ts'

/**
 * A record's hints about the category of its product.
 * Every field is optional, and none is trusted on its own.
 */
export interface CategoryClues {
  /** An id from Google's product taxonomy. */
  googleId?: string | number
  /** "Apparel & Accessories > Clothing > Dresses" */
  googlePath?: string
  /** The retailer's own paths, each from general to specific: ["Women", "Tops", "Shirts"]. */
  paths?: readonly (readonly string[])[]
  /** The audience stated in the record's fields for gender and age group. */
  audience?: Audience
  title?: string
  /** HTML or text, for titles that name a kind in passing only. */
  description?: string
  /** The usual audience of the feed or the retailer, for records that do not state one. */
  usualAudience?: Audience | undefined
  /** The language of the names and paths; English if absent. */
  language?: string | undefined
  /** The node for records that nothing else places. */
  usualCategory?: string | undefined
}

/**
 * Returns the node of our tree where a product belongs. Google's category comes first,
 * because it means the same thing in every shop; the shop's own path can only narrow
 * it, and the title can only narrow the result further. In a path, only the innermost
 * level that names a kind of product counts. Undefined if nothing is recognized, or if
 * the category exists for both women and men and the record mentions neither.
 *
 *     2271 (Dresses), "… Linen Maxi Dress"           maxi-dresses
 *     Women › Dresses › Day                          day-dresses
 *     212 (Shirts & Tops), men, "… Crewneck Sweater" mens-crewneck-sweaters
 *     Apparel, Women, Tops, Shirts                   womens-tops
 *     Girls › Shoes                                  girls-shoes
 *     "Silk Blouse" · "Wool Sweater"                 blouses · undefined
 */
export function mapCategory(clues: CategoryClues): string | undefined {
  const { node, isRecognized } = placeProduct(toEnglish(clues))
  return isRecognized ? node : (node ?? clues.usualCategory)
}

/** Returns true if nothing says what a product is: no category that we know, listed or not. */
export function isUnplaced(clues: CategoryClues): boolean {
  const { node, isRecognized } = placeProduct(toEnglish(clues))
  return node === undefined && !isRecognized && clues.usualCategory === undefined
}

/**
 * Translates the paths of a feed in another language, and leaves out its names: an English word
 * in them may mean something else. Google's ids are the same in every language.
 */
function toEnglish(clues: CategoryClues): CategoryClues {
  const { language, paths = [], googlePath, ...others } = clues
  if (isEnglish(language)) return clues
  const all = googlePath === undefined ? paths : [...paths, googlePath.split('>')]
  const translate = (level: string) => translateLevel(level, language ?? '')
  return {
    ...others,
    title: '',
    paths: all.map(path => path.map(translate).filter(Boolean)),
  }
}

/** `isRecognized` is true for a product whose kind is known, even if our tree has no node for it. */
function placeProduct(clues: CategoryClues): { node: string | undefined; isRecognized: boolean } {
  const { googleId, googlePath = '', paths = [], title = '', description = '' } = clues
  const google = googlePath.split('>').map(level => level.trim())
  const ofGoogle = readPath(google)
  const ownPaths = paths.map(readPath)
  const wearer = findWearer(clues, [ofGoogle, ...ownPaths])

  const isAmong = (kind: CategoryKind, wide: readonly CategoryKind[]) =>
    wide.length === 0 ||
    isKindWithin(kind, wide, getSide(wearer, kind)) ||
    wide.some(one => isForKids(one) && isWithin(findNode(kind, wearer) ?? '', one.women))

  const shared = findGoogleKinds(googleId, google)
  const own = ownPaths
    .map(({ kinds }) => kinds.filter(kind => isAmong(kind, shared)))
    .filter(kinds => kinds.length > 0)
  const placed = findDeepest(own) ?? (shared.length === 0 ? ofGoogle.kinds : [])
  const named = findKindOfTitle(title)
  // Nothing but the title says what the product is, and the title may mean something else.
  const isDoubtful = shared.length === 0 && placed.length === 0 && isNamedInPassing(title)
  const isProven = named !== undefined && (!isDoubtful || describesKind(description, named))
  const isNarrower = isProven && isAmong(named, shared) && isAmong(named, placed)
  const candidates = [isNarrower ? [named] : [], placed, shared.slice(0, 1)]
  for (const kinds of candidates) {
    const node = findShared(kinds.flatMap(kind => findNode(kind, wearer) ?? []))
    if (node !== undefined || kinds.some(kind => kind.isElsewhere))
      return { node, isRecognized: true }
  }
  return { node: wearer.usually, isRecognized: false }
}

/**
 * Returns the men's category of a product that `mapCategory` placed among women's, if
 * its record says that it is for women and men, and the boys' of a product among girls' that
 * is for children of no stated sex; undefined for all other products.
 *
 *     unisex, "Canvas Sneakers" in womens-sneakers     mens-sneakers
 *     unisex, "Midi Dress" in dresses                  undefined
 *     kids, "Rain Boots" in girls-shoes                boys-shoes
 */
export function mapOtherCategory(
  given: CategoryClues,
  categoryId: string | undefined,
): string | undefined {
  const clues = toEnglish(given)
  const { audience: field = {}, googlePath = '', paths = [], title = '' } = clues
  if (categoryId === undefined) return undefined
  const readings = [googlePath.split('>').map(level => level.trim()), ...paths].map(readPath)
  const { sex, age } = findAudience({
    field,
    paths: readings.map(({ audience }) => audience),
    title,
  })
  const isBoth = sex === 'both' || sex === undefined
  if (isBoth && (age ?? clues.usualAudience?.age) === 'kids') return findBoysNode(categoryId)
  if (sex !== 'both' || (age !== undefined && age !== 'adult')) return undefined
  const other = mapCategory({ ...clues, audience: { ...field, sex: 'male' } })
  return other !== undefined && isCategoryPair(categoryId, other) ? other : undefined
}

/**
 * Returns the side of the tree on which kinds are compared. Children's kinds
 * are compared on the women's side, because the two have the same structure.
 */
function getSide({ named, assumed }: Wearer, { only }: CategoryKind): 'women' | 'men' {
  const side = named ?? only ?? assumed
  return side === 'men' ? side : 'women'
}

function isForKids({ isElsewhere, women }: CategoryKind): boolean {
  return !isElsewhere && getMainCategory(women).id === 'kids'
}

/** Returns the kinds found in the deepest path, or in the first one if several are equally deep. */
function findDeepest(found: readonly (readonly CategoryKind[])[]) {
  const toDepth = ([kind]: readonly CategoryKind[]) => ancestorsOf(kind?.women).length
  return found.toSorted((a, b) => toDepth(b) - toDepth(a))[0]
}

/** Looks up the id, then the levels of the path, innermost first. */
function findGoogleKinds(
  id: string | number | undefined,
  path: readonly string[],
): readonly CategoryKind[] {
  return (
    googleKinds.get(String(id ?? '').trim()) ??
    path
      .toReversed()
      .map(level => googleKinds.get(level.toLowerCase()))
      .find(found => found !== undefined) ??
    []
  )
}

const googleKinds: ReadonlyMap<string, readonly CategoryKind[]> = new Map(
  [...googleCategories].map(([key, phrases]) => [
    key,
    phrases.flatMap(phrase => kindsByPhrase.get(toPhrase(phrase)) ?? []),
  ]),
)

/**
 * Returns the product's audience: the one that the record states, the shop's
 * usual one, or a guess from the categories in its paths or the cut in its title.
 */
function findWearer(
  { audience: field = {}, title = '', usualAudience: usual = {} }: CategoryClues,
  readings: readonly PathReading[],
): Wearer & { usually: Branch | undefined } {
  const stated = findAudience({ field, paths: readings.map(({ audience }) => audience), title })
  const named = toBranch(
    stated.age === undefined && usual.age ? { ...stated, age: usual.age } : stated,
  )
  const usually = named ?? toBranch(usual)
  const sides = new Set(readings.flatMap(({ impliedSide }) => impliedSide ?? []))
  const implied = sides.size === 1 ? [...sides][0] : undefined
  const likely = readings.flatMap(({ likelySide }) => likelySide ?? [])[0]
  const guessed = stated.sex === 'both' || isWomensCut(title) ? 'women' : likely
  const assumed = implied ?? usually ?? guessed
  return { named, usually, assumed }
}
