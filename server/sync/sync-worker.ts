import { parentPort, workerData } from 'node:worker_threads'
import { createStore } from '#app/catalogue/store.server.ts'
import { runSync } from '#app/catalogue/sync.server.ts'
import { createPool } from '#app/database/pool.server.ts'
import type { NetworkLetter } from '#app/domain/source.ts'
import { createConnectors } from '../create-connectors.ts'
import { createProgressLog } from '../progress-log.ts'
import { forwardLog } from './forward-log.ts'
import type { SyncMessage, SyncRequest, SyncWorkerData } from './sync-message.ts'

/**
 * The thread that reads sources into the catalogue: taking records apart costs seconds of the processor, which pages must
 * not wait for. Runs from this source, by Node's type stripping: in development, in tests and in production alike.
 */

if (!parentPort) throw new Error('sync-worker.ts is started as a worker thread, by sync-thread.ts')
const port = parentPort
const { databaseUrl, sources } = workerData as SyncWorkerData
const send = (message: SyncMessage) => port.postMessage(message)
const log = forwardLog(send)
const pool = createPool(databaseUrl, log)
const store = createStore(pool)
const connectors = createConnectors(sources, 'reading')
const stop = new AbortController()

async function sync(source: NetworkLetter): Promise<void> {
  try {
    const connector = connectors.find(each => each.source === source)
    if (!connector) throw new Error(`there is no connector for source ${source}`)
    const options = { connector, store, log, signal: stop.signal, onProgress: createProgressLog(log) }
    send({ kind: 'result', source, result: await runSync(options) })
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    send({ kind: 'failure', source, message, stack })
  }
}

port.on('message', (request: SyncRequest) => {
  if (request.kind === 'sync') void sync(request.source)
  if (request.kind === 'stop') stop.abort()
  // Nothing runs any more, or nobody would close. Without pool and port the thread comes to its end.
  if (request.kind === 'close') void pool.end().finally(() => port.close())
})
