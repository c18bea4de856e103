import type { SizeId } from '#app/domain/size.ts'

/** The body that a clothing size is cut for. Many shops list each cut of a dress separately. */
export type SizeCut = 'regular' | 'petite' | 'tall' | 'plus'

const clothing = /^(?:letter|us|uk|eu|it|fr):/
const cut = /-(petite|tall|plus)$/
/** Matches 1X to 6X; 3XL and larger are men's sizes as well. */
const plus = /^letter:\dx$/

/**
 * Returns the cut that all clothing sizes of a product have in common.
 *
 *     us:0 us:2                     regular
 *     us:20-plus letter:3x          plus
 *     us:12 us:18-plus              undefined: it comes in several cuts
 *     shoe-us:8                     undefined
 */
export function findSizeCut(sizeIds: readonly SizeId[]): SizeCut | undefined {
  const cuts = new Set(sizeIds.filter(id => clothing.test(id)).map(toCut))
  return cuts.size === 1 ? [...cuts][0] : undefined
}

function toCut(id: SizeId): SizeCut {
  return plus.test(id) ? 'plus' : ((cut.exec(id)?.[1] ?? 'regular') as SizeCut)
}
