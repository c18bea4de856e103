export interface Shortlisted {
  document: number
  score: number
}

/**
 * Collects the `size` best documents in a binary heap, the worst of them on top; the product
 * number breaks ties. Adding a document takes time in the logarithm of `size`.
 */
export function createShortlist(size: number, numbers: Uint32Array) {
  const heap: Shortlisted[] = []
  const isBefore = (a: number, b: number) => (numbers[a] ?? 0) < (numbers[b] ?? 0)
  const isAhead = (a: Shortlisted, b: Shortlisted) =>
    a.score > b.score || (a.score === b.score && isBefore(a.document, b.document))

  function add(document: number, score: number): void {
    const last = heap[0]
    if (heap.length < size) {
      raise({ document, score })
    } else if (
      last !== undefined &&
      (score > last.score || (score === last.score && isBefore(document, last.document)))
    )
      sink({ document, score })
  }

  /** Puts a document at the end and moves it up past better ones. */
  function raise(added: Shortlisted): void {
    let at = heap.push(added) - 1
    while (at > 0) {
      const above = (at - 1) >>> 1
      const parent = heap[above] as Shortlisted
      if (isAhead(added, parent)) break
      heap[at] = parent
      heap[above] = added
      at = above
    }
  }

  /** Puts a document in place of the worst one and moves it down past worse ones. */
  function sink(added: Shortlisted): void {
    let at = 0
    for (;;) {
      const [left, right] = [heap[at * 2 + 1], heap[at * 2 + 2]]
      if (left === undefined) break
      const isRight = right !== undefined && isAhead(left, right)
      const worse = isRight ? right : left
      if (!isAhead(added, worse)) break
      heap[at] = worse
      at = at * 2 + (isRight ? 2 : 1)
    }
    heap[at] = added
  }

  return {
    add,
    /** Returns the best documents, best first, but at most `limit`. */
    list: (limit = size): Shortlisted[] =>
      heap.toSorted((a, b) => (isAhead(a, b) ? -1 : 1)).slice(0, limit),
  }
}
