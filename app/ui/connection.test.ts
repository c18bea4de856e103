import { expect, it } from 'vitest'
import { canPrefetch } from './connection.ts'

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
