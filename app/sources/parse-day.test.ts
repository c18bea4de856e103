import { expect, it } from 'vitest'
import { parseDay } from './parse-day.ts'

it.each([
  ['2024-05-02', '2024-05-02'],
  ['2024-05-02T07:41:18.000Z', '2024-05-02'],
  ['2023-07-13/16:15:14', '2023-07-13'],
  [' 2024-05-02 10:00', '2024-05-02'],
  ['2024-02-30', undefined],
  ['2024-05-021', undefined],
  ['02/05/2024', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads the day of %j as %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})
