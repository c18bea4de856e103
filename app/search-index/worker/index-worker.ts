import { setImmediate as turn } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import { followChanges } from '#app/store/follow-changes.server.ts'
import type { IndexAnswerTo, IndexQuestion, SearchIndex } from '../index-interface.ts'
import { createPersistentIndex } from '../storage/persistent-index.server.ts'
import type { IndexCall, IndexMessage, IndexRequest, IndexWorkerData } from './index-message.ts'
import { sendAnswer } from './send-answer.ts'

/**
 * The thread that owns the index. It handles changes and queries one
 * at a time, so every answer reflects a single state of the catalogue.
 */

if (!parentPort)
  throw new Error('index-worker.ts is started as a worker thread, by index-client.server.ts')
const port = parentPort
const { databaseUrl, snapshotPath, isSnapshotReadOnly } = workerData as IndexWorkerData
const persistent = createPersistentIndex(
  snapshotPath,
  note => send({ kind: 'note', ...note }),
  isSnapshotReadOnly,
)
const stop = new AbortController()
/** The number of changes applied at a time, few enough that a query waits only milliseconds. */
const changesEach = 200
let isReady = false
let synonyms: readonly SearchSynonym[] = []

function send(message: IndexMessage): void {
  port.postMessage(message)
}

function sendState(): void {
  const { size, version, memory } = persistent.index
  send({ kind: 'state', state: { isReady, products: size, version, memory: memory() } })
}

async function answer({ question, args }: IndexCall): Promise<IndexAnswerTo<IndexQuestion>> {
  // The types of a call's question and arguments belong together, which TypeScript cannot follow.
  const ask = persistent.index[question] as (
    ...args: IndexCall['args']
  ) => ReturnType<SearchIndex[IndexQuestion]>
  const result = ask(...args)
  return Symbol.iterator in result && 'next' in result ? runInSlices(result) : result
}

/** Runs a long piece of work in slices, so that other requests are answered in between. */
async function runInSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await turn()
  }
}

/** Does what the first shoppers would have to wait for, in slices between their queries. */
async function warm(): Promise<void> {
  for (const _ of persistent.index.warm()) {
    if (stop.signal.aborted) return
    await turn()
  }
}

port.on('message', (request: IndexRequest) => {
  if (request.kind === 'close') {
    stop.abort()
    return
  }
  if (request.kind === 'synonyms') {
    synonyms = request.synonyms
    persistent.index.setSynonyms(synonyms)
    return
  }
  void sendAnswer(send, request.id, () => answer(request))
})

await followChanges({
  databaseUrl,
  signal: stop.signal,
  async begin(client) {
    const version = await persistent.open(client)
    // Opening a snapshot creates a new index, which has no operator synonyms.
    persistent.index.setSynonyms(synonyms)
    return version
  },
  async onChanges(changes) {
    if (changes.length === 0) return
    for (let at = 0; at < changes.length; at += changesEach) {
      if (at > 0) await turn()
      persistent.index.apply(changes.slice(at, at + changesEach))
    }
    if (isReady) send({ kind: 'changed', numbers: changes.map(({ number }) => number) })
    sendState()
  },
  async onCaughtUp() {
    const isFirst = !isReady
    if (isFirst) persistent.index.prepare()
    isReady = true
    sendState()
    if (isFirst) void warm()
    await persistent.saveNowAndThen()
  },
  onTrouble: error =>
    send({
      kind: 'trouble',
      message: error instanceof Error ? error.message : String(error),
      text: 'the index lost the database; it answers from memory and tries again',
    }),
  onRecovery: () => send({ kind: 'note', text: 'the index follows the database again' }),
})
if (isReady) await persistent.save()
port.close()
