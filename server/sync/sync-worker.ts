import { parentPort, workerData } from 'node:worker_threads'
import { createPool } from '#app/database/pool.server.ts'
import type { NetworkLetter } from '#app/domain/source.ts'
import { runSync } from '#app/ingest/sync.server.ts'
import { createConnectors } from './create-connectors.ts'
import { createProgressLog } from './progress-log.ts'
import type { SyncMessage, SyncRequest, SyncWorkerData } from './sync-message.ts'

/**
 * The thread that reads sources into the catalogue. A separate thread is needed
 * because parsing records takes seconds of CPU time, which would delay pages.
 */

if (!parentPort) throw new Error('sync-worker.ts is started as a worker thread, by sync-thread.ts')
const port = parentPort
const { databaseUrl, sources } = workerData as SyncWorkerData
const send = (message: SyncMessage) => port.postMessage(message)
const log = forwardLog(send)
const pool = createPool(databaseUrl, log)
const connectors = createConnectors(sources, 'reading')
const stop = new AbortController()

async function sync(source: NetworkLetter): Promise<void> {
  try {
    const connector = connectors.find(each => each.source === source)
    if (!connector) throw new Error(`there is no connector for source ${source}`)
    const options = {
      connector,
      pool,
      log,
      signal: stop.signal,
      onProgress: createProgressLog(log),
    }
    send({ kind: 'result', source, result: await runSync(options) })
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    send({ kind: 'failure', source, message, stack })
  }
}

port.on('message', (request: SyncRequest) => {
  if (request.kind === 'sync') void sync(request.source)
  if (request.kind === 'stop') stop.abort()
  // This message is sent only when no sync is running. Once
  // the pool and the port are closed, the thread ends.
  if (request.kind === 'close') void pool.end().finally(() => port.close())
})

type Write = (fields: unknown, message?: string) => void

/** Creates a log that sends its lines to the main thread, with errors converted to plain data. */
function forwardLog(
  send: (message: SyncMessage) => void,
): Record<'info' | 'warn' | 'error', Write> {
  const write =
    (level: 'info' | 'warn' | 'error'): Write =>
    (fields, message) => {
      if (typeof fields === 'string') send({ kind: 'log', level, fields: {}, message: fields })
      else send({ kind: 'log', level, fields: toPlain(fields), message: message ?? '' })
    }
  return { info: write('info'), warn: write('warn'), error: write('error') }
}

function toPlain(fields: unknown): object {
  if (typeof fields !== 'object' || fields === null) return {}
  const { err, ...rest } = fields as { err?: unknown }
  if (!(err instanceof Error)) return { ...fields }
  return { ...rest, err: { type: err.name, message: err.message, stack: err.stack } }
}
