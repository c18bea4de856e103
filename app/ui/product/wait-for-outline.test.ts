import { afterEach, expect, it, vi } from 'vitest'
import { waitForOutline } from './wait-for-outline.ts'

afterEach(() => vi.useRealTimers())

it('PD1 shows the skeleton of a product for 200 ms at least', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let isOver = false
  const waiting = waitForOutline().then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(199)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
  await waiting
})
