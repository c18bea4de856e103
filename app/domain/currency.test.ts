import { describe, expect, it } from 'vitest'
import { formatUsd, isCurrencyCode, toMinorUnits, toUsdCents } from './currency.ts'

describe('toMinorUnits', () => {
  it.each([
    [118.8, 'USD', 11880],
    [1.005, 'USD', 101],
    [0.1 + 0.2, 'USD', 30],
    [3070, 'JPY', 3070],
  ] as const)('PR4 reads %d %s as %d', (amount, currency, minor) => {
    expect(toMinorUnits(amount, currency)).toBe(minor)
  })
})

describe('toUsdCents', () => {
  it.each([
    [11880, 'USD', 11880],
    [7900, 'GBP', 10000],
    [15000, 'JPY', 10000],
  ] as const)('PR4 converts %d of %s to %d cents by the fixed table', (minor, currency, cents) => {
    expect(toUsdCents(minor, currency)).toBe(cents)
  })
})

describe('formatUsd', () => {
  it('PR4 writes two decimals behind a dollar sign', () => {
    expect([0, 5, 11880, 119800].map(formatUsd)).toEqual(['$0.00', '$0.05', '$118.80', '$1,198.00'])
  })
})

it('isCurrencyCode knows the table and nothing it inherited', () => {
  expect(['USD', 'usd', 'XXX', 'toString'].map(isCurrencyCode)).toEqual([true, false, false, false])
})
