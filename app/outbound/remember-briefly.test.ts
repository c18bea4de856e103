import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberBriefly } from './remember-briefly.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('fetches again after its time, and not before', async () => {
  let fetched = 0
  const get = rememberBriefly(60_000, async () => ++fetched)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  vi.setSystemTime(Date.now() + 59_999)
  expect(await get()).toBe(1)
  vi.setSystemTime(Date.now() + 1)
  expect(await get()).toBe(2)
})

it('does not remember a failure', async () => {
  let fetched = 0
  const get = rememberBriefly(60_000, async () => {
    fetched += 1
    if (fetched === 1) throw new Error('away')
    return fetched
  })
  await expect(get()).rejects.toThrow('away')
  expect(await get()).toBe(2)
})
