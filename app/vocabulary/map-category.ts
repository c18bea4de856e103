import { ancestorsOf, getMainCategory } from '#app/domain/category-tree.ts'
import type { Audience } from './audience.ts'
import { type CategoryKind, kindsByPhrase } from './category-kinds.ts'
import { findAudience } from './find-audience.ts'
import { findKindOfTitle, isKindWithin } from './find-kind.ts'
import { googleCategories } from './google-categories.ts'
import { type Branch, findNode, findShared, isWithin, toBranch, type Wearer } from './kind-node.ts'
import { type PathReading, readPath } from './read-path.ts'
import { toPhrase } from './to-phrase.ts'

/**
 * A record's hints about the category of its product. All are optional, and none is trusted alone.
 */
export interface CategoryClues {
  /** From Google's product taxonomy. */
  googleId?: string | number
  /** "Apparel & Accessories > Clothing > Dresses" */
  googlePath?: string
  /** The retailer's own paths, each from general to specific: ["Women", "Tops", "Shirts"]. */
  paths?: readonly (readonly string[])[]
  /** From the fields for gender and age group. */
  audience?: Audience
  title?: string
  /** The people the feed or the retailer sells to, for records that name no audience. */
  usualAudience?: Audience | undefined
}

/**
 * The node of our tree that a product belongs under. Google's category, which is the
 * same for all shops, comes first; the shop's own path can only narrow it, and the
 * title can only narrow the result further. In a path, the innermost level that names a
 * kind of product counts, and never one above it. Undefined when nothing is recognized,
 * or when women and men both have such products and the record names neither.
 *
 *     2271 (Dresses), "… Linen Maxi Dress"           maxi-dresses
 *     Women › Dresses › Day                          day-dresses
 *     212 (Shirts & Tops), men, "… Crewneck Sweater" mens-crewneck-sweaters
 *     Apparel, Women, Tops, Shirts                   womens-tops
 *     Girls › Shoes                                  girls-shoes
 *     "Silk Blouse" · "Wool Sweater"                 blouses · undefined
 */
export function mapCategory(clues: CategoryClues): string | undefined {
  const { googleId, googlePath = '', paths = [], title = '' } = clues
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
  const isNarrower = named !== undefined && isAmong(named, shared) && isAmong(named, placed)
  const candidates = [isNarrower ? [named] : [], placed, shared.slice(0, 1)]
  for (const kinds of candidates) {
    const node = findShared(kinds.flatMap(kind => findNode(kind, wearer) ?? []))
    if (node !== undefined || kinds.some(kind => kind.isElsewhere)) return node
  }
  return wearer.usually
}

/** The side of the tree to compare kinds on: children's is laid out like women's. */
function getSide({ named, assumed }: Wearer, { only }: CategoryKind): 'women' | 'men' {
  const side = named ?? only ?? assumed
  return side === 'men' ? side : 'women'
}

function isForKids({ isElsewhere, women }: CategoryKind): boolean {
  return !isElsewhere && getMainCategory(women).id === 'kids'
}

/** The kinds of the deepest path, or of the first of equally deep ones. */
function findDeepest(found: readonly (readonly CategoryKind[])[]) {
  const toDepth = ([kind]: readonly CategoryKind[]) => ancestorsOf(kind?.women).length
  return found.toSorted((a, b) => toDepth(b) - toDepth(a))[0]
}

/** Looks the id up, then the names of the path from the innermost outward. */
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
 * The people a product is for: named, usual for the shop, or guessed from the categories around it.
 */
function findWearer(
  { audience: field = {}, title = '', usualAudience: usual = {} }: CategoryClues,
  readings: readonly PathReading[],
): Wearer & { usually: Branch | undefined } {
  const said = findAudience({ field, paths: readings.map(({ audience }) => audience), title })
  const named = toBranch(said.age === undefined && usual.age ? { ...said, age: usual.age } : said)
  const usually = named ?? toBranch(usual)
  const sides = new Set(readings.flatMap(({ impliedSide }) => impliedSide ?? []))
  const implied = sides.size === 1 ? [...sides][0] : undefined
  const likely = readings.flatMap(({ likelySide }) => likelySide ?? [])[0]
  const assumed = implied ?? usually ?? (said.sex === 'both' ? 'women' : likely)
  return { named, usually, assumed }
}
