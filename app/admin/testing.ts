import type pg from 'pg'
import type { RouterContextProvider } from 'react-router'
import type { OperatorServices } from '#app/context/services.ts'
import { provideService } from '#app/context/testing.ts'
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

/** Provides services to a route under test. Services that were not provided are missing. */
export function provideOperators(
  context: Readonly<RouterContextProvider>,
  services: Partial<OperatorServices>,
): void {
  provideService(context, 'operators', services as OperatorServices)
}
