import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { planRetry } from './plan-retry.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('planRetry', () => {
  it.each([
    ['five seconds after its first failure', 1, 4_999, 5_000],
    ['ten seconds after its second', 2, 9_999, 10_000],
    ['no more after its third', 3, 60_000, undefined],
  ])('PD2 RT1 loads again %s', (_, failures, tooEarly, due) => {
    const tryAgain = vi.fn()
    planRetry(failures, tryAgain)
    vi.advanceTimersByTime(tooEarly)
    expect(tryAgain).not.toHaveBeenCalled()
    vi.advanceTimersByTime((due ?? tooEarly * 2) - tooEarly)
    expect(tryAgain).toHaveBeenCalledTimes(due === undefined ? 0 : 1)
  })

  it('PD2 RT1 loads again when the browser comes back online, unless it was left', () => {
    const tryAgain = vi.fn()
    const stop = planRetry(2, tryAgain)
    window.dispatchEvent(new Event('online'))
    expect(tryAgain).toHaveBeenCalledTimes(1)
    stop()
    window.dispatchEvent(new Event('online'))
    expect(tryAgain).toHaveBeenCalledTimes(1)
  })
})
