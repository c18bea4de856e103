import { Worker } from 'node:worker_threads'
import type { BaseLogger } from 'pino'
import type { NetworkLetter } from '#app/domain/source.ts'
import type { SyncResult } from '#app/ingest/sync.server.ts'
import type { SyncMessage, SyncRequest, SyncWorkerData } from './sync-message.ts'

/**
 * Syncs sources in a worker thread. To free its memory, the thread ends when no sync is running.
 */
export interface SyncThread {
  /**
   * Syncs a source. Rejects when the source is already
   * being synced, or when the database or the thread fails.
   */
  sync(source: NetworkLetter): Promise<SyncResult>
  /**
   * Stops the syncs in progress after their current batch,
   * which settles the promises that `sync` returned.
   */
  stop(): void
}

/** The limits are far above what a sync needs; they limit the damage from a memory leak. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

export interface SyncThreadOptions extends SyncWorkerData {
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
}

export function createSyncThread({ databaseUrl, sources, log }: SyncThreadOptions): SyncThread {
  let current: ReturnType<typeof start> | undefined

  function start() {
    // The build replaces this URL with that of the built worker (vite.config.ts).
    const worker = new Worker(new URL('./sync-worker.ts', import.meta.url), {
      workerData: { databaseUrl, sources } satisfies SyncWorkerData,
      // The worker does not inherit the process's flags, such as those for a debugger or loader.
      execArgv: [],
      resourceLimits,
    })
    const post = (request: SyncRequest) => worker.postMessage(request)
    const running = new Map<NetworkLetter, PromiseWithResolvers<SyncResult>>()

    const settle = (source: NetworkLetter) => {
      const settled = running.get(source)
      running.delete(source)
      if (running.size === 0) {
        current = undefined
        post({ kind: 'close' })
      }
      return settled
    }
    worker.on('message', (message: SyncMessage) => {
      if (message.kind === 'log') log[message.level](message.fields, message.message)
      else if (message.kind === 'result') settle(message.source)?.resolve(message.result)
      else
        settle(message.source)?.reject(
          Object.assign(new Error(message.message), { stack: message.stack }),
        )
    })
    worker.on('error', error => log.error({ err: error }, 'the sync thread failed'))
    worker.on('exit', () => {
      if (running.size > 0) current = undefined
      for (const { reject } of running.values()) reject(new Error('the sync thread ended'))
      running.clear()
    })
    return { post, running }
  }

  return {
    sync(source) {
      current ??= start()
      const { post, running } = current
      if (running.has(source))
        return Promise.reject(new Error(`source ${source} is already being synced`))
      const outcome = Promise.withResolvers<SyncResult>()
      running.set(source, outcome)
      post({ kind: 'sync', source })
      return outcome.promise
    },
    stop: () => current?.post({ kind: 'stop' }),
  }
}
