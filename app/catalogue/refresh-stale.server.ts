import type { BaseLogger } from 'pino'
import type { SourceLetter } from '#app/domain/source.ts'
import { type Connector, SourceError } from '#app/sources/connector.ts'
import { createAllowance } from './allowance.ts'
import { fetchWithin } from './fetch-within.ts'
import { createRecentMisses } from './recent-misses.ts'
import type { Store } from './store.server.ts'

/** Reads products anew behind the visitors who look at them: the next one sees what it costs and whether it is there. */
export interface StaleRefresh {
  /** Returns at once, and never throws. */
  refresh(source: SourceLetter, id: string): void
  /** Settles when nothing is under way. */
  idle(): Promise<void>
}

/** Nobody waits for it, so it may take its turn among the source's calls. */
const timeoutMs = 20_000
/** After trouble the visitors of this long are content with what there is. */
const troubleSeconds = 300
/** Of each source, at once and in the long run: a crawler that walks the shelves must not use it up. */
const burst = 5
const perSecond = 0.2

export function createStaleRefresh({
  connectors,
  store,
  log,
}: {
  connectors: readonly Connector[]
  store: Pick<Store, 'upsertProducts' | 'markProductGone'>
  log: Pick<BaseLogger, 'warn'>
}): StaleRefresh {
  const bySource = new Map<SourceLetter, { connector: Connector; allowance: { take(): boolean } }>(
    connectors.map(connector => [
      connector.source,
      { connector, allowance: createAllowance(burst, perSecond) },
    ]),
  )
  const troubles = createRecentMisses()
  const underWay = new Map<string, Promise<void>>()

  async function readAnew(connector: Connector, id: string): Promise<void> {
    const { source } = connector
    try {
      const product = await fetchWithin(timeoutMs, connector, id)
      if (product) await store.upsertProducts(source, [product])
      // That a report no longer names it says nothing of its shop.
      else if (connector.lingerDays === undefined) await store.markProductGone(source, id)
    } catch (error) {
      troubles.remember(`${source} ${id}`, troubleSeconds)
      const reason = error instanceof SourceError ? { error: error.message } : { err: error }
      log.warn({ source, id, ...reason }, 'could not refresh a product; it stays as it is')
    }
  }

  return {
    refresh(source, id) {
      const key = `${source} ${id}`
      const asked = bySource.get(source)
      if (!asked || underWay.has(key) || troubles.has(key) || !asked.allowance.take()) return
      const done = readAnew(asked.connector, id).finally(() => underWay.delete(key))
      underWay.set(key, done)
    },
    async idle() {
      await Promise.all(underWay.values())
    },
  }
}
