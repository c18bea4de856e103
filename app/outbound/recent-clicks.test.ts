import { expect, it } from 'vitest'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import type { OutboundClick } from './outbound.ts'
import { createRecentClicks } from './recent-clicks.ts'

const click: OutboundClick = {
  site: getStorefront('fashion8'),
  source: 's',
  id: '1',
  page: 'api',
  visitor: 'person',
  device: 'desktop',
  visit: { address: '192.0.2.1', agent: 'Firefox' },
}

it.each([
  [29_999, true],
  [30_000, false],
])('OU3 counts a click that comes again after %i ms as a repeat: %s', (ms, isRepeat) => {
  // At 11 o’clock, because each day has its own salt.
  let now = Date.UTC(2026, 2, 1, 11)
  const clicks = createRecentClicks(() => now)
  const first = clicks.number(click)
  now += ms
  const second = clicks.number(click)
  expect([first.isRepeat, second.isRepeat]).toEqual([false, isRepeat])
  expect(second.subId === first.subId).toBe(isRepeat)
})

it.each([
  [49_999, true],
  [50_000, false],
])('OU3 recognizes a repeat after %i other clicks: %s', (others, isRepeat) => {
  const clicks = createRecentClicks(() => Date.UTC(2026, 2, 1, 11))
  clicks.number(click)
  for (let id = 0; id < others; id += 1) clicks.number({ ...click, id: `other-${id}` })
  expect(clicks.number(click).isRepeat).toBe(isRepeat)
})
