import type { Product } from './product.ts'
import type { ProductKey } from './product-key.ts'

/** How many of the products that a retailer has on sale today our price histories confirm. */
export interface SaleCounts {
  /** The products in stock with a sale price. */
  claimed: number
  verified: number
  contradicted: number
}

/** The counts of one retailer's sales today, as its source spells the name. */
export interface RetailerSales extends SaleCounts {
  retailer: string
}

/** A product whose sale our price history contradicts, with what decides its place. */
export interface ContradictedSale
  extends ProductKey,
    Pick<Product, 'categoryId' | 'otherCategoryId'> {
  /** The retailer's name as its source spells it. */
  retailer: string
  composition: readonly { material: string }[]
}

/** We say nothing about a retailer with fewer sales, because a few wrong ones would weigh too much. */
export const fewestClaims = 20
