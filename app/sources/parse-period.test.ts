import { describe, expect, it } from 'vitest'
import { isWithin, parsePeriod, toPeriod } from './parse-period.ts'

const may = { from: Date.parse('2026-05-01T00:00Z'), until: Date.parse('2026-05-31T23:59Z') }
const mayDays = { ...may, until: Date.parse('2026-05-31T23:59:59.999Z') }

describe('parsePeriod', () => {
  it.each([
    ['2026-05-01T00:00Z/2026-05-31T23:59Z', may],
    ['2026-05-01T00:00Z / 2026-05-31T23:59Z', may],
    [' 2026-05-01T00:00:00+00:00 /2026-05-31T23:59:00Z\n', may],
    ['2026-04-30T16:00-0800/2026-05-31T15:59-0800', may],
    ['2026-05-01 00:00 - 2026-05-31 23:59', may],
    ['2026-05-01T00:00-2026-05-31T23:59', may],
    ['2026-05-01/2026-05-31', mayDays],
    ['2026-05-01 - 2026-05-31', mayDays],
    ['2026-05-01–2026-05-31', mayDays],
    ['2026-05-01 to 2026-05-31', mayDays],
    ['2026-05-01 bis 2026-05-31', mayDays],
    ['2026-05-01,2026-05-31', mayDays],
    ['2026/05/01 - 2026/05/31', mayDays],
    ['2026/05/01/2026/05/31', mayDays],
    ['20260501/20260531', mayDays],
    ['1 May 2026 – 31 May 2026', mayDays],
    ['1777593600/1780271940', may],
    ['2026-05-01/', { from: may.from }],
    ['/ 2026-05-31T23:59Z', { until: may.until }],
  ])('PR7 reads %j', (text, period) => {
    expect(parsePeriod(text)).toEqual(period)
  })

  it.each([
    '2099-02-24T13:00-0800 / 2099-02-29T15:30-0800',
    '2026-05-31/2026-05-01',
    '2026-05-01',
    '2026/05/01',
    '03/04/2026 - 05/04/2026',
    '2026-05-01/soon',
    '2026-05-01/2026-05-31/2026-06-30',
    '/',
    ' / ',
    'now',
    '',
  ])('PR7 does not read %j', text => {
    expect(parsePeriod(text)).toBeUndefined()
  })
})

describe('toPeriod', () => {
  it.each([
    ['2026-05-01', '2026-05-31', mayDays],
    ['2026-05-01', undefined, { from: may.from }],
    ['', '2026-05-31T23:59Z', { until: may.until }],
    [null, ' ', {}],
    ['2026-05-01', '2026-05-01', { from: may.from, until: Date.parse('2026-05-01T23:59:59.999Z') }],
    ['2026-05-02', '2026-05-01', undefined],
    ['2026-05-01', 'later', undefined],
    ['soon', undefined, undefined],
    ['0000-00-00', '2026-05-31', undefined],
  ])('PR7 PR9 reads a period from %j to %j', (start, end, period) => {
    expect(toPeriod(start, end)).toEqual(period)
  })
})

it.each([
  [{}, true],
  [{ from: 1_000 }, true],
  [{ from: 1_001 }, false],
  [{ until: 1_000 }, true],
  [{ until: 999 }, false],
])('isWithin: the moment 1000 is within %j: %s', (period, isIn) => {
  expect(isWithin(period, new Date(1_000))).toBe(isIn)
})
