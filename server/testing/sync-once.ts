import pino from 'pino'
import { createStore } from '#app/catalogue/store.server.ts'
import { runSync } from '#app/catalogue/sync.server.ts'
import { createPool } from '#app/database/pool.server.ts'
import { createStyleConnector } from '#app/sources/style/connector.server.ts'

// One reading of the style source, in a process that a test can kill: sync-once.ts DATABASE_URL STYLE_API_URL KEY.
const [databaseUrl = '', apiUrl = '', apiKey = ''] = process.argv.slice(2)
const pool = createPool(databaseUrl)
await runSync({
  connector: createStyleConnector({ apiUrl, apiKey, ratePerMinute: 1_000_000 }),
  store: createStore(pool),
  signal: new AbortController().signal,
  log: pino({ level: 'silent' }),
  onProgress: ({ read }) => process.send?.(read),
})
await pool.end()
