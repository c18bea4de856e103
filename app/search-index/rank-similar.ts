import { type Bits, hasBit } from './bits.ts'
import { listOwnNodes, parentCodes } from './category-codes.ts'
import type { ProductTable } from './product-table.ts'
import { isInStock } from './sort-keys.ts'
import type { WordIndex } from './text/word-index-interface.ts'

/** The number of candidates with similar text that are scored for each product shown. */
export const reach = 20
const sameCategory = 4
const siblingCategory = 1.5
const sameColor = 2
const soldOut = -6
/**
 * The points for the same price. Doubling or halving the price
 * costs one point, a factor of four costs two, and so on.
 */
const pricePoints = 1.5
/** The weight of the best text similarity relative to the other criteria. */
export const wordPoints = 6

/**
 * Finds products that share words with a product, including its
 * materials, and ranks them by text, category, color, price and stock.
 * Returns one offer per group, only products of the list, and none from the product's own group.
 */
export function rankSimilar(
  table: ProductTable,
  words: WordIndex,
  { number, list, limit }: { number: number; list: Bits; limit: number },
): number[] {
  const { columns, sets, listOffers } = table
  const own = new Set(listOffers(number))
  if (own.size === 0) return []
  const colors = Array.from(sets.colors.get(columns.colors[number] ?? 0))
  const [category = 0] = listOwnNodes(columns.category[number] ?? 0)
  const candidates = words
    .similar(number, limit * reach)
    .filter(other => !own.has(other) && hasBit(list, other))
    .map((other, place, all) => ({
      other,
      points: judge(other) + wordPoints * (1 - place / all.length),
    }))
    .sort((a, b) => b.points - a.points || a.other - b.other)
  const found: number[] = []
  const shown = new Set<number>()
  for (const { other } of candidates) {
    if (found.length >= limit) break
    if (shown.has(other)) continue
    for (const offer of listOffers(other)) shown.add(offer)
    found.push(other)
  }
  return found

  function judge(other: number): number {
    const [itsCategory = 0] = listOwnNodes(columns.category[other] ?? 0)
    return getSimilarityPoints({
      isSameCategory: itsCategory === category,
      isSibling: category > 0 && parentCodes[itsCategory] === parentCodes[category],
      hasSameColor: sets.colors.isAny(columns.colors[other] ?? 0, colors),
      prices: [columns.prices[number] ?? 0, columns.prices[other] ?? 0],
      isInStock: isInStock(columns, other),
    })
  }
}

/** Returns the points for what two products have in common besides words. */
export function getSimilarityPoints(common: {
  isSameCategory: boolean
  isSibling: boolean
  hasSameColor: boolean
  /** In US cents. */
  prices: readonly [number, number]
  isInStock: boolean
}): number {
  const [own, other] = common.prices
  const ratio = Math.log2((other + 100) / (own + 100))
  return (
    (common.isSameCategory ? sameCategory : common.isSibling ? siblingCategory : 0) +
    (common.hasSameColor ? sameColor : 0) -
    Math.abs(ratio) * pricePoints +
    (common.isInStock ? 0 : soldOut)
  )
}
