import type { EngineClient } from './engine-client.server.ts'
import { readOfferCount } from './engine-responses.ts'
import { matchCards, type OfferQuery } from './offer-queries.ts'

/** Counts the offers, rather than cards, that match each query. */
export type OfferCounter = (queries: readonly OfferQuery[]) => Promise<number[]>

export function createOfferCounter(
  client: Pick<EngineClient, 'search'>,
  index: string,
): OfferCounter {
  return async queries => {
    if (queries.length === 0) return []
    const results = await client.search(
      index,
      queries.map(query => ({
        size: 0,
        track_total_hits: false,
        query: matchCards(query),
        aggs: { offers: { nested: { path: 'offers' }, aggs: { matching: { filter: query } } } },
      })),
    )
    return results.map(readOfferCount)
  }
}
