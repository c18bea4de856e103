/** Requests in flight to another thread, each with a deadline. */
export interface PendingAnswers<T> {
  /** Registers a request. `onDeadline` creates the error that rejects a late request. */
  open(deadlineMs: number, onDeadline: () => Error): { id: number; answer: Promise<T> }
  /** Resolves a request; ignores an id that is no longer pending. */
  resolve(id: number, value: T): void
  reject(id: number, error: Error): void
  rejectAll(error: Error): void
}

export function createPendingAnswers<T>(): PendingAnswers<T> {
  const open = new Map<
    number,
    { resolve(value: T): void; reject(error: Error): void; timer: NodeJS.Timeout }
  >()
  let lastId = 0

  function take(id: number) {
    const found = open.get(id)
    if (found) clearTimeout(found.timer)
    open.delete(id)
    return found
  }

  return {
    open(deadlineMs, onDeadline) {
      lastId += 1
      const id = lastId
      const answer = new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => take(id)?.reject(onDeadline()), deadlineMs)
        open.set(id, { resolve, reject, timer })
      })
      return { id, answer }
    },
    resolve: (id, value) => take(id)?.resolve(value),
    reject: (id, error) => take(id)?.reject(error),
    rejectAll(error) {
      for (const id of [...open.keys()]) take(id)?.reject(error)
    },
  }
}
