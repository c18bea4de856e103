import { afterEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => {
  vi.useRealTimers()
})

// Node has no idle callbacks either.
it.each([
  [199, 0],
  [200, 1],
])('works after %i ms in a browser that never reports being idle: %i times', (ms, times) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const work = vi.fn()
  whenIdle(work)
  vi.advanceTimersByTime(ms)
  expect(work).toHaveBeenCalledTimes(times)
})
