import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { BaseLogger } from 'pino'
import { type IndexState, IndexUnavailableError, type OnIndexAnswer } from '../catalogue.ts'
import type { IndexQuery } from './index-door.ts'
import type {
  IndexAnswers,
  IndexMessage,
  IndexQuestion,
  IndexRequest,
  IndexWorkerData,
} from './index-message.ts'
import { createPendingAnswers } from './pending-answers.ts'

/**
 * The main thread's side of the index. Every question throws `IndexUnavailableError` while the index is not built, when
 * its worker dies, or when it takes too long.
 */
export interface IndexClient {
  query(query: IndexQuery): Promise<IndexAnswers['query']>
  suggest(text: string, limit: number): Promise<IndexAnswers['suggest']>
  similar(number: number, limit: number): Promise<IndexAnswers['similar']>
  state(): IndexState
  close(): Promise<void>
}

/** A worker that answers nothing for so many deadlines hangs, and is put out of its misery; on a busy machine one is late. */
const silentDeadlines = 5
const firstRestartMs = 100
const longestRestartMs = 10_000
/** Its snapshot is written in that; cut short, the one before stays. */
const closeMs = 8_000
/** Columns and postings lie outside of the heap; what is bounded here are names, rows on their way and mistakes. */
const maxHeapMegabytes = 768

const unbuilt: IndexState = { isReady: false, products: 0, version: 0, memory: {} }

export interface IndexClientOptions {
  databaseUrl: string
  /** Where the index keeps its copy on disk, from which the next start goes on; none without. */
  snapshotPath?: string
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  /** The worker's module; tests put a badly behaved one in its place. */
  source?: URL
  deadlineMs?: number
  onAnswer?: OnIndexAnswer
}

/** Starts the worker, and again whenever it dies. It builds the index in the background. */
export function createIndexClient({
  databaseUrl,
  snapshotPath,
  log,
  // From the folder the process was started in: the bundled server lies elsewhere, the worker is never bundled.
  source = pathToFileURL(resolve('app/catalogue/index/worker.ts')),
  deadlineMs = 2_000,
  onAnswer,
}: IndexClientOptions): IndexClient {
  const pending = createPendingAnswers<IndexAnswers[keyof IndexAnswers]>()
  let state = unbuilt
  /** Since when nothing has been answered of what was asked. */
  let waitingSince: number | undefined
  let restartMs = firstRestartMs
  let restart: NodeJS.Timeout | undefined
  let isClosing = false
  let worker = start()

  function start(): Worker {
    const startedAt = performance.now()
    const started = new Worker(source, {
      workerData: { databaseUrl, snapshotPath } satisfies IndexWorkerData,
      // None of the process's own flags: a debugger or a loader meant for it must not come along.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
    })
    started.on('message', (message: IndexMessage) => receive(message, startedAt))
    started.on('error', error => log.error({ err: error }, 'the index worker failed'))
    started.on('exit', onExit)
    return started
  }

  function receive(message: IndexMessage, startedAt: number): void {
    if (message.kind === 'answer') {
      waitingSince = undefined
      pending.resolve(message.id, message.answer)
    } else if (message.kind === 'refusal') {
      pending.reject(message.id, new Error(`the index could not answer: ${message.reason}`))
    } else if (message.kind === 'trouble') {
      log.warn({ reason: message.message }, 'the index lost the database and tries again')
    } else if (message.kind === 'note') {
      const { text, reason, ms } = message
      log.info({ reason, ms }, text)
    } else {
      if (message.state.isReady && !state.isReady) {
        restartMs = firstRestartMs
        log.info(
          { products: message.state.products, ms: Math.round(performance.now() - startedAt) },
          'index is ready',
        )
      }
      state = message.state
    }
  }

  function onExit(): void {
    state = unbuilt
    waitingSince = undefined
    pending.rejectAll(new IndexUnavailableError('the index stopped and is being built again'))
    if (isClosing) return
    log.warn({ restartMs }, 'the index worker ended; it is started again')
    restart = setTimeout(() => {
      worker = start()
    }, restartMs)
    restartMs = Math.min(restartMs * 2, longestRestartMs)
  }

  function onDeadline(): void {
    if (waitingSince === undefined || performance.now() - waitingSince < silentDeadlines * deadlineMs) return
    void worker.terminate()
  }

  async function ask<Kind extends IndexQuestion['kind']>(
    question: IndexQuestion & { kind: Kind },
  ): Promise<IndexAnswers[Kind]> {
    if (isClosing || !state.isReady) throw new IndexUnavailableError('the index is being built')
    const { id, answer } = pending.open(deadlineMs, () => {
      onDeadline()
      return new IndexUnavailableError(`the index gave no answer within ${deadlineMs} ms`)
    })
    const askedAt = performance.now()
    waitingSince ??= askedAt
    const tell = (outcome: 'answered' | 'failed') =>
      onAnswer?.(question.kind, outcome, performance.now() - askedAt)
    void answer.then(
      () => tell('answered'),
      () => tell('failed'),
    )
    worker.postMessage({ ...question, id } satisfies IndexRequest)
    // The worker answers each kind of question with its kind of answer.
    return answer as Promise<IndexAnswers[Kind]>
  }

  return {
    query: query => ask({ kind: 'query', query }),
    suggest: (text, limit) => ask({ kind: 'suggest', text, limit }),
    similar: (number, limit) => ask({ kind: 'similar', number, limit }),
    state: () => state,
    async close() {
      isClosing = true
      clearTimeout(restart)
      if (worker.threadId === -1) return
      const closed = new Promise(done => worker.once('exit', done))
      // Asked first, so that it takes leave of the database.
      worker.postMessage({ kind: 'close' } satisfies IndexRequest)
      const impatience = setTimeout(() => void worker.terminate(), closeMs)
      await closed
      clearTimeout(impatience)
    },
  }
}
