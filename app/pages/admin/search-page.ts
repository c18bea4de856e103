import { listPath } from '#app/domain/links.ts'
import { type SearchesQuery, searchesLists } from '#app/domain/searches-query.ts'
import type { Operators } from '#app/operators/operators.ts'
import type { SearchRow } from '#app/operators/searches/fetch-searches.server.ts'
import type { SavedSynonym } from '#app/operators/synonyms/synonyms.server.ts'
import { type StorefrontName, storefrontNames } from './storefront-names.ts'

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
  { fetchSearches, synonyms }: Pick<Operators, 'fetchSearches' | 'synonyms'>,
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
