import { parentPort, workerData } from 'node:worker_threads'
import { followChanges } from './follow-changes.server.ts'
import type {
  IndexAnswers,
  IndexMessage,
  IndexQuestion,
  IndexRequest,
  IndexWorkerData,
} from './index-message.ts'
import { createKeptIndex } from './kept-index.server.ts'

/**
 * The thread that keeps the index. It applies changes and answers questions one after the other, so every answer is
 * of one state. Runs from this source, by Node's type stripping: in development, in tests and in production alike.
 */

if (!parentPort) throw new Error('worker.ts is started as a worker thread, by index-client.server.ts')
const port = parentPort
const { databaseUrl, snapshotPath } = workerData as IndexWorkerData
const kept = createKeptIndex(snapshotPath, note => send({ kind: 'note', ...note }))
const stop = new AbortController()
let isReady = false

function send(message: IndexMessage): void {
  port.postMessage(message)
}

function sendState(): void {
  const { size, version, memory } = kept.index
  send({ kind: 'state', state: { isReady, products: size, version, memory: memory() } })
}

function answer(question: IndexQuestion): IndexAnswers[keyof IndexAnswers] {
  const { index } = kept
  if (question.kind === 'query') return index.query(question.query)
  if (question.kind === 'suggest') return index.suggest(question.text, question.limit)
  return index.similar(question.number, question.limit)
}

port.on('message', (request: IndexRequest) => {
  if (request.kind === 'close') {
    stop.abort()
    return
  }
  const { id } = request
  try {
    send({ kind: 'answer', id, answer: answer(request) })
  } catch (error) {
    send({
      kind: 'refusal',
      id,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
})

await followChanges({
  databaseUrl,
  signal: stop.signal,
  begin: kept.open,
  onChanges(changes) {
    if (changes.length === 0) return
    kept.index.apply(changes)
    sendState()
  },
  onCaughtUp() {
    if (!isReady) kept.index.prepare()
    isReady = true
    sendState()
    kept.saveNowAndThen()
  },
  onTrouble: error =>
    send({ kind: 'trouble', message: error instanceof Error ? error.message : String(error) }),
})
if (isReady) await kept.save()
port.close()
