import { describe, expect, it } from 'vitest'
import { getNextRun, toCron } from './sync-cron.ts'

const now = new Date('2026-03-01T12:30:00Z')

describe('toCron', () => {
  it.each([
    [1, 0, '0-59/1 * * * *', '2026-03-01T12:31:00.000Z', 1],
    [20, 0, '7-59/20 * * * *', '2026-03-01T12:47:00.000Z', 20],
    [20, 1, '9-59/20 * * * *', '2026-03-01T12:49:00.000Z', 20],
    [60, 3, '13 * * * *', '2026-03-01T13:13:00.000Z', 60],
    [360, 1, '29 */6 * * *', '2026-03-01T18:29:00.000Z', 360],
    [1_440, 1, '29 3 * * *', '2026-03-02T03:29:00.000Z', 1_440],
  ])('formats %d minutes for source %d as %s', (minutes, index, cron, next, interval) => {
    expect(toCron(minutes, index)).toBe(cron)
    const { at, intervalMs } = getNextRun(cron, now)
    expect([at.toISOString(), intervalMs / 60_000]).toEqual([next, interval])
  })
})
