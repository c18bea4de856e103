import { afterEach, expect, it, vi } from 'vitest'
import { canPrefetch, canReach } from './connection.ts'

const connection = (fields: object) => Object.assign(new EventTarget(), fields)

it.each([
  ['online', { onLine: true }, true],
  ['offline', { onLine: false }, false],
  ['on 4g', { onLine: true, connection: connection({ effectiveType: '4g' }) }, true],
  ['on 2g', { onLine: true, connection: connection({ effectiveType: '2g' }) }, false],
  ['on slow 2g', { onLine: true, connection: connection({ effectiveType: 'slow-2g' }) }, false],
  [
    'saving data',
    { onLine: true, connection: connection({ effectiveType: '4g', saveData: true }) },
    false,
  ],
])('LY7 decides whether to prefetch %s', (_when, browser, may) => {
  expect(canPrefetch(browser)).toBe(may)
})

it('LY7 waits eight seconds for an address', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response())
  expect(await canReach('/')).toBe(true)
  expect(timeout.mock.calls).toEqual([[8_000]])
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
