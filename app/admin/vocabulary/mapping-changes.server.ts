import type pg from 'pg'
import { remapProducts } from '#app/ingest/mappings/remap-products.server.ts'

/**
 * The maximum number of products to update before responding to an
 * operator's request. Background jobs update the remaining products.
 */
const maxAwaited = 2_000

/**
 * Locks the mappings until the transaction ends. Returns false if another operator has changed them
 * since `version`.
 */
export async function lockMappings(client: pg.ClientBase, version: number): Promise<boolean> {
  const { rows } = await client.query<{ version: number }>(
    'SELECT version FROM mapping_version FOR UPDATE',
  )
  return rows[0]?.version === version
}

/** Updates the first products after a change to the mappings. */
export async function applyMappingChange(pool: pg.Pool): Promise<void> {
  await remapProducts(pool, { maxProducts: maxAwaited })
}
