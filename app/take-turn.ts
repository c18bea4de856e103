let last: Promise<void> = Promise.resolve()

/**
 * Resolves in a round of the event loop that no other caller gets. Rendering a page blocks the event
 * loop for milliseconds, so cached pages and refusals are answered after each of them, not after all.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise(resolve => setImmediate(resolve)))
  return last
}
