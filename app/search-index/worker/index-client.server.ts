import { Worker } from 'node:worker_threads'
import type { BaseLogger } from 'pino'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import {
  type AsyncIndex,
  type IndexAnswerTo,
  type IndexQuestion,
  indexQuestions,
  type SearchIndex,
} from '../index-interface.ts'
import { type IndexState, IndexUnavailableError, type OnIndexAnswer } from '../index-state.ts'
import type { IndexMessage, IndexRequest, IndexWorkerData } from './index-message.ts'
import { createPendingAnswers } from './pending-answers.ts'

/**
 * The main thread's side of the index. Every method rejects with `IndexUnavailableError`
 * while the index is being built, when its worker dies, and when the deadline passes.
 */
export interface IndexClient extends AsyncIndex {
  /** Replaces the operators' synonyms, in this worker and every later one. */
  setSynonyms(synonyms: readonly SearchSynonym[]): void
  state(): IndexState
  close(): Promise<void>
}

/**
 * A worker that sends no answer for this many times the deadline is considered
 * hung and is replaced. On a busy machine, a single late answer is normal.
 */
const silentDeadlines = 5
/**
 * The deadlines that differ from the usual one, as multiples of it. Percolation
 * takes longer because other requests are answered in between.
 */
const deadlines: Partial<Record<IndexQuestion, number>> = { percolate: 15 }
const firstRestartMs = 100
const longestRestartMs = 10_000
/**
 * The time allowed for writing the snapshot on close.
 * If the time runs out, the previous snapshot remains.
 */
const closeMs = 8_000
/**
 * Columns and posting lists are outside the heap. This
 * heap limit covers names, rows in transit and leaks.
 */
const maxHeapMegabytes = 768

const unbuilt: IndexState = { isReady: false, products: 0, version: 0, memory: {} }

export interface IndexClientOptions {
  databaseUrl: string
  /** The path of the snapshot that the next start restores. Without a path, nothing is saved. */
  snapshotPath?: string
  /** True if another process writes the snapshot. */
  isSnapshotReadOnly?: boolean
  /** The address of OpenSearch; if it is absent, the index is in the worker's memory. */
  searchUrl?: string
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  /** The worker's module; tests substitute a misbehaving one. */
  source?: URL
  deadlineMs?: number
  onAnswer?: OnIndexAnswer
  /** Called with every product that changes while the index is ready. */
  onChanged?: (numbers: readonly number[]) => void
  /** Called when the worker exits, because changes may be missed until the index is ready again. */
  onStopped?: () => void
}

/**
 * Starts the worker, which builds the index in the background, and restarts it whenever it dies.
 */
export function createIndexClient({
  databaseUrl,
  snapshotPath,
  isSnapshotReadOnly = false,
  searchUrl,
  log,
  // The build replaces these URLs with those of the built workers (vite.config.ts).
  source = searchUrl === undefined
    ? new URL('./index-worker.ts', import.meta.url)
    : new URL('./opensearch-worker.ts', import.meta.url),
  deadlineMs = 2_000,
  onAnswer,
  onChanged,
  onStopped,
}: IndexClientOptions): IndexClient {
  const pending = createPendingAnswers<IndexAnswerTo<IndexQuestion>>()
  let state = unbuilt
  /** The time at which the oldest request since the last answer was sent. */
  let waitingSince: number | undefined
  let restartMs = firstRestartMs
  let restart: NodeJS.Timeout | undefined
  let isClosing = false
  let synonyms: readonly SearchSynonym[] = []
  let worker = start()

  function start(): Worker {
    const startedAt = performance.now()
    const started = new Worker(source, {
      workerData: {
        ...{ databaseUrl, snapshotPath, isSnapshotReadOnly, searchUrl, deadlineMs },
      } satisfies IndexWorkerData,
      // Empty, so that the worker does not inherit the process's
      // flags, such as those for a debugger or loader.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
    })
    started.on('message', (message: IndexMessage) => receive(message, startedAt))
    started.on('error', error => log.error({ err: error }, 'the index worker failed'))
    started.on('exit', onExit)
    if (synonyms.length > 0) sendSynonyms(started)
    return started
  }

  function sendSynonyms(to: Worker): void {
    to.postMessage({ kind: 'synonyms', synonyms } satisfies IndexRequest)
  }

  function receive(message: IndexMessage, startedAt: number): void {
    if (message.kind === 'answer') {
      waitingSince = undefined
      pending.resolve(message.id, message.answer)
    } else if (message.kind === 'refusal') {
      const reason = `the index could not answer: ${message.reason}`
      pending.reject(
        message.id,
        message.isUnavailable ? new IndexUnavailableError(reason) : new Error(reason),
      )
    } else if (message.kind === 'changed') {
      onChanged?.(message.numbers)
    } else if (message.kind === 'trouble') {
      log.warn({ reason: message.message }, message.text)
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
    onStopped?.()
    pending.rejectAll(new IndexUnavailableError('the index stopped and is being built again'))
    if (isClosing) return
    log.warn({ restartMs }, 'the index worker ended and is being restarted')
    restart = setTimeout(() => {
      worker = start()
    }, restartMs)
    restartMs = Math.min(restartMs * 2, longestRestartMs)
  }

  function onDeadline(): void {
    if (
      waitingSince === undefined ||
      performance.now() - waitingSince < silentDeadlines * deadlineMs
    )
      return
    void worker.terminate()
  }

  async function ask<Question extends IndexQuestion>(
    question: Question,
    args: Parameters<SearchIndex[Question]>,
  ): Promise<IndexAnswerTo<Question>> {
    if (isClosing || !state.isReady) throw new IndexUnavailableError('the index is being built')
    const limitMs = deadlineMs * (deadlines[question] ?? 1)
    const { id, answer } = pending.open(limitMs, () => {
      onDeadline()
      return new IndexUnavailableError(`the index did not answer within ${limitMs} ms`)
    })
    const askedAt = performance.now()
    waitingSince ??= askedAt
    const report = (outcome: 'answered' | 'failed') =>
      onAnswer?.(question, outcome, performance.now() - askedAt)
    void answer.then(
      () => report('answered'),
      () => report('failed'),
    )
    worker.postMessage({ kind: 'call', id, question, args })
    // The assertion is safe because the worker answers each question with its own kind of result.
    return answer as Promise<IndexAnswerTo<Question>>
  }

  // Each question becomes a method; the assertion restores the types that a loop loses.
  const questions = Object.fromEntries(
    indexQuestions.map(question => [
      question,
      (...args: Parameters<SearchIndex[IndexQuestion]>) => ask(question, args),
    ]),
  ) as unknown as AsyncIndex

  return {
    ...questions,
    setSynonyms(changed) {
      synonyms = changed
      sendSynonyms(worker)
    },
    state: () => state,
    async close() {
      isClosing = true
      clearTimeout(restart)
      if (worker.threadId === -1) return
      const closed = new Promise(done => worker.once('exit', done))
      // Asks the worker to stop before terminating it, so that it can close its database
      // connections.
      worker.postMessage({ kind: 'close' } satisfies IndexRequest)
      const impatience = setTimeout(() => void worker.terminate(), closeMs)
      await closed
      clearTimeout(impatience)
    },
  }
}
