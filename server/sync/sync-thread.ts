import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { BaseLogger } from 'pino'
import type { SyncResult } from '#app/catalogue/sync.server.ts'
import type { NetworkLetter } from '#app/domain/source.ts'
import type { SyncMessage, SyncRequest, SyncWorkerData } from './sync-message.ts'

/** Reads sources in a thread of its own, which lives while any of them is being read: at rest it would hold memory. */
export interface SyncThread {
  /** Each source once at a time. Rejects when the database fails, or the thread does. */
  sync(source: NetworkLetter): Promise<SyncResult>
  /** What is being read stops at a step; the promises of `sync` tell when. */
  stop(): void
}

/** Steps and rows on their way; what is bounded here are mistakes. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

export interface SyncThreadOptions extends SyncWorkerData {
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
}

export function createSyncThread({ databaseUrl, sources, log }: SyncThreadOptions): SyncThread {
  let current: ReturnType<typeof start> | undefined

  function start() {
    // From the folder the process was started in: the bundled server lies elsewhere, the worker is never bundled.
    const worker = new Worker(pathToFileURL(resolve('server/sync/sync-worker.ts')), {
      workerData: { databaseUrl, sources } satisfies SyncWorkerData,
      // None of the process's own flags: a debugger or a loader meant for it must not come along.
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
      else settle(message.source)?.reject(Object.assign(new Error(message.message), { stack: message.stack }))
    })
    worker.on('error', error => log.error({ err: error }, 'the thread that reads sources failed'))
    worker.on('exit', () => {
      if (running.size > 0) current = undefined
      for (const { reject } of running.values()) reject(new Error('the thread that reads sources ended'))
      running.clear()
    })
    return { post, running }
  }

  return {
    sync(source) {
      current ??= start()
      const { post, running } = current
      if (running.has(source)) return Promise.reject(new Error(`source ${source} is being read already`))
      const outcome = Promise.withResolvers<SyncResult>()
      running.set(source, outcome)
      post({ kind: 'sync', source })
      return outcome.promise
    },
    stop: () => current?.post({ kind: 'stop' }),
  }
}
