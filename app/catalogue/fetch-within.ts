import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '#app/domain/product.ts'
import { type Connector, SourceError } from '#app/sources/connector.ts'

/** One product, in time or not at all: holds a connector to it whether or not it heeds the signal. */
export async function fetchWithin(
  ms: number,
  connector: Connector,
  id: string,
): Promise<Product | undefined> {
  const late = new AbortController()
  const overtime = wait(ms, undefined, { signal: late.signal }).then(() => {
    throw new SourceError(connector.source, `no answer within ${ms} ms`)
  })
  const done = new AbortController()
  try {
    return await Promise.race([
      connector.find(id, AbortSignal.any([done.signal, AbortSignal.timeout(ms)])),
      overtime,
    ])
  } finally {
    late.abort()
    done.abort()
  }
}
