import type { ProductMaterial } from './product.ts'

/** A fiber and its stated share in percent, 1 to 100. */
export type FiberShare = Required<ProductMaterial>

/** What a product is made of, in words. */
export interface FiberWords {
  /** The main fiber and its share, "80% wool"; the names alone if no share is stated. */
  main: string
  /** The share of the main fiber. */
  percent?: number
  /** The other fibers: "15% polyamide, 5% elastane". */
  rest?: string
}

/** Elastane only makes other fibers stretch; it is never what a product is mainly made of. */
const stretch = 'elastane'
const synthetics = new Set([
  'polyester',
  'polyamide',
  'elastane',
  'acrylic',
  'polyurethane',
  'polypropylene',
])

/**
 * Returns the stated shares. Shares that add up to more than 100 belong to several parts, such as
 * shell and lining, and say nothing about the whole product, so that none is returned.
 */
export function findShares(composition: readonly ProductMaterial[] = []): FiberShare[] {
  const shares = composition.flatMap(({ material, percent }) =>
    percent === undefined ? [] : [{ material, percent }],
  )
  return sumShares(shares) > 100 ? [] : shares
}

export function sumShares(shares: readonly Pick<FiberShare, 'percent'>[]): number {
  return shares.reduce((sum, { percent }) => sum + percent, 0)
}

export function isSynthetic(material: string): boolean {
  return synthetics.has(material)
}

/**
 * Returns true if a product states all it is made of, and none of it is synthetic. `madeOf` is
 * everything that is named in it, also without a share.
 */
export function isFreeOfSynthetics(
  shares: readonly Pick<FiberShare, 'percent'>[],
  madeOf: readonly string[],
): boolean {
  return sumShares(shares) === 100 && !madeOf.some(isSynthetic)
}

/**
 * Describes the fibers of a product; undefined if none but elastane is stated.
 *
 *     polyamide 20, wool 80        80% wool | 20% polyamide
 *     elastane 60, cotton 40       40% cotton | 60% elastane
 *     cotton 95                    95% cotton
 *     wool, silk                   Wool, silk
 *     elastane                     undefined
 */
export function describeFibers(
  composition: readonly ProductMaterial[] = [],
): FiberWords | undefined {
  const [main, ...others] = sortFibers(findShares(composition))
  if (main && main.material !== stretch) {
    const rest = others.map(formatShare).join(', ')
    return {
      main: formatShare(main),
      percent: main.percent,
      ...(rest === '' ? {} : { rest }),
    }
  }
  const names = sortFibers(composition).map(({ material }) => material)
  return names.some(name => name !== stretch) ? { main: toTitle(names.join(', ')) } : undefined
}

/** The fiber with the largest stated share, or else the first one named; never elastane. */
export function findMainFiber(composition: readonly ProductMaterial[] = []): string | undefined {
  return sortFibers(composition).find(({ material }) => material !== stretch)?.material
}

function formatShare({ material, percent }: FiberShare): string {
  return `${percent}% ${material}`
}

/** Sorts the largest shares first and elastane last. */
function sortFibers<Fiber extends ProductMaterial>(composition: readonly Fiber[]): Fiber[] {
  const rank = ({ material, percent = 0 }: Fiber) => (material === stretch ? -1 : percent)
  return composition.toSorted((a, b) => rank(b) - rank(a))
}

function toTitle(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
