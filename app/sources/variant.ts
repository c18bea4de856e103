import type { ProductFacts } from './product-facts.ts'

/** One size and color of a product, for sources that send a row for each. */
export interface Variant extends ProductFacts {
  /** The source's own id for the row. */
  rowId: string
  color?: string
  size?: string
  sizeSystem?: string
  sizeType?: string
}
