import { listPath } from '#app/domain/urls/links.ts'
import type { SavedSynonym } from '#app/overrides/synonyms.server.ts'
import { type StorefrontName, storefrontNames } from '../frame/storefront-names.ts'
import type { SearchRow } from './fetch-searches.server.ts'
import type { SearchStore } from './search-store.server.ts'
import { type SearchesQuery, searchesLists } from './searches-query.ts'

export interface SearchPage {
  query: SearchesQuery
  lists: readonly SearchesQuery['list'][]
  storefronts: StorefrontName[]
  /** The searches; `path` is the list that shoppers see for the query. */
  rows: (SearchRow & { path: string })[]
  synonyms: readonly SavedSynonym[]
}

const maxRows = 100

export async function getSearchPage(
  { fetchSearches, synonyms }: Pick<SearchStore, 'fetchSearches' | 'synonyms'>,
  query: SearchesQuery,
): Promise<SearchPage> {
  const rows = await fetchSearches(query, maxRows)
  return {
    query,
    lists: searchesLists,
    storefronts: storefrontNames,
    synonyms: synonyms.all(),
    rows: rows.map(row => ({ ...row, path: listPath({ text: row.query }) })),
  }
}
