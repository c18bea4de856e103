import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOpenTabs, type OpenTabs } from './open-tabs.ts'

let tabs: OpenTabs
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  tabs = createOpenTabs()
})
afterEach(() => {
  tabs.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const open = (userId: string) => tabs.open({ userId, sessionId: 's', revision: undefined })

it('SV2 lets a user open 50 tabs, and another one once a tab is closed', () => {
  const opened = Array.from({ length: 50 }, () => open('ann'))
  expect(opened).not.toContain(undefined)
  expect(open('ann')).toBeUndefined()
  expect(open('ben')).toBeDefined()
  opened[0]?.close()
  expect(open('ann')).toBeDefined()
})

it('SV2 holds 10,000 tabs on one server', () => {
  for (let user = 0; user < 200; user += 1) for (let tab = 0; tab < 50; tab += 1) open(String(user))
  expect(tabs.size).toBe(10_000)
  expect(open('one-more')).toBeUndefined()
})

it('SV2 drops a tab that reads nothing when a megabyte waits for it', () => {
  const tab = open('ann')
  tab?.send(new Uint8Array(1024 * 1024 - 100))
  expect(tabs.size).toBe(1)
  tab?.send(new Uint8Array(200))
  expect(tabs.size).toBe(0)
})

it.each([
  ['half an hour at most', 0.999_999, 30],
  ['a quarter of an hour at least', 0, 15],
])(
  'SV2 AC3 closes a stream after %s, so that its session is checked again',
  (_, random, minutes) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    open('ann')
    vi.advanceTimersByTime(minutes * 60_000 - 1)
    expect(tabs.size).toBe(1)
    vi.advanceTimersByTime(20_001)
    expect(tabs.size).toBe(0)
  },
)

it('SV2 sends something every 20 seconds, so that no proxy closes the stream', () => {
  const tab = open('ann')
  const sent = vi.spyOn(tab ?? { send: () => {} }, 'send')
  vi.advanceTimersByTime(19_999)
  expect(sent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(sent).toHaveBeenCalledTimes(1)
})
