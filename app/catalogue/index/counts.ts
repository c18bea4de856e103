import { fixedValueCount } from './fixed-values.ts'

/** How many cards have each value, by codes. Arrays may end before the largest code: what lies behind is 0. */
export interface Counts {
  cards: number
  /** By place in the row of fixed values. */
  fixed: Uint32Array
  brands: Uint32Array
  stores: Uint32Array
  sizes: Uint32Array
}

export function createCounts(): Counts {
  return {
    cards: 0,
    fixed: new Uint32Array(fixedValueCount),
    brands: new Uint32Array(),
    stores: new Uint32Array(),
    sizes: new Uint32Array(),
  }
}
