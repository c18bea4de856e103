export interface Lookahead<Request, Answer> {
  /** Returns the prefetched answer to a request, or fetches it now. */
  get(request: Request): Promise<Answer>
  /** Prefetches these requests in order, as far as the limits allow. */
  prefetch(upcoming: Iterable<Request>): void
}

export interface LookaheadOptions<Request> {
  key(request: Request): string
  /** The maximum number of concurrent calls. */
  maxInFlight: number
  /** The maximum number of prefetched answers that have not been used yet. */
  maxHeld: number
}

/**
 * Fetches the next pages while the current one is processed.
 * A failed call is reported only when its answer is used.
 */
export function createLookahead<Request, Answer>(
  fetchAnswer: (request: Request) => Promise<Answer>,
  options: LookaheadOptions<Request>,
): Lookahead<Request, Answer> {
  const held = new Map<string, Promise<Answer>>()
  let inFlight = 0

  async function fetchCounted(request: Request): Promise<Answer> {
    inFlight += 1
    try {
      return await fetchAnswer(request)
    } finally {
      inFlight -= 1
    }
  }

  return {
    get(request) {
      const key = options.key(request)
      const answer = held.get(key) ?? fetchCounted(request)
      held.delete(key)
      return answer
    },
    prefetch(upcoming) {
      for (const request of upcoming) {
        // Leaves one call free for requests that were not prefetched.
        if (inFlight >= options.maxInFlight - 1 || held.size >= options.maxHeld) return
        const key = options.key(request)
        if (held.has(key)) continue
        const answer = fetchCounted(request)
        // If the reader stops before it uses this answer, no other code handles the rejection.
        answer.catch(() => {})
        held.set(key, answer)
      }
    },
  }
}
