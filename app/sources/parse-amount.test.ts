import { expect, it } from 'vitest'
import { parseAmount } from './parse-amount.ts'

it.each([
  ['62.30', 'USD', 6230],
  ['89', 'USD', 8900],
  ['89.5', 'GBP', 8950],
  [' 0.07 ', 'USD', 7],
  // A float would lose the half cent.
  ['1.005', 'USD', 101],
  ['1004999.995', 'USD', 100500000],
  ['1,298.00', 'USD', 129800],
  ['1,234,567.89', 'USD', 123456789],
  ['3070.00', 'JPY', 3070],
  ['3070.5', 'JPY', 3071],
  ['0', 'USD', 0],
  ['0000000000089.00', 'USD', 8900],
  ['9999999999.99', 'USD', 999999999999],
  ['99999999999', 'USD', undefined],
  ['-1.00', 'USD', undefined],
  ['89,00', 'EUR', undefined],
  ['1e3', 'USD', undefined],
  ['$89.00', 'USD', undefined],
  ['Infinity', 'USD', undefined],
  ['.5', 'USD', undefined],
  ['', 'USD', undefined],
] as const)('PR4 reads %j %s as %s minor units', (text, currency, minorUnits) => {
  expect(parseAmount(text, currency)).toBe(minorUnits)
})
