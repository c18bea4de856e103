import type { FilterGroup } from '#app/domain/filters.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import type { FacetValue, Listing } from '#app/domain/listing.ts'
import type { Offer } from '#app/domain/offer.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { PriceHistory } from '#app/domain/price-history.ts'
import type { Image } from '#app/domain/product.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import type { SourceLetter } from '#app/domain/source.ts'

/** Everything we know of products, as loaders ask for it. No answer waits for an upstream, save `find` of the unknown. */
export interface Catalogue {
  /** One page of a list; `limit` products a page (50 unless told). Throws `IndexUnavailableError` while the index cannot answer. */
  list(query: ListQuery, limit?: number): Promise<Listing>
  /** Every value of one filter that a list has products of, most first. Throws as `list` does. */
  findValues(query: ListQuery, group: FilterGroup): Promise<FacetValue[]>
  /** A product by its source and id; one we do not have is read from its source and kept. Undefined when nobody has it. */
  find(source: SourceLetter, id: string): Promise<CataloguedProduct | undefined>
  /** Every picture a product names, as its source sends them; none when the catalogue has no such product. No source is asked. */
  findImages(source: SourceLetter, id: string): Promise<Image[]>
  /** Those of the products that we have and that are still offered, in the order of the keys; asks no source. */
  findMany(keys: readonly ProductKey[]): Promise<CheckedProduct[]>
  /** All offers of the same product, this one among them, cheapest in stock first; none when it stands alone. */
  findOffers(source: SourceLetter, id: string): Promise<Offer[]>
  /** What a product cost since we know it, and what that adds up to today. Undefined when the catalogue has no such product. */
  findPriceHistory(source: SourceLetter, id: string): Promise<PriceHistory | undefined>
  /** Every brand and every retailer that has products, by name, with how many. Throws as `list` does. */
  directory(): Promise<{ brands: FacetValue[]; stores: FacetValue[] }>
  /** What a shopper who has written so far may mean; at most `limit` of each. Throws as `list` does. */
  suggest(text: string, limit: number): Promise<Suggestions>
  /** Products like this one, likest first; none for one the catalogue does not have. Throws as `list` does. */
  similar(source: SourceLetter, id: string, limit: number): Promise<CheckedProduct[]>
  /** How far the index is. */
  state(): IndexState
}

export interface Suggestions {
  brands: FacetValue[]
  categories: FacetValue[]
  /** Whole searches. */
  queries: string[]
  products: CheckedProduct[]
}

export interface IndexState {
  /** Everything that was in the catalogue when the index began is in it. */
  isReady: boolean
  products: number
  /** The last change applied. */
  version: number
  /** Bytes, part by part. */
  memory: Record<string, number>
}

/** Told of every answer of the index, as it was received. */
export type OnIndexAnswer = (
  kind: 'query' | 'suggest' | 'similar',
  outcome: 'answered' | 'failed',
  ms: number,
) => void

export interface CataloguedProduct {
  product: CheckedProduct
  /** When the source stopped offering it; absent while it does. */
  goneSince?: Date
}

/** The index is not built yet or its worker is coming back: the page can say so and be asked again. */
export class IndexUnavailableError extends Error {
  override name = 'IndexUnavailableError'
}
