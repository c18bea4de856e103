import type { Predicate } from './predicates.ts'

/** A search as a shopper types it, and which products the shopper wanted. */
export interface ShopperSearch {
  text: string
  wanted: Predicate
  /** The next best thing, if the catalogue has nothing that was wanted. */
  otherwise?: Predicate
}
