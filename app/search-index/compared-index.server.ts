import { setTimeout as wait } from 'node:timers/promises'
import PQueue from 'p-queue'
import type { BaseLogger } from 'pino'
import { findDifferences } from './find-differences.ts'
import type { IndexAnswer, IndexQuery } from './index-interface.ts'
import type { OnCompared } from './index-state.ts'
import type { IndexClient } from './worker/index-client.server.ts'

/** At most this many comparisons run at a time. */
const maxAtOnce = 4
/** This many others wait, with the answers that they are compared with; further ones are skipped. */
const maxWaiting = 500
/**
 * The two are asked again until they agree, up to this often, because one learns of changed products
 * and synonyms before the other. What still differs then is a difference.
 */
const maxTries = 4
/** OpenSearch takes a second or two for changes, so each try waits this much longer than the last. */
const againAfterMs = 1_000
/** An example of each kind of difference is logged this often. */
const exampleEveryMs = 10_000

/**
 * Answers from one index and asks another the same lists, off the path of requests. Differences are
 * reported and logged as examples. Both follow the same changes.
 */
export function createComparedIndex({
  answering,
  compared,
  log,
  onCompared = () => undefined,
  retryMs = againAfterMs,
}: {
  answering: IndexClient
  compared: IndexClient
  log: Pick<BaseLogger, 'warn'>
  onCompared?: OnCompared | undefined
  /** The first wait before the two are asked again, in ms; tests wait less. */
  retryMs?: number
}): IndexClient {
  const comparing = new PQueue({ concurrency: maxAtOnce })
  const closing = new AbortController()
  const loggedAt = new Map<string, number>()

  /** Compares a list in its turn; `ours` is the answer that was given, or absent to ask again. */
  function enqueue(query: IndexQuery, ours?: IndexAnswer, tries = 1): void {
    if (comparing.size >= maxWaiting || !compared.state().isReady) onCompared('skipped')
    else void comparing.add(() => compare(query, tries, ours))
  }

  async function compare(query: IndexQuery, tries: number, known?: IndexAnswer): Promise<void> {
    try {
      const [ours, theirs] = await Promise.all([
        known ?? answering.query(query),
        compared.query(query),
      ])
      const differences = findDifferences(query, ours, theirs)
      if (differences?.length === 0) return onCompared('equal')
      if (tries < maxTries) return void compareLater(query, tries + 1)
      if (differences === undefined) return onCompared('skipped')
      for (const difference of differences) {
        onCompared(difference)
        logExample(difference, query, ours, theirs)
      }
    } catch (error) {
      onCompared('failed')
      logExample('failed', query, String(error))
    }
  }

  async function compareLater(query: IndexQuery, tries: number): Promise<void> {
    const options = { ref: false, signal: closing.signal }
    const isDue = await wait(retryMs * (tries - 1), true, options).catch(() => false)
    if (isDue) enqueue(query, undefined, tries)
  }

  function logExample(kind: string, query: IndexQuery, ...found: unknown[]): void {
    const now = performance.now()
    if (now - (loggedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < exampleEveryMs) return
    loggedAt.set(kind, now)
    const [ours, theirs] = found.map(each =>
      typeof each === 'object' ? summarize(each as IndexAnswer) : each,
    )
    log.warn({ difference: kind, query, ours, theirs }, 'the compared index answers differently')
  }

  return {
    ...answering,
    async query(query) {
      const answer = await answering.query(query)
      enqueue(query, answer)
      return answer
    },
    setSynonyms(synonyms) {
      answering.setSynonyms(synonyms)
      compared.setSynonyms(synonyms)
    },
    async close() {
      closing.abort()
      comparing.clear()
      await Promise.all([answering.close(), compared.close()])
    },
  }
}

function summarize({ paging, hits, facets }: IndexAnswer) {
  return { total: paging.total, numbers: hits.slice(0, 5).map(({ number }) => number), facets }
}
