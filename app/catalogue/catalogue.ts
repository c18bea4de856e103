import type { ListQuery } from '#app/domain/list-query.ts'
import type { FacetValue, Listing } from '#app/domain/listing.ts'
import type { Product } from '#app/domain/product.ts'
import type { SourceLetter } from '#app/domain/source.ts'

/** Everything we know of products, as loaders ask for it. No answer waits for an upstream, save `find` of the unknown. */
export interface Catalogue {
  /** One page of a list; `limit` products a page (50 unless told). Throws `IndexUnavailableError` while the index cannot answer. */
  list(query: ListQuery, limit?: number): Promise<Listing>
  /** A product by its source and id; one we do not have is read from its source and kept. Undefined when nobody has it. */
  find(source: SourceLetter, id: string): Promise<CataloguedProduct | undefined>
  /** Every brand and every retailer that has products, by name, with how many. Throws as `list` does. */
  directory(): Promise<{ brands: FacetValue[]; stores: FacetValue[] }>
  /** How far the index is. */
  state(): { isReady: boolean; products: number; version: number }
}

export interface CataloguedProduct {
  product: Product
  /** When the source stopped offering it; absent while it does. */
  goneSince?: Date
}

/** The index is not built yet or its worker is coming back: the page can say so and be asked again. */
export class IndexUnavailableError extends Error {
  override name = 'IndexUnavailableError'
}
