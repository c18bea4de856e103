import type { FacetName } from '#app/domain/facets/facets.ts'
import type { Exclusions } from '#app/domain/facets/filters.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import type { FacetValue, Listing } from '#app/domain/listing.ts'
import type { Offer } from '#app/domain/offer.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { PriceHistory } from '#app/domain/price-history.ts'
import type { PriceStep } from '#app/domain/price-step.ts'
import type { Image } from '#app/domain/product.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import type { SearchMatch, StoredSearch } from '#app/domain/stored-search.ts'
import type { IndexState } from '#app/search-index/index-state.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import type { SitemapProduct, SitemapSplit } from '#app/store/sitemap.server.ts'
import type { StoredProduct } from '#app/store/store.server.ts'

/**
 * Product queries for loaders. Only `find` waits for an upstream, and only for a product that is
 * not stored. Methods that need the search index throw `IndexUnavailableError` while it is down.
 */
export interface Catalogue {
  /** One page of a list with `limit` products, 50 by default. Needs the index. */
  list(query: ListQuery, limit?: number): Promise<Listing>
  /** All values of one facet among a list's products, most frequent first. Needs the index. */
  findValues(query: ListQuery, facet: FacetName): Promise<FacetValue[]>
  /**
   * For each text, the total of the list that it narrows the query's list to; 0 unless products
   * match every word. Needs the index.
   */
  countTexts(query: ListQuery, texts: readonly string[]): Promise<number[]>
  /** A product by source and id; fetched from its source and stored if we do not have it. */
  find(source: SourceLetter, id: string): Promise<CataloguedProduct | undefined>
  /**
   * A product that was recently shown in a list, from memory, for features that must work while the
   * database is down.
   */
  recall(source: SourceLetter, id: string): CheckedProduct | undefined
  /** The product to which its source assigned this outgoing link; undefined for any other URL. */
  findByClickUrl(clickUrl: string): Promise<CataloguedProduct | undefined>
  /** All pictures of a stored product, with the URLs its source sent; empty for an unknown product. */
  findImages(source: SourceLetter, id: string): Promise<Image[]>
  /** The stored products with these keys that are still on offer, in the order of the keys. */
  findMany(keys: readonly ProductKey[]): Promise<CheckedProduct[]>
  /**
   * All offers of a product, itself included, cheapest in stock first; empty if it is the only one.
   */
  findOffers(source: SourceLetter, id: string): Promise<Offer[]>
  /** A stored product's price history since we first read it, and its summary as of today. */
  findPriceHistory(source: SourceLetter, id: string): Promise<PriceHistory | undefined>
  /** The price steps of stored products, keyed by `formatProductKey`, earliest first. */
  findPriceSteps(keys: readonly ProductKey[]): Promise<ReadonlyMap<string, PriceStep[]>>
  /**
   * All brands and retailers with products and their counts,
   * sorted by name. Leaves out excluded values. Needs the index.
   */
  directory(excluded?: Exclusions): Promise<{ brands: FacetValue[]; retailers: FacetValue[] }>
  /** Ids of all categories with products, in tree order. Needs the index. */
  listCategories(excluded?: Exclusions): Promise<string[]>
  /** The product files of the sitemap. Scans all products, so callers should cache the result. */
  findSitemapSplits(): Promise<SitemapSplit[]>
  /** The products on offer in a file of the sitemap, in batches. */
  readSitemapSplit(split: number): AsyncIterable<SitemapProduct[]>
  /** Completions of a search text, at most `limit` of each kind. Needs the index. */
  suggest(text: string, limit: number): Promise<Suggestions>
  /** Similar products, most similar first; empty for an unknown product. Needs the index. */
  similar(source: SourceLetter, id: string, limit: number): Promise<CheckedProduct[]>
  /**
   * Finds the stored searches that match changed products; `behind` while the index has not applied
   * the changes. Needs the index.
   */
  matchSearches(
    searches: readonly StoredSearch[],
    changes: readonly ProductChange[],
  ): Promise<SearchMatch[] | 'behind'>
  /** Replaces the operators' synonyms, which add to the built-in ones. */
  setSynonyms(synonyms: readonly SearchSynonym[]): void
  /** Returns a search's first products with these operator synonyms. Needs the index. */
  previewSearch(
    text: string,
    synonyms: readonly SearchSynonym[],
    limit: number,
  ): Promise<SearchPreview>
  /** Readiness, size and version of the index. */
  state(): IndexState
}

export interface SearchPreview {
  total: number
  /** Query words that match no listed product. */
  dropped: readonly string[]
  products: CheckedProduct[]
}

export interface Suggestions {
  brands: FacetValue[]
  categories: FacetValue[]
  /** Complete search texts. */
  queries: string[]
  products: CheckedProduct[]
}

export type CataloguedProduct = Omit<StoredProduct, 'isStale'>
