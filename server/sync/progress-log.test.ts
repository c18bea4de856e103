import { expect, it } from 'vitest'
import { createProgressLog } from './progress-log.ts'

it('createProgressLog logs at most every two seconds', () => {
  let now = 0
  const reported: unknown[] = []
  const onProgress = createProgressLog(
    { info: (entry: unknown) => reported.push(entry) },
    () => now,
  )
  const counts = { added: 0, changed: 0, unchanged: 0, rejected: 0, gone: 0 }
  for (const [ms, read] of [
    [500, 100],
    [1900, 400],
    [2000, 500],
    [3900, 900],
    [4100, 1000],
  ] as const) {
    now = ms
    onProgress({ source: 's', ...counts, read, expected: 2000 })
  }
  expect(reported).toEqual([
    { source: 's', read: 500, expected: 2000 },
    { source: 's', read: 1000, expected: 2000 },
  ])
})
