import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Stops the clock in each of a file's tests: `performance.now` and
 * timeouts. The returned function lets so many milliseconds pass.
 */
export function installFakeClock(): (ms: number) => Promise<void> {
  let nowMs = 1
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  return async ms => {
    nowMs += ms
    await vi.advanceTimersByTimeAsync(ms)
  }
}
