import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { createIndexClient } from '#app/search-index/worker/index-client.server.ts'
import { readMemoryMb } from './application/find-server-process.ts'
import { withBenchDatabase } from './bench-database.ts'
import { fillProducts } from './search/fill-products.ts'

// Measures how soon the search index answers after a restart, with the snapshot that the last stop
// has written. Everything else that a start does takes about two seconds, whatever the catalogue.
//
//     npm run bench -- restart [PRODUCTS]
const products = Number(process.argv[2] ?? 100_000)
const lines: string[] = []
const log = pino({ level: 'info' }, { write: line => void lines.push(line) })

await withBenchDatabase('restart', async (pool, databaseUrl) => {
  const client = await pool.connect()
  await client.query('SET statement_timeout = 0')
  await fillProducts(client, products)
  client.release()
  const snapshotPath = join('var/bench-restart', 'catalogue.index')
  console.log(`built from PostgreSQL: ${await time(databaseUrl, snapshotPath)}`)
  console.log(`snapshot: ${(statSync(snapshotPath).size / 1e6).toFixed(0)} MB`)
  console.log(`from the snapshot: ${await time(databaseUrl, snapshotPath)} (target: under 15 s)`)
  for (const line of lines) console.log(line.trim())
})

async function time(databaseUrl: string, snapshotPath: string): Promise<string> {
  const startedAt = performance.now()
  const index = createIndexClient({ databaseUrl, snapshotPath, log })
  while (!index.state().isReady) await pause(10)
  const seconds = (performance.now() - startedAt) / 1000
  const memory = readMemoryMb(String(process.pid))
  await index.close()
  return `${seconds.toFixed(1)} s, ${memory} MB`
}
