import type pg from 'pg'
import pino from 'pino'
import { runSync } from '#app/ingest/sync.server.ts'
import { createCjConnector } from '#app/sources/cj/connector.server.ts'
import { createRakutenConnector } from '#app/sources/rakuten/connector.server.ts'
import { createStyleConnector } from '#app/sources/style/connector.server.ts'
import { createTrendingConnector } from '#app/sources/trending/connector.server.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { shareProducts } from '../../sandbox/share-products.ts'
import { toTruths } from '../../server/testing/matching-quality.ts'

const ratePerMinute = 1e6
const log = pino({ level: 'error' })

/** Reads all sources of a sandbox of this many products, which are always the same ones. */
export async function syncSandbox(
  pool: pg.Pool,
  total: number,
): Promise<ReturnType<typeof toTruths>> {
  const sandbox = await createSandbox({
    ...shareProducts(total),
    today: '2026-03-01',
    requestsPerMinute: Number.POSITIVE_INFINITY,
    rakutenRequestsPerMinute: Number.POSITIVE_INFINITY,
    images: false,
  })
  const { signal } = new AbortController()
  try {
    for (const connector of [
      createStyleConnector({
        apiUrl: `${sandbox.url}/api/v2`,
        apiKey: sandbox.styleKey,
        ratePerMinute,
      }),
      createCjConnector({ ...sandbox.cj, ratePerMinute }),
      createRakutenConnector({ ...sandbox.rakuten, ratePerMinute }),
      createTrendingConnector(sandbox.trending),
    ]) {
      const { source, state, counts } = await runSync({ connector, pool, log, signal })
      console.log(`source ${source}: ${counts.read} read, ${counts.rejected} rejected, ${state}`)
    }
    return toTruths(sandbox.offers())
  } finally {
    await sandbox.close()
  }
}
