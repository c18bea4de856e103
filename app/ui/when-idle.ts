/** The longest wait in browsers that never report being idle, such as older versions of Safari. */
const fallbackDelayMs = 200

/**
 * Runs `work` when the browser has nothing else to do, so that work nobody waits for does not
 * delay the response to a tap. Returns a function that cancels the work. Call it only in browsers.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, fallbackDelayMs)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work)
  return () => cancelIdleCallback(id)
}

/**
 * Takes items from a queue and passes them to `work`, one at a time, whenever
 * the browser has nothing else to do. Returns a function that stops this.
 */
export function drainWhenIdle<Item>(queue: Item[], work: (item: Item) => void): () => void {
  const next = () => {
    const item = queue.shift()
    if (item === undefined) return
    work(item)
    cancel = whenIdle(next)
  }
  let cancel = whenIdle(next)
  return () => cancel()
}
