import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { pino } from 'pino'
import { openLocalPostgres } from '#app/database/local-postgres.server.ts'
import { migrateDatabase } from '#app/database/migrate.server.ts'
import { createPool } from '#app/database/pool.server.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { buyPath } from '#app/domain/urls/links.ts'
import { createOutbound } from '#app/outbound/create-outbound.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { createApp } from '../server/http/app.ts'
import { startHttpServer } from '../server/http/http-server.ts'
import { makeServices } from '../server/testing.ts'
import type { Clicked, Clicking } from './outbound/click-steadily.ts'
import { getPercentile } from './search/percentile.ts'

// Measures the redirects of /out with the click ledger enabled, at 500 requests
// a second over loopback: first with the database running, then with the
// database stopped for 30 s under the same load. Counts the recorded clicks.
const perSecond = 500
const products = 2_000
const outageSeconds = Number(process.argv[2] ?? 30)
const folder = 'var/bench-outbound'

rmSync(folder, { recursive: true, force: true })
let postgres = await openLocalPostgres(folder)
const url = postgres.url('postgres')
const pool = createPool(url)
try {
  await migrateDatabase(pool)
  const store = createStore(pool)
  await store.upsertProducts('c', makeProducts())
  const log = pino({ level: 'error' })
  const outbound = createOutbound({
    findShownRetailer: (_, name) => name,
    pool,
    products: { find: store.findProduct, recall: () => undefined },
    redirectUrls: {
      skimlinks: 'https://go.skimresources.com',
      viglink: 'https://redirect.viglink.com',
    },
    affiliateIds: { skimlinks: { bySite: {}, others: '1X2' }, viglink: { bySite: {} } },
    privateHosts: [],
    spoolFolder: `${folder}/clicks`,
    log,
  })
  const app = createApp({
    services: makeServices({ outbound }),
    getSite: () => ({ id: 'bench', siteName: 'Shop', affiliate: {} }),
    render: async () => new Response('no page', { status: 404 }),
    checkReadiness: async () => ({ isReady: true, reasons: [] }),
    log,
    trustedProxies: 0,
    isDevelopment: false,
    assets: undefined,
  })
  const { server, port } = await startHttpServer({ port: 0, host: '127.0.0.1' }, () => app.fetch)

  // Warms up the JIT and looks up every product once.
  await click(port, 10)
  report('with the database', await click(port, 20))
  const clicking = click(port, outageSeconds + 20)
  await pause(5_000)
  await postgres.stop()
  await pause(outageSeconds * 1_000)
  postgres = await openLocalPostgres(folder, { port: new URL(url).port })
  const through = await clicking
  report(`PostgreSQL stopped for ${outageSeconds} s of it`, through)
  await outbound.close()
  await waitUntilKept(through)
  print('ledger', JSON.stringify(outbound.ledger()))
  server.close()
} finally {
  await pool.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

function makeProducts() {
  return Array.from({ length: products }, (_, number) => ({
    ...sampleProduct,
    source: 'c' as const,
    id: String(number),
    adSource: 'CJ',
    clickUrl: `https://www.jdoqocy.com/click-1-${number}?url=https%3A%2F%2Fa.example%2Fp%2F${number}`,
  }))
}

/** Also returns the server thread's CPU time, which other load on the machine does not distort. */
async function click(port: number, seconds: number): Promise<Clicked & { cpuMs: number }> {
  const before = process.threadCpuUsage()
  const paths = Array.from(
    { length: products },
    (_, id) => `${buyPath('c', String(id))}?from=list.1`,
  )
  const workerData: Clicking = { port, paths, perSecond, seconds }
  const worker = new Worker(new URL('./outbound/click-steadily.ts', import.meta.url), {
    workerData,
  })
  const [clicked]: Clicked[] = await once(worker, 'message')
  if (!clicked) throw new Error('The clicks sent no report.')
  const { user, system } = process.threadCpuUsage(before)
  return { ...clicked, cpuMs: (user + system) / 1000 }
}

async function waitUntilKept({ subIds }: Clicked): Promise<void> {
  let written = 0
  for (let turn = 0; turn < 60 && written < subIds.length; turn += 1) {
    const { rows } = await pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM click WHERE sub_id = ANY($1)',
      [subIds],
    )
    written = rows[0]?.count ?? 0
    await pause(500)
  }
  print('clicks redirected, and written', `${subIds.length}, ${written} (target: equal)`)
}

function report(what: string, { ms, failed, cpuMs }: Clicked & { cpuMs: number }): void {
  const [p50, p99] = [getPercentile(ms, 0.5), getPercentile(ms, 0.99)]
  const worst = ms.reduce((most, each) => Math.max(most, each), 0)
  print(
    what,
    `${ms.length} clicks, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (target: under 20), worst ${worst.toFixed(0)} ms, failed ${failed}, CPU ${(cpuMs / ms.length).toFixed(2)} ms each`,
  )
}

function print(what: string, figure: string): void {
  console.log(`${what.padEnd(40)} ${figure}`)
}
