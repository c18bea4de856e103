import type { EngineClient } from './engine-client.server.ts'
import { matchTerms } from './offer-queries.ts'

/**
 * Answers whether any offer has several words together. Reading a query cannot wait, so a question
 * that was never asked before counts as yes, and the query is read again once it is answered.
 */
export interface TogetherCache {
  check(stems: readonly string[]): boolean
  /** Asks OpenSearch the new questions; returns false if there are none. */
  answerOpen(): Promise<boolean>
  clear(): void
}

const maxKept = 20_000

export function createTogetherCache(
  client: Pick<EngineClient, 'search'>,
  index: string,
): TogetherCache {
  const known = new Map<string, boolean>()
  const open = new Map<string, readonly string[]>()

  return {
    check(stems) {
      if (stems.length < 2) return true
      const key = stems.toSorted().join(' ')
      const answer = known.get(key)
      if (answer === undefined) open.set(key, stems)
      return answer ?? true
    },
    async answerOpen() {
      const questions = [...open]
      if (questions.length === 0) return false
      const results = await client.search(
        index,
        questions.map(([, stems]) => ({
          size: 0,
          track_total_hits: 1,
          terminate_after: 1,
          query: { nested: { path: 'offers', query: matchTerms(stems) } },
        })),
      )
      if (known.size > maxKept) known.clear()
      for (const [at, [key]] of questions.entries()) {
        known.set(key, (results[at]?.hits.total?.value ?? 0) > 0)
        open.delete(key)
      }
      return true
    },
    clear() {
      known.clear()
      open.clear()
    },
  }
}
