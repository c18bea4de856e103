import { ancestorsOf, findCategory } from '#app/domain/category-tree.ts'
import { facets } from '#app/domain/facets/facets.ts'
import type { UnderstoodPart } from '#app/domain/query-reading.ts'
import type { Branch } from '#app/vocabulary/kind-node.ts'
import { isImitating } from '../language/imitations.ts'
import { compounds } from '../language/synonyms.ts'
import type { BrandNames, IndexedBrand } from '../names/brand-names.ts'
import { findCategoryByName, longestCategoryName } from '../names/category-names.ts'
import { findColorByName, longestColorName } from '../names/color-names.ts'
import { findStyleByName, isFit, longestStyleName } from '../names/style-names.ts'
import { findValueByName } from '../names/value-names.ts'
import type { QueryWord } from './query-word.ts'

/** A run of query words that names a brand, a category or another value, such as a color. */
export interface NamedEntity extends Pick<UnderstoodPart, 'group' | 'value' | 'label'> {
  /** The range of word indexes; `to` is exclusive. */
  from: number
  to: number
  brand?: IndexedBrand
}

const longestName = 5
const longestBrandName = 4

/**
 * Finds names in a query, longest run first: "red midi dress levis" has a color, a category and a
 * brand. The words are still searched as text, and a name never excludes a product.
 */
export function readNames(
  words: readonly QueryWord[],
  brands: BrandNames,
  countUses: (stem: string) => number,
): NamedEntity[] {
  const branch = findBranch(words)
  const found: NamedEntity[] = []
  for (let from = 0; from < words.length; ) {
    const part = findPart(words, from, brands, branch, countUses)
    if (part && isPurpose(words, found, part)) found.push(...toStyle(words, part))
    else if (part) found.push(part)
    from = part?.to ?? from + 1
  }
  return preferStyles(words, found)
}

/**
 * Reads a category that is also called like a style as that style beside the name of a thing: a dress
 * with long sleeves is none of the long-sleeve tops.
 */
function preferStyles(words: readonly QueryWord[], found: NamedEntity[]): NamedEntity[] {
  const isThing = ({ group, value }: NamedEntity) => group === 'category' && !isAudience(value)
  const things = found.filter(isThing)
  if (things.length < 2 || things.every(part => toStyle(words, part).length > 0)) return found
  return found.map(part => (isThing(part) ? (toStyle(words, part)[0] ?? part) : part))
}

/**
 * Returns true for a category after "for" that only says what another one is for: a
 * shirt for the office is no office furniture, and a dress for a wedding no bridal gown.
 */
function isPurpose(
  words: readonly QueryWord[],
  found: readonly NamedEntity[],
  part: NamedEntity,
): boolean {
  if (part.group !== 'category' || isAudience(part.value)) return false
  const thing = found.findLast(({ group, value }) => group === 'category' && !isAudience(value))
  return thing !== undefined && words.slice(thing.to, part.from).some(({ word }) => word === 'for')
}

function toStyle(words: readonly QueryWord[], { from, to }: NamedEntity): NamedEntity[] {
  const style = findStyle(words.slice(from, to).map(({ stem }) => stem))
  return style ? [{ ...style, from, to }] : []
}

function findPart(
  words: readonly QueryWord[],
  from: number,
  brands: BrandNames,
  branch: Branch | undefined,
  countUses: (stem: string) => number,
): NamedEntity | undefined {
  for (let to = Math.min(from + longestName, words.length); to > from; to -= 1) {
    // A name must not start or end with "the" or "for".
    if (words[from]?.role === 'stop' || words[to - 1]?.role === 'stop') continue
    const stems = words.slice(from, to).map(word => word.stem)
    const named = readRun(stems, words[from - 1]?.stem, brands, branch, countUses)
    if (named) return { ...named, from, to }
  }
  return undefined
}

function readRun(
  stems: readonly string[],
  previous: string | undefined,
  brands: BrandNames,
  branch: Branch | undefined,
  countUses: (stem: string) => number,
): Omit<NamedEntity, 'from' | 'to'> | undefined {
  const color = stems.length <= longestColorName ? findColorByName(stems) : undefined
  if (color !== undefined)
    return { group: 'colors', value: color, label: facets.colors.format(color) }
  // "Linen" alone is the material, although shops also call bedding linen.
  const material = stems.length === 1 ? findValueByName(stems) : undefined
  if (material !== undefined) return isImitating(previous ?? '') ? undefined : material
  const style = findStyle(stems)
  if (style && isFit(style.value)) return style
  const category =
    stems.length <= longestCategoryName ? findNamedCategory(stems, branch) : undefined
  if (category !== undefined) return toCategoryPart(category, branch)
  const main = stems.length === 1 ? mains.get(stems[0] ?? '') : undefined
  if (main !== undefined) return toCategoryPart(main, branch)
  const brand = stems.length <= longestBrandName ? brands.find(stems) : undefined
  if (!brand || !isMostlyBrand(stems, brand, countUses)) return findValueByName(stems) ?? style
  return { group: 'brands', value: brand.name, label: brand.name, brand }
}

function findStyle(stems: readonly string[]) {
  const value = stems.length <= longestStyleName ? findStyleByName(stems) : undefined
  return value === undefined ? undefined : { group: 'style' as const, value, label: value }
}

/**
 * A compound written as one word may be known as two, or the other way around: flipflops are flip flops,
 * and sun glasses are sunglasses.
 */
function findNamedCategory(stems: readonly string[], branch: Branch | undefined) {
  const joined = stems.join('')
  const parts = compounds.get(joined)
  const others = parts && (stems.length === 1 ? parts : [joined])
  return findCategoryByName(stems, branch) ?? (others && findCategoryByName(others, branch))
}

const mains = new Map(
  Object.entries({
    women: 'women',
    men: 'men',
    kid: 'kids',
    girl: 'girls',
    boy: 'boys',
    baby: 'baby',
    toddler: 'kids',
  }),
)

/** Returns true for the categories that say whom a product is for, but not what it is. */
export function isAudience(id: string): boolean {
  return audiences.has(id)
}

const audiences: ReadonlySet<string> = new Set(mains.values())

function toCategoryPart(id: string, branch: Branch | undefined) {
  const node = findCategory(id)
  const main = ancestorsOf(id)[0]?.id
  const isSided = branch !== undefined && (main === 'women' || main === 'men')
  return {
    group: 'category' as const,
    value: id,
    label: (isSided ? node?.title : node?.name) ?? id,
  }
}

/**
 * Returns true if most products with these words are the brand's own. Any word
 * can be a brand, so "Free" and "Vince" are read as brands only if this is true.
 */
function isMostlyBrand(
  stems: readonly string[],
  brand: IndexedBrand,
  countUses: (stem: string) => number,
): boolean {
  const [only] = stems
  if (stems.length > 1 || only === undefined || brand.stems.length > 1) return true
  return brand.count >= countUses(only) * 0.3
}

function findBranch(words: readonly QueryWord[]): Branch | undefined {
  // A word in a color's name, such as the "baby" of baby blue, does not select a branch.
  const isColor = (at: number) =>
    findColorByName(words.slice(at, at + 2).map(({ stem }) => stem)) !== undefined
  const branches = words.flatMap(({ stem }, at) => (isColor(at) ? [] : (mains.get(stem) ?? [])))
  return branches.at(-1) as Branch | undefined
}
