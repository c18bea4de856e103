let last: Promise<void> = Promise.resolve()
let arrivals = 0

/**
 * A flood of connections delays a page by at most this many rounds. The runtime accepts one connection
 * in each round of the event loop.
 */
export const maxRounds = 100

/** Counts a new connection. */
export function noteArrival(): void {
  arrivals += 1
}

/**
 * Resolves in a round of the event loop that no other caller gets, once a round has brought no new
 * connection. Rendering a page blocks the event loop for milliseconds, so cached pages and refusals are
 * answered after each of them, not after all, and a crowd's connections do not come in one by one with
 * a page between them.
 */
export function takeTurn(): Promise<void> {
  last = last.then(passRounds)
  return last
}

async function passRounds(): Promise<void> {
  let before = -1
  for (let round = 0; round < maxRounds && before !== arrivals; round += 1) {
    before = arrivals
    await new Promise(resolve => setImmediate(resolve))
  }
}
