import type { BaseLogger } from 'pino'
import { findDifferences } from './find-differences.ts'
import type { IndexAnswer, IndexQuery } from './index-interface.ts'
import type { OnCompared } from './index-state.ts'
import type { IndexClient } from './worker/index-client.server.ts'

/** At most this many comparisons run at a time; others are skipped, so that none piles up. */
const maxAtOnce = 4
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
  let running = 0
  const loggedAt = new Map<string, number>()

  async function compare(query: IndexQuery, ours: IndexAnswer): Promise<void> {
    if (running >= maxAtOnce || !compared.state().isReady) return onCompared('skipped')
    running += 1
    try {
      const theirs = await compared.query(query)
      const differences = findDifferences(query, ours, theirs)
      if (differences === undefined) return onCompared('skipped')
      if (differences.length === 0) return onCompared('equal')
      for (const difference of differences) {
        onCompared(difference)
        logExample(difference, query, ours, theirs)
      }
    } catch (error) {
      onCompared('failed')
      logExample('failed', query, String(error))
    } finally {
      running -= 1
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
      void compare(query, answer)
      return answer
    },
    setSynonyms(synonyms) {
      answering.setSynonyms(synonyms)
      compared.setSynonyms(synonyms)
    },
    async close() {
      await Promise.all([answering.close(), compared.close()])
    },
  }
}

function summarize({ paging, hits, facets }: IndexAnswer) {
  return { total: paging.total, numbers: hits.slice(0, 5).map(({ number }) => number), facets }
}
