import pino from 'pino'
import { createPool } from '#app/database/pool.server.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import { runSync } from '#app/ingest/sync.server.ts'
import { createStyleConnector } from '#app/sources/style/connector.server.ts'

// Reads the style source once while matching its offers, in a process that
// a test can kill. Usage: sync-once.ts DATABASE_URL STYLE_API_URL KEY
const [databaseUrl = '', apiUrl = '', apiKey = ''] = process.argv.slice(2)
const pool = createPool(databaseUrl)
let matching: Promise<unknown> = Promise.resolve()
await runSync({
  connector: createStyleConnector({ apiUrl, apiKey, ratePerMinute: 1_000_000 }),
  pool,
  signal: new AbortController().signal,
  log: pino({ level: 'silent' }),
  onProgress: ({ read }) => {
    matching = matching.then(() => matchOffers(pool))
    process.send?.(read)
  },
})
await matching
await pool.end()
