import { expect, it } from 'vitest'
import { formatDay } from './day.ts'

it('formatDay formats every month the way Intl does', () => {
  const intl = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month)))
  expect(days.map(formatDay)).toEqual(days.map(day => intl.format(day)))
})

it('formatDay uses the day in UTC', () => {
  expect(formatDay(new Date('2026-03-03T23:59:59Z'))).toBe('Mar 3, 2026')
  expect(formatDay(new Date('2026-03-04T00:30:00+02:00'))).toBe('Mar 3, 2026')
})
