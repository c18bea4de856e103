import type { Filters } from '#app/domain/facets/filters.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import type { Scoring } from './card-order.ts'
import type { OfferQuery } from './offer-queries.ts'

/** What a search text matches, before the products are filtered; see `WordMatch`. */
export interface TextMatch {
  /** Offers that match all words but those reported as dropped. */
  full: OfferQuery
  scoring: Scoring
  /** Offers that match some of the words; absent if none are listed. */
  similar?: { query: OfferQuery; scoring: Scoring }
  reading: QueryReading
  /** Parts of the text that become filters. */
  filters: Partial<Filters>
  /** The word "cheap" or a similar one, and the text without it; absent if there is none. */
  cheap?: Pick<UnderstoodPart, 'words' | 'rest'>
  /** True if no offer matches, not even in part. */
  isEmpty: boolean
}
