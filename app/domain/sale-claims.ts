import type { ProductKey } from './product-key.ts'

/** How many of the products that a retailer has on sale today our price histories confirm. */
export interface SaleCounts {
  /** The products in stock with a sale price. */
  claimed: number
  verified: number
  contradicted: number
}

/** Today's sales of the whole catalogue. */
export interface SaleClaims {
  /** The counts of each retailer, as its source spells the name. */
  retailers: readonly (SaleCounts & { retailer: string })[]
  /** The products whose sale is contradicted, the largest claimed percentages first. */
  contradicted: readonly ProductKey[]
}

/** We say nothing about a retailer with fewer sales, because a few wrong ones would weigh too much. */
export const fewestClaims = 20
