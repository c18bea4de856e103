import type pg from 'pg'
import type { Connector } from '#app/sources/connector.ts'

/** The outcome of requesting one product from its source. */
export interface LiveCall {
  productId: string
  ms: number
  /** The product; absent when the call failed or the source no longer has it. */
  product?: { name: string; retailer: string }
  error?: string
}

const timeoutMs = 15_000

/**
 * Requests an available product from its source; with `retailers`,
 * one that they sell. Undefined if the catalogue has no such product.
 */
export async function callSource(
  db: Pick<pg.Pool, 'query'>,
  { source, find }: Pick<Connector, 'source' | 'find'>,
  retailers?: readonly string[],
): Promise<LiveCall | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM product
     WHERE source = $1 AND gone_since IS NULL AND ($2::text[] IS NULL OR retailer = ANY ($2))
     LIMIT 1`,
    [source, retailers ?? null],
  )
  const [found] = rows
  if (!found) return undefined
  const startedAt = performance.now()
  const getMs = () => performance.now() - startedAt
  try {
    const product = await find(found.id, AbortSignal.timeout(timeoutMs))
    const call = { productId: found.id, ms: getMs() }
    if (!product) return { ...call, error: 'The source no longer has this product.' }
    return { ...call, product: { name: product.name, retailer: product.retailer.name } }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { productId: found.id, ms: getMs(), error: message }
  }
}
