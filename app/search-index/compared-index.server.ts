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
/** While products change, the two are asked again until both know the same ones, up to this often. */
const maxTries = 4
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
}: {
  answering: IndexClient
  compared: IndexClient
  log: Pick<BaseLogger, 'warn'>
  onCompared?: OnCompared | undefined
}): IndexClient {
  const comparing = new PQueue({ concurrency: maxAtOnce })
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
      if (differences === undefined) {
        if (tries < maxTries) return enqueue(query, undefined, tries + 1)
        return onCompared('skipped')
      }
      if (differences.length === 0) return onCompared('equal')
      for (const difference of differences) {
        onCompared(difference)
        logExample(difference, query, ours, theirs)
      }
    } catch (error) {
      onCompared('failed')
      logExample('failed', query, String(error))
    }
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
      comparing.clear()
      await Promise.all([answering.close(), compared.close()])
    },
  }
}

function summarize({ paging, hits, facets }: IndexAnswer) {
  return { total: paging.total, numbers: hits.slice(0, 5).map(({ number }) => number), facets }
}
