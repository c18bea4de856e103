import { pino } from 'pino'
import { expect, it } from 'vitest'
import { logAccess } from './access-log.ts'

it.each([
  [500, 500],
  [501, 500],
])('logs at most 500 characters of a path: %i', (length, logged) => {
  const lines: { path: string }[] = []
  const log = pino({}, { write: line => void lines.push(JSON.parse(line)) })
  const visit = { requestId: 'r1', host: 'shop.example' }
  logAccess(log, { visit, method: 'GET', path: '/'.padEnd(length, 'a'), status: 404, ms: 1 })
  expect(lines.map(({ path }) => path.length)).toEqual([logged])
})
