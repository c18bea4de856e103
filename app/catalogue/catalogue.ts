import type { ColorSibling } from '#app/domain/color-sibling.ts'
import type { FacetName } from '#app/domain/facets/facets.ts'
import type { Exclusions } from '#app/domain/facets/filters.ts'
import type { FacetValue, Listing } from '#app/domain/listing.ts'
import type { Offer } from '#app/domain/offer.ts'
import type { Paging } from '#app/domain/paging.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { PriceHistory } from '#app/domain/price-history.ts'
import type { PriceStep } from '#app/domain/price-step.ts'
import type { Image } from '#app/domain/product.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import type { SearchMatch, StoredSearch } from '#app/domain/stored-search.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import type { OrderTerms } from '#app/search-index/get-order-terms.ts'
import type { IndexQuery } from '#app/search-index/index-interface.ts'
import type { IndexState } from '#app/search-index/index-state.ts'
import type { WordPlace } from '#app/search-index/text/ranking/find-word-places.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import type { SitemapProduct, SitemapSplit } from '#app/store/sitemap.server.ts'
import type { StoredProduct } from '#app/store/store.server.ts'

/**
 * Product queries, divided by who asks. Only `find` waits for an upstream, and only for a product
 * that is not stored. Methods that need the search index throw `IndexUnavailableError` while it is
 * down. Operators' retailer settings apply to the first three parts (`applyRetailerView`), which
 * therefore has to name each of their methods.
 */
export interface Catalogue
  extends ListCatalogue,
    ProductCatalogue,
    SitemapCatalogue,
    IndexControls {}

/** What lists and search show to shoppers. Every method needs the index. */
export interface ListCatalogue {
  /**
   * Returns one page of a list, with `limit` products (50 by default). `view` says which retailers
   * shoppers see as one, and which they do not see. Needs the index.
   */
  list(
    query: ListQuery,
    limit?: number,
    view?: Pick<IndexQuery, 'mergedRetailers' | 'hiddenRetailers'>,
  ): Promise<Listing>
  /** Returns every value that a facet has in a list, most frequent first. Needs the index. */
  findValues(query: ListQuery, facet: FacetName): Promise<FacetValue[]>
  /**
   * Counts, for each search text, the products in the query's list that match
   * all its words. The counts may be up to a minute old. Needs the index.
   */
  countTexts(query: ListQuery, texts: readonly string[]): Promise<number[]>
  /**
   * Explains the order of a page of a search by relevance, and where
   * one product has the query's words. Needs the index.
   */
  explainOrder(query: ListQuery, product: ProductKey): Promise<ExplainedPage>
  /** Suggests completions of a search text, at most `limit` of each kind. Needs the index. */
  suggest(text: string, limit: number, excluded?: Exclusions): Promise<Suggestions>
  /**
   * Returns all brands and retailers that have products, with their
   * counts, sorted by name, except the excluded ones. Needs the index.
   */
  directory(excluded?: Exclusions): Promise<{ brands: FacetValue[]; retailers: FacetValue[] }>
  /** Returns the ids of all categories with products, in tree order. Needs the index. */
  listCategories(excluded?: Exclusions): Promise<string[]>
}

/** Queries for the pages of single products. Only `similar` needs the index. */
export interface ProductCatalogue {
  /**
   * Returns a product by source and id. A product that we
   * do not have is fetched from its source and stored. Throws a
   * `LookupUnavailableError` if the source cannot be asked right now.
   */
  find(source: SourceLetter, id: string): Promise<CataloguedProduct | undefined>
  /**
   * Returns a recently listed product from memory, for
   * features that must work while the database is down.
   */
  recall(source: SourceLetter, id: string): CheckedProduct | undefined
  /** Returns the product with this outgoing link; undefined for any other URL. */
  findByClickUrl(clickUrl: string): Promise<CataloguedProduct | undefined>
  /**
   * Returns all pictures of a stored product, with the URLs
   * that its source sent; an empty list for an unknown product.
   */
  findImages(source: SourceLetter, id: string): Promise<Image[]>
  /**
   * Returns the stored products with these keys that are still available, in the order of the keys.
   */
  findMany(keys: readonly ProductKey[]): Promise<CheckedProduct[]>
  /**
   * Returns all offers in a product's group, including its own: those in stock
   * first, then by price. Returns an empty list if the group has no other offers.
   */
  findOffers(source: SourceLetter, id: string): Promise<Offer[]>
  /** Returns the retailer's other listings of a product in other colors; usually none. */
  findColorSiblings(source: SourceLetter, id: string): Promise<ColorSibling[]>
  /** Returns a stored product's price history since we first read it, and a summary as of today. */
  findPriceHistory(source: SourceLetter, id: string): Promise<PriceHistory | undefined>
  /** Returns the price steps of stored products, keyed by `formatProductKey`, earliest first. */
  findPriceSteps(keys: readonly ProductKey[]): Promise<ReadonlyMap<string, PriceStep[]>>
  /**
   * Returns similar products, most similar first, without the excluded
   * ones; an empty list for an unknown product. Needs the index.
   */
  similar(
    source: SourceLetter,
    id: string,
    limit: number,
    excluded?: Exclusions,
  ): Promise<CheckedProduct[]>
}

/** The products in the order of the sitemap files. */
export interface SitemapCatalogue {
  /**
   * Divides the products among the sitemap files. Scans
   * all products, so callers should cache the result.
   */
  findSitemapSplits(): Promise<SitemapSplit[]>
  /** Returns the available products in one sitemap file, in batches. */
  readSitemapSplit(split: number): AsyncIterable<SitemapProduct[]>
}

/** The index for background jobs and operators; its answers never reach shoppers directly. */
export interface IndexControls {
  /**
   * Finds the stored searches that match changed products; returns
   * `behind` until the index has applied the changes. Needs the index.
   */
  matchSearches(
    searches: readonly StoredSearch[],
    changes: readonly ProductChange[],
  ): Promise<SearchMatch[] | 'behind'>
  /** Replaces the operators' synonyms, which add to the built-in ones. */
  setSynonyms(synonyms: readonly SearchSynonym[]): void
  /**
   * Returns the first results of a search as if these
   * were the operators' synonyms. Needs the index.
   */
  previewSearch(
    text: string,
    synonyms: readonly SearchSynonym[],
    limit: number,
  ): Promise<SearchPreview>
  /** Returns the readiness, size and version of the index. */
  state(): IndexState
}

/** A page of a search with what decides its order. */
export interface ExplainedPage {
  cards: { product: CheckedProduct; terms: OrderTerms }[]
  paging: Paging
  places: WordPlace[]
}

export interface SearchPreview {
  total: number
  /** Query words that do not match any listed product. */
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
