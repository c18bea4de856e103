import type { OperatorServices } from '#app/context/services.ts'
import { cacheByObject } from '#app/domain/cache-by-object.ts'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import type { Synonyms } from '#app/overrides/synonyms.server.ts'
import { fetchSearches, type SearchRow } from './fetch-searches.server.ts'
import { previewSynonym, type SynonymEffect } from './preview-synonym.ts'
import type { SearchesQuery } from './searches-query.ts'

/** A new synonym is previewed on the searches from this many days that contain its word. */
const previewDays = 30
const maxPreviewed = 1_000

export interface SearchStore {
  synonyms: Synonyms
  /** Fetches shoppers' searches, most frequent first. */
  fetchSearches(query: SearchesQuery, limit: number): Promise<SearchRow[]>
  /** Determines the effect of a new synonym on recorded searches. Needs the index. */
  previewSynonym(added: SearchSynonym): Promise<SynonymEffect[]>
}

/** Returns what the operators' page reads and changes about searches. */
export const getSearchStore = cacheByObject(
  ({ pool, catalogue, synonyms }: OperatorServices): SearchStore => ({
    synonyms,
    fetchSearches: (query, limit) => fetchSearches(pool, query, { limit }),
    async previewSynonym(added) {
      const asked = { list: 'asked', days: previewDays } as const
      const searches = await fetchSearches(pool, asked, { limit: maxPreviewed })
      return previewSynonym(catalogue, { own: synonyms.all(), added, searches })
    },
  }),
)
