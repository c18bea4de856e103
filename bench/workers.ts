import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import type { IndexQuery } from '#app/search-index/index-interface.ts'
import {
  createIndexClient,
  type IndexClient,
} from '#app/search-index/worker/index-client.server.ts'
import { readMemoryMb } from './application/find-server-process.ts'
import { withBenchDatabase } from './bench-database.ts'
import { fillProducts } from './search/fill-products.ts'
import { getPercentile } from './search/percentile.ts'
import type { Asked, AskingOrder } from './workers/ask-index.ts'

// Compares two ways to give several processes a search index, on the same products and queries:
// each process has its own, or one index answers all of them through messages.
//
//     npm run bench -- workers [PRODUCTS] [PROCESSES]
const products = Number(process.argv[2] ?? 100_000)
const processes = Number(process.argv[3] ?? 2)
const seconds = 10

await withBenchDatabase('workers', async (pool, databaseUrl) => {
  const client = await pool.connect()
  await client.query('SET statement_timeout = 0')
  await fillProducts(client, products)
  client.release()
  const own = await measure({ databaseUrl, seconds })
  report('each process has its own index', own)
  const index = createIndexClient({
    databaseUrl,
    log: pino({ level: 'error' }),
    deadlineMs: 60_000,
  })
  while (!index.state().isReady) await pause(50)
  const shared = await measure({ seconds }, index)
  report('one index answers all', shared, readMemoryMb(String(process.pid)))
  await index.close()
})

async function measure(order: AskingOrder, index?: IndexClient): Promise<Asked[]> {
  const children = Array.from({ length: processes }, () => start(index))
  // All of them ask at the same time.
  await Promise.all(
    children.map(async child => {
      child.send(order)
      await once(child, 'message')
    }),
  )
  const asked = await Promise.all(
    children.map(async child => {
      const report = waitForReport(child)
      child.send('go')
      return report
    }),
  )
  for (const child of children) child.kill()
  return asked
}

/** Starts a process that asks; its queries come here if it has no index. */
function start(index: IndexClient | undefined): ChildProcess {
  const child = fork(new URL('./workers/ask-index.ts', import.meta.url), {
    serialization: 'advanced',
  })
  child.on('message', async (message: { id?: number; query?: IndexQuery }) => {
    if (!index || message.id === undefined || !message.query) return
    child.send({ id: message.id, answer: await index.query(message.query) })
  })
  return child
}

/** Resolves to the report, which is the only message with times. */
function waitForReport(child: ChildProcess): Promise<Asked> {
  return new Promise(resolve => {
    child.on('message', (message: Asked) => {
      if ('times' in message) resolve(message)
    })
  })
}

function report(what: string, asked: readonly Asked[], ownMb = 0): void {
  const times = asked.flatMap(each => each.times)
  const memory = asked.reduce((sum, { memoryMb }) => sum + memoryMb, ownMb)
  console.log(
    `${what.padEnd(32)} ${(times.length / seconds).toFixed(0)} queries a second, p50 ${getPercentile(times, 0.5).toFixed(1)} ms, p99 ${getPercentile(times, 0.99).toFixed(1)} ms, ${memory} MB in ${asked.length} processes${ownMb > 0 ? ' and that of the index' : ''}`,
  )
}
