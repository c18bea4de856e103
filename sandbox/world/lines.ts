import { draw } from './draw.ts'
import { mix } from './hash.ts'
import { isOriginal } from './originals.ts'

/**
 * A product's position among its siblings, which are products
 * with the same shop, the same brand and almost the same name.
 */
export interface LinePlace {
  /**
   * The number of the first sibling, whose name all siblings
   * share; a product without siblings has its own number.
   */
  head: number
  /** The position: 0 for the first sibling, then 1, 2, 3. */
  place: number
  hasSiblings: boolean
}

/** Siblings have nearby numbers, so that finding them is quick in a catalog of any size. */
const blockSize = 8
const mostSiblings = 4
/**
 * Makes a quarter of a catalog's products siblings of earlier products. Merging products with equal
 * names would hide 9% of them, which is the rate in a real retailer's catalog of 12,491 products.
 */
const lineShare = 0.62
const siblingShare = 0.55
const dice = { line: 210, sibling: 211 } as const

export function getLinePlace(seed: number, item: number): LinePlace {
  const alone = { head: item, place: 0, hasSiblings: false }
  const block = item - (item % blockSize)
  if (draw(mix(seed, block), dice.line) >= lineShare || !isOriginal(seed, item)) return alone
  let head: number | undefined
  let place = 0
  for (let at = block; at <= item; at++) {
    if (!isOriginal(seed, at)) continue
    if (head === undefined) head = at
    else if (draw(mix(seed, at), dice.sibling) < siblingShare && place < mostSiblings) place += 1
    else if (at === item) return alone
  }
  if (head === undefined) return alone
  return { head, place: head === item ? 0 : place, hasSiblings: true }
}
