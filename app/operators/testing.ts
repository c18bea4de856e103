import type pg from 'pg'
import { createSources } from './sources/create-sources.server.ts'
import type { Sources } from './sources/sources.ts'

/** The sources of a server that has none configured. */
export function createNoSources(pool: pg.Pool): Sources {
  const queue = { request: async () => false, fetchWaiting: async () => [] }
  return createSources({ pool, configured: [], queue })
}
