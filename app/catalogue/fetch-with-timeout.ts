import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '#app/domain/product.ts'
import { type Connector, SourceError } from '#app/sources/connector.ts'

/**
 * Fetches one product; throws a `SourceError` after `ms` even if the connector ignores the signal.
 */
export async function fetchWithTimeout(
  ms: number,
  connector: Connector,
  id: string,
): Promise<Product | undefined> {
  const timer = new AbortController()
  const timeout = wait(ms, undefined, { signal: timer.signal }).then(() => {
    throw new SourceError(connector.source, `no answer within ${ms} ms`)
  })
  const done = new AbortController()
  try {
    return await Promise.race([
      connector.find(id, AbortSignal.any([done.signal, AbortSignal.timeout(ms)])),
      timeout,
    ])
  } finally {
    timer.abort()
    done.abort()
  }
}
