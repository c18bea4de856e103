import type pg from 'pg'
import { createSources } from '#app/ingest/control/create-sources.server.ts'
import type { Sources } from '#app/ingest/control/sources.ts'
import { mapProducts } from '#app/ingest/mappings/fetch-mappings.server.ts'
import { createStore, type Store } from '#app/store/store.server.ts'

/** Creates the sources for a server that has none configured. */
export function createNoSources(pool: pg.Pool): Sources {
  const queue = { request: async () => false, fetchWaiting: async () => [] }
  return createSources({ pool, configured: [], queue })
}

/** Creates a store that applies the operators' mappings, as syncs do. */
export function createMappedStore(pool: pg.Pool): Store {
  return createStore(pool, mapProducts)
}
