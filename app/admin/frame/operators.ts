import type { AuditEntry } from '#app/audit/audit-log.server.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { FacetValue } from '#app/domain/listing.ts'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import type { Sources } from '#app/ingest/control/sources.ts'
import type { Retailers } from '#app/overrides/retailers/retailers.server.ts'
import type { Synonyms } from '#app/overrides/synonyms.server.ts'
import type { BrandAliases } from '../brands/brand-aliases.server.ts'
import type { AliasProposal } from '../brands/propose-aliases.ts'
import type { CategoryMappings } from '../categories/category-mappings.server.ts'
import type { OpenStream, StoreCheck } from '../diagnostics/check-stores.server.ts'
import type { Morning } from '../morning/create-morning.server.ts'
import type { RetailerRow } from '../retailers/fetch-retailer-rows.ts'
import type { HidingEffect } from '../retailers/preview-hiding.ts'
import type { SearchRow } from '../search/fetch-searches.server.ts'
import type { SynonymEffect } from '../search/preview-synonym.ts'
import type { SearchesQuery } from '../search/searches-query.ts'
import type { Matches } from '../vocabulary/matches.server.ts'
import type { Merges } from '../vocabulary/merges.server.ts'

/** Reads and changes the data behind the operator pages. */
export interface Operators {
  retailers: Retailers
  merges: Merges
  matches: Matches
  sources: Sources
  synonyms: Synonyms
  brandAliases: BrandAliases
  categoryMappings: CategoryMappings
  fetchMorning(): Promise<Morning>
  /** Reads the data stores behind accounts and measures live updates for this user. */
  checkStores(userId: string, open: OpenStream): Promise<StoreCheck[]>
  /** Fetches every retailer, in no particular order. Needs the index. */
  fetchRetailers(): Promise<RetailerRow[]>
  /**
   * Finds the products that a storefront would lose if
   * these retailers were turned off. Needs the index.
   */
  previewHiding(storefront: string, keys: readonly string[]): Promise<HidingEffect>
  /** Fetches every brand with its number of products, sorted by name. Needs the index. */
  fetchBrands(): Promise<FacetValue[]>
  /** Proposes pairs of brands that may be the same; cached for ten minutes. Needs the index. */
  fetchAliasProposals(): Promise<AliasProposal[]>
  /** Fetches shoppers' searches, most frequent first. */
  fetchSearches(query: SearchesQuery, limit: number): Promise<SearchRow[]>
  /** Determines the effect of a new synonym on recorded searches. Needs the index. */
  previewSynonym(added: SearchSynonym): Promise<SynonymEffect[]>
  /** Returns the catalogue as a storefront shows it. */
  viewCatalogue(storefront: string): Catalogue
  fetchAudit(query: {
    text: string
    olderThan: string | undefined
    limit: number
  }): Promise<AuditEntry[]>
}
