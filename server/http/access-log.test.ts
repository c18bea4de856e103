import { pino } from 'pino'
import { expect, it } from 'vitest'
import { type Access, logAccess } from './access-log.ts'

function log(access: Partial<Access>): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: line => void lines.push(JSON.parse(line)) })
  const visit = { requestId: 'r1', host: 'shop.example' }
  logAccess(log, { visit, method: 'GET', path: '/', status: 200, ms: 1, ...access })
  return lines
}

it.each([
  [500, 500],
  [501, 500],
])('logs at most 500 characters of a path: %i', (length, logged) => {
  const lines = log({ path: '/'.padEnd(length, 'a'), status: 404 })
  expect(lines).toMatchObject([{ path: '/'.padEnd(logged, 'a') }])
})

it.each([
  [200, 'info'],
  [404, 'info'],
  [500, 'error'],
  [502, 'error'],
  // A crowd or an outage is logged once when it begins, not with every request.
  [503, 'info'],
  [504, 'error'],
])('logs a page with status %i as %s', (status, level) => {
  expect(log({ status })).toMatchObject([{ level: pino.levels.values[level], status }])
})
