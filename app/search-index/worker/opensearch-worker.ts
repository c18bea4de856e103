import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { followChanges } from '#app/store/follow-changes.server.ts'
import type { IndexAnswerTo, IndexQuestion } from '../index-interface.ts'
import { IndexUnavailableError } from '../index-state.ts'
import { parseEngineAddress } from '../opensearch/engine-address.ts'
import { createEngineClient } from '../opensearch/engine-client.server.ts'
import { createFollower, type Follower } from '../opensearch/follower.server.ts'
import { openSearchEngine, type SearchEngine } from '../opensearch/search-engine.server.ts'
import type { IndexCall, IndexMessage, IndexRequest, IndexWorkerData } from './index-message.ts'
import { sendAnswer } from './send-answer.ts'

/**
 * The thread that asks the index in OpenSearch, and that writes it if no other server does. Its
 * messages are those of index-worker.ts, so the main thread cannot tell which of them answers.
 */

if (!parentPort)
  throw new Error('opensearch-worker.ts is started as a worker thread, by index-client.server.ts')
const port = parentPort
const { databaseUrl, searchUrl = '', deadlineMs } = workerData as IndexWorkerData
const address = parseEngineAddress(searchUrl)
if (address === undefined) throw new Error('SEARCH_URL is no address of OpenSearch')
/** A search that takes longer is repeated on another node; both fit into the deadline. */
const searchShare = 0.45
const client = createEngineClient(address, { searchMs: deadlineMs * searchShare })
const stop = new AbortController()
/** The number of changes written at a time; each writes whole cards. */
const changesEach = 1_000
/** The words are read again after changes, but for this share of the time at most. */
const readingShare = 0.05
const checkEveryMs = 2_000
let follower: Follower | undefined
let engine: SearchEngine | undefined
let isReady = false
let synonyms: readonly SearchSynonym[] = []
let nextReadingAt = 0
let hasNewWords = false
let isReadingWords = false

function send(message: IndexMessage): void {
  port.postMessage(message)
}

function sendState(): void {
  const { size: products = 0, version = 0 } = engine ?? {}
  send({
    kind: 'state',
    state: { isReady, products, version, memory: engine?.memory() ?? {} },
  })
}

async function answer({ question, args }: IndexCall): Promise<IndexAnswerTo<IndexQuestion>> {
  if (engine === undefined) throw new IndexUnavailableError('the index is being opened')
  // The types of a call's question and arguments belong together, which TypeScript cannot follow.
  const ask = engine[question] as (
    ...args: IndexCall['args']
  ) => Promise<IndexAnswerTo<IndexQuestion>>
  return ask(...args)
}

port.on('message', (request: IndexRequest) => {
  if (request.kind === 'close') {
    stop.abort()
    return
  }
  if (request.kind === 'synonyms') {
    synonyms = request.synonyms
    engine?.setSynonyms(synonyms)
    return
  }
  void sendAnswer(send, request.id, () => answer(request))
})

/**
 * Reads the words of new products, now or when that was not done a moment ago. Changes do not wait for
 * it: of a million products, the words take a minute.
 */
async function readWords(): Promise<void> {
  hasNewWords = true
  if (isReadingWords) return
  isReadingWords = true
  while (hasNewWords && !stop.signal.aborted) {
    const { signal } = stop
    await wait(Math.max(nextReadingAt - performance.now(), 0), undefined, { signal }).catch(
      () => undefined,
    )
    hasNewWords = false
    const startedAt = performance.now()
    await engine?.readWords().catch(report)
    nextReadingAt = performance.now() + (performance.now() - startedAt) / readingShare
    sendState()
  }
  isReadingWords = false
}

function report(error: unknown): void {
  send({
    kind: 'trouble',
    message: error instanceof Error ? error.message : String(error),
    text: 'the index has trouble with OpenSearch or the database; it tries again',
  })
}

async function onChanges(changes: ProductChange[]): Promise<void> {
  for (let at = 0; at < changes.length && !stop.signal.aborted; at += changesEach) {
    const batch = changes.slice(at, at + changesEach)
    const refused = await follower?.apply(batch, stop.signal)
    for (const { id, reason } of refused ?? [])
      send({
        kind: 'trouble',
        message: `${id}: ${reason}`,
        text: 'OpenSearch refused a card, which lists will not show',
      })
    engine?.setVersion(batch.at(-1)?.changedAt ?? 0)
  }
  if (changes.length === 0) return
  if (isReady) {
    send({ kind: 'changed', numbers: changes.map(({ number }) => number) })
    void readWords()
  }
  sendState()
}

const checking = setInterval(() => void checkIndices(), checkEveryMs)

/** Starts again if somebody deleted the index. */
async function checkIndices(): Promise<void> {
  if (!isReady || (await follower?.exists().catch(() => true)) !== false) return
  report(new Error('the index in OpenSearch was deleted; it is built again'))
  // The main thread starts a new worker, which creates the index.
  await wait(100)
  process.exit(1)
}

await followChanges({
  databaseUrl,
  signal: stop.signal,
  async begin(database) {
    follower = await createFollower(client, address.prefix, database)
    if (engine === undefined) {
      engine = await openSearchEngine(client, follower.names)
      engine.setSynonyms(synonyms)
    }
    engine.setVersion(follower.sequence)
    return follower.sequence
  },
  onChanges,
  async onCaughtUp() {
    if (isReady) return
    await engine?.readWords()
    await follower?.show()
    isReady = true
    sendState()
  },
  onTrouble: report,
  onRecovery: () => send({ kind: 'note', text: 'the index follows the database again' }),
})
clearInterval(checking)
await client.close()
port.close()
