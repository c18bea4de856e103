/** The next step of a reading, its end, or what broke it. */
export type Next<T> = { step: T } | { isDone: true } | { error: unknown }

/**
 * Reads one step ahead: while a step is being stored, the next is already on its way. Errors come as values, so that
 * what the source did wrong is never taken for what storing did wrong.
 */
export function readAhead<T>(open: () => AsyncIterable<T>): { next(): Promise<Next<T>>; stop(): void } {
  let iterator: AsyncIterator<T> | undefined
  let ahead: Promise<Next<T>> | undefined

  async function read(): Promise<Next<T>> {
    try {
      iterator ??= open()[Symbol.asyncIterator]()
      const { done, value } = await iterator.next()
      return done ? { isDone: true } : { step: value }
    } catch (error) {
      return { error }
    }
  }

  return {
    async next() {
      const next = await (ahead ?? read())
      ahead = 'step' in next ? read() : Promise.resolve(next)
      return next
    },
    stop() {
      // Not awaited: a source that hangs must not hold up a stop. Its own signal ends it.
      iterator?.return?.().catch(() => undefined)
    },
  }
}
