import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startRefreshing } from './live-refresh.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('AD2 refreshes a page every two seconds until it is left', () => {
  const refresh = vi.fn()
  const stop = startRefreshing(refresh)
  const counts = [1_999, 1, 1_999, 1].map(ms => {
    vi.advanceTimersByTime(ms)
    return refresh.mock.calls.length
  })
  expect(counts).toEqual([0, 1, 1, 2])
  stop()
  vi.advanceTimersByTime(4_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})
