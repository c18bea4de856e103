import { expect, it } from 'vitest'
import { formatDay, formatShortDay } from './day.ts'

it('formatDay formats every month the way Intl does', () => {
  const intl = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month)))
  expect(days.map(formatDay)).toEqual(days.map(day => intl.format(day)))
})

it('formatDay uses the day in UTC', () => {
  expect(formatDay(new Date('2026-03-03T23:59:59Z'))).toBe('Mar 3, 2026')
  expect(formatDay(new Date('2026-03-04T00:30:00+02:00'))).toBe('Mar 3, 2026')
})

it('PR4 formatShortDay writes a day in the form of other days, and leaves out the current year', () => {
  const now = new Date('2026-11-29T12:00:00Z')
  expect(formatShortDay(new Date('2026-11-25'), now)).toBe('Nov 25')
  expect(formatShortDay(new Date('2024-03-15'), now)).toBe('Mar 15, 2024')
  expect(formatShortDay(new Date('2025-12-31T23:59:59Z'), now)).toBe('Dec 31, 2025')
})
