import type { Catalogue, SearchPreview } from '#app/catalogue/catalogue.ts'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import { hasPhrase } from '#app/search-index/text/language/synonyms.ts'
import type { SearchRow } from './fetch-searches.server.ts'

/** A search before and after adding a synonym. */
export interface SynonymEffect {
  query: string
  /** The number of recorded searches for this query; 0 for the new word itself. */
  searches: number
  before: SearchPreview
  after: SearchPreview
}

const maxQueries = 8
/** The number of top products to compare. */
const maxProducts = 3

/**
 * Determines a synonym's effect on the word itself and on the recorded searches that contain it.
 */
export async function previewSynonym(
  catalogue: Pick<Catalogue, 'previewSearch'>,
  {
    own,
    added,
    searches,
  }: {
    own: readonly SearchSynonym[]
    added: SearchSynonym
    /** Recorded searches, most frequent first. */
    searches: readonly SearchRow[]
  },
): Promise<SynonymEffect[]> {
  const phrases = added.isMutual ? [added.word, added.also] : [added.word]
  const recorded = searches.filter(({ query }) => phrases.some(each => hasPhrase(query, each)))
  const unrecorded = phrases
    .filter(phrase => !recorded.some(({ query }) => query === phrase.toLowerCase()))
    .map(query => ({ query, searches: 0 }))
  const queries = [...unrecorded, ...recorded].slice(0, maxQueries)
  const withAdded = [...own, added]
  return Promise.all(
    queries.map(async ({ query, searches: count }) => {
      const [before, after] = await Promise.all([
        catalogue.previewSearch(query, own, maxProducts),
        catalogue.previewSearch(query, withAdded, maxProducts),
      ])
      return { query, searches: count, before, after }
    }),
  )
}
