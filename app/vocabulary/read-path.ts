import { type Audience, parseAudience } from './audience.ts'
import type { CategoryKind } from './category-kinds.ts'
import { findKindsOnLevel, isKindWithin } from './find-kind.ts'
import { remember } from './remember.ts'
import { splitPath } from './split-path.ts'

/** The kinds and audience that a category path implies. */
export interface PathReading {
  /** The kinds on the innermost level that has any. */
  kinds: readonly CategoryKind[]
  audience: Audience
  /**
   * The side of the tree, if only one side has the kinds
   * in the path: socks filed with lingerie are women's.
   */
  impliedSide: Side | undefined
  /**
   * The likely side of the tree: a wallet listed among
   * bags or beside clutches is usually a woman's.
   */
  likelySide: Side | undefined
}

type Side = 'women' | 'men'

/** Reads a path from general to specific: Women › Tops › Shirts. */
export function readPath(path: readonly string[]): PathReading {
  return readJoined(path.join('\n'))
}

const readJoined = remember((joined): PathReading => {
  const path = splitPath(joined.split('\n'))
  const levels = path.map((level, at) => ({ level, kinds: findKindsOnLevel(level, path[at - 1]) }))
  const known = levels.filter(({ kinds }) => kinds.length > 0)
  const innermost = known.findLast(
    ({ level, kinds }, at) => !isAdjective(level, kinds, known[at - 1]?.kinds),
  )
  const kinds = innermost?.kinds ?? []
  const sides = new Set(known.flatMap(one => one.kinds.flatMap(({ only }) => only ?? [])))
  const wider = known
    .flatMap(one => one.kinds)
    .filter(wide => kinds.every(kind => isKindWithin(kind, [wide], 'women')))
  return {
    kinds,
    audience: path.map(parseAudience).reduce(joinLevels, {}),
    impliedSide: sides.size === 1 ? [...sides][0] : undefined,
    likelySide: [...kinds, ...wider].flatMap(kind => kind.likely ?? [])[0],
  }
})

/**
 * True for a level that only qualifies the one above it,
 * as in Ankle Boots › Flat and Footwear › Trail Running.
 */
function isAdjective(
  level: string,
  kinds: readonly CategoryKind[],
  outer: readonly CategoryKind[] = [],
): boolean {
  const [thing, ...others] = outer
  if (thing === undefined || thing.isOnlyInPaths || others.length > 0) return false
  const isAmong = (kind: CategoryKind) =>
    isKindWithin(kind, outer, 'women') || isKindWithin(kind, outer, 'men')
  const isManner =
    /^\p{L}+(?:[^s]|ss)$/u.test(level.trim()) || kinds.every(kind => kind.isOnlyInPaths)
  return isManner && !kinds.some(isAmong)
}

/**
 * Combines the audiences of two levels. The inner level overrides
 * the outer one, except that everything below Baby is for babies.
 */
function joinLevels(outer: Audience, inner: Audience): Audience {
  const sex = inner.sex === undefined || inner.sex === 'both' ? (outer.sex ?? inner.sex) : inner.sex
  const age = inner.age === 'kids' && outer.age === 'baby' ? outer.age : (inner.age ?? outer.age)
  return { ...(sex && { sex }), ...(age && { age }) }
}
