import { brandAliases } from '#app/vocabulary/brand-aliases.ts'
import { stem } from '../language/stem.ts'
import { toTokens } from '../language/to-tokens.ts'

export interface IndexedBrand {
  /** The name in the first spelling seen. */
  name: string
  /** The number of products. */
  count: number
  /** The stems of the brand's name. */
  stems: readonly string[]
}

/** The brands of indexed products, found by any of their spellings. */
export interface BrandNames {
  encode(name: string): number
  raise(brand: number): void
  lower(brand: number): void
  /** Finds a brand by its name's stems; undefined if no product has the brand. */
  find(stems: readonly string[]): IndexedBrand | undefined
  /** Returns true if the name of a brand with products has these stems next to each other. */
  hasPair(first: string, second: string): boolean
  readonly all: readonly IndexedBrand[]
}

/** Code 0 means no brand. */
export const noBrand = 0

/** `names` restores the codes of a saved index. */
export function createBrandNames(names: readonly string[] = []): BrandNames {
  const codes = new Map<string, number>([['', noBrand]])
  const brands: IndexedBrand[] = [{ name: '', count: 0, stems: [] }]
  const byKey = new Map<string, number[]>()
  /** The brands with two neighboring stems. */
  const byPair = new Map<string, IndexedBrand[]>()

  function encode(name: string): number {
    const lower = name.toLowerCase()
    const known = codes.get(lower)
    if (known !== undefined) return known
    const stems = toStems(name)
    const brand = { name, count: 0, stems }
    const code = brands.push(brand) - 1
    codes.set(lower, code)
    for (const [at, second] of stems.slice(1).entries()) {
      const pair = toPair(stems[at] ?? '', second)
      byPair.set(pair, [...(byPair.get(pair) ?? []), brand])
    }
    const key = toKey(stems)
    if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), code])
    return code
  }

  names.forEach(encode)
  return {
    encode,
    raise: code => change(brands[code], 1),
    lower: code => change(brands[code], -1),
    find(stems) {
      const key = toKey(stems)
      const found = [key, aliases.get(key) ?? ''].flatMap(each => byKey.get(each) ?? [])
      const known = found.flatMap(code => brands[code] ?? []).filter(({ count }) => count > 0)
      return known.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))[0]
    },
    hasPair: (first, second) =>
      byPair.get(toPair(first, second))?.some(({ count }) => count > 0) ?? false,
    all: brands,
  }
}

function change(brand: IndexedBrand | undefined, by: number): void {
  if (brand) brand.count += by
}

function toStems(name: string): string[] {
  return toTokens(name)
    .map(({ word }) => stem(word))
    .filter(word => word !== 'and')
}

function toPair(first: string, second: string): string {
  return `${first} ${second}`
}

/** Returns the same key for "Rag & Bone", "Rag and Bone" and "ragbone". */
function toKey(stems: readonly string[]): string {
  return stems.filter(word => word !== 'and' && word !== 'the').join('')
}

/** Maps other spellings of a brand to its name: DVF → Diane von Furstenberg. */
const aliases: ReadonlyMap<string, string> = new Map(
  brandAliases.flatMap(([name, ...spellings]) =>
    spellings.map(spelling => [toKey(toStems(spelling)), toKey(toStems(name))] as const),
  ),
)
