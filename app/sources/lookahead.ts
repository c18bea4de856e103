export interface Lookahead<Request, Answer> {
  /** The answer to a request, asked for now unless it was ahead of time. */
  take(request: Request): Promise<Answer>
  /** Asks ahead for what comes next, in that order, as far as the limits allow. */
  expect(upcoming: Iterable<Request>): void
}

export interface LookaheadOptions<Request> {
  key(request: Request): string
  /** Calls under way at once. */
  maxInFlight: number
  /** Answers asked ahead for and not taken yet. */
  maxHeld: number
}

/** Fetches the next pages while the last is being worked on. A failed call fails whoever takes it, and nobody else. */
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
    take(request) {
      const key = options.key(request)
      const answer = held.get(key) ?? fetchCounted(request)
      held.delete(key)
      return answer
    },
    expect(upcoming) {
      for (const request of upcoming) {
        // One place is kept for what is taken without having been expected.
        if (inFlight >= options.maxInFlight - 1 || held.size >= options.maxHeld) return
        const key = options.key(request)
        if (held.has(key)) continue
        const answer = fetchCounted(request)
        // Never taken when the reader stops first.
        answer.catch(() => {})
        held.set(key, answer)
      }
    },
  }
}
