import { afterEach, expect, it, vi } from 'vitest'
import { loadPart } from './load-part.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('LY7 gives a part of the script two minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let reloads = 0
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  const reload = () => {
    reloads += 1
  }
  vi.stubGlobal('window', { location: { reload } })
  const loading = loadPart(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(reloads).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(reloads).toBe(1)
  expect(await loading).toBeUndefined()
})
