import { parentCodes } from './category-codes.ts'
import { isInStock } from './fixed-values.ts'
import type { ProductTable } from './product-table.ts'
import type { WordIndex } from './words/word-door.ts'

/** How many products of alike words are looked at for each that is shown. */
const reach = 20
const sameCategory = 4
const siblingCategory = 1.5
const sameColor = 2
const soldOut = -6
/** At twice or half the price one point less, and so on. */
const pricePoints = 1.5
/** What the likest words are worth beside the rest. */
const wordPoints = 6

/**
 * Products like one: those that share its words (materials among them), in whose order category, colour, price and stock
 * have a say too. Of each group of offers one, and none of the product's own.
 */
export function findSimilar(table: ProductTable, words: WordIndex, number: number, limit: number): number[] {
  const { columns, colorSets, listOffers } = table
  const own = new Set(listOffers(number))
  if (own.size === 0) return []
  const colors = [...Array.from(colorSets.get(columns.colorSet[number] ?? 0))]
  const category = columns.category[number] ?? 0
  const candidates = words
    .similar(number, limit * reach)
    .filter(other => !own.has(other))
    .map((other, place, all) => ({ other, points: judge(other) + wordPoints * (1 - place / all.length) }))
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
    const itsCategory = columns.category[other] ?? 0
    const isSibling = category > 0 && parentCodes[itsCategory] === parentCodes[category]
    const ratio = Math.log2(((columns.usdCents[other] ?? 0) + 100) / ((columns.usdCents[number] ?? 0) + 100))
    return (
      (itsCategory === category ? sameCategory : isSibling ? siblingCategory : 0) +
      (colorSets.isAny(columns.colorSet[other] ?? 0, colors) ? sameColor : 0) -
      Math.abs(ratio) * pricePoints +
      (isInStock(columns.signature[other] ?? 0) ? 0 : soldOut)
    )
  }
}
