import type { OperatorServices } from '#app/context/services.ts'
import { cacheByObject } from '#app/domain/cache-by-object.ts'
import { getRetailersStore, type RetailersStore } from '../retailers/retailers-store.server.ts'
import { createMatches, type Matches } from './matches.server.ts'
import { createMerges, type Merges } from './merges.server.ts'

/** An accepted merge changes retailers, so their store is part of this one. */
export interface VocabularyStore extends RetailersStore {
  merges: Merges
  matches: Matches
}

/** Returns what the operators' page reads and changes about proposals. */
export const getVocabularyStore = cacheByObject((services: OperatorServices): VocabularyStore => {
  const retailersStore = getRetailersStore(services)
  return {
    ...retailersStore,
    merges: createMerges(services.pool, retailersStore.fetchRetailers),
    matches: createMatches(services.pool),
  }
})
