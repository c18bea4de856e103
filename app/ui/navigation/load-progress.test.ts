import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getLoadPhase, noteLoadFailure, startLoad, trackLoad } from './load-progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('LY5 the loading bar', () => {
  test('fills once for overlapping loads, when the last one ends', () => {
    const [endFirst, endSecond] = [startLoad(), startLoad()]
    vi.advanceTimersByTime(200)
    endFirst()
    expect(getLoadPhase()).toBe('creeping')
    endSecond()
    expect(getLoadPhase()).toBe('finished')
    vi.advanceTimersByTime(500)
    expect(getLoadPhase()).toBe('hidden')
  })

  test('fails when one of several loads does', () => {
    const [endFirst, endSecond] = [startLoad(), startLoad()]
    vi.advanceTimersByTime(200)
    endFirst(true)
    endSecond()
    expect(getLoadPhase()).toBe('failed')
  })

  test('forgets a failure when the next load begins', () => {
    const end = startLoad()
    noteLoadFailure()
    end()
    const endNext = startLoad()
    vi.advanceTimersByTime(200)
    endNext()
    expect(getLoadPhase()).toBe('finished')
  })

  test('hides on time, even if a short load runs while the bar is full', () => {
    const end = startLoad()
    vi.advanceTimersByTime(200)
    end()
    vi.advanceTimersByTime(400)
    startLoad()()
    vi.advanceTimersByTime(100)
    expect(getLoadPhase()).toBe('hidden')
  })

  test('counts the end of a load only once', () => {
    const [end, endOther] = [startLoad(), startLoad()]
    vi.advanceTimersByTime(200)
    end()
    end()
    expect(getLoadPhase()).toBe('creeping')
    endOther()
  })

  test('does not fail for an aborted request', async () => {
    const given = new AbortController()
    const load = trackLoad(
      new Promise((_, reject) => {
        given.signal.addEventListener('abort', () => reject(given.signal.reason))
      }),
    )
    vi.advanceTimersByTime(200)
    given.abort()
    await expect(load).rejects.toThrow()
    expect(getLoadPhase()).toBe('finished')
  })
})
