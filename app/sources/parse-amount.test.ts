import { describe, expect, it } from 'vitest'
import { describeAmount, parseAmount } from './parse-amount.ts'

describe('parseAmount', () => {
  it.each([
    ['62.30', 'USD', 6230],
    ['89', 'USD', 8900],
    ['89.5', 'GBP', 8950],
    [' 0.07 ', 'USD', 7],
    // A float would lose the half cent.
    ['0.005', 'USD', 1],
    ['1.0050', 'USD', 101],
    ['1004999.995', 'USD', 100500000],
    ['1,298.00', 'USD', 129800],
    ['1,234,567.89', 'USD', 123456789],
    ['1,234,567', 'USD', 123456700],
    ['3070.00', 'JPY', 3070],
    ['3070.5', 'JPY', 3071],
    ['0', 'USD', 0],
    ['0000000000089.00', 'USD', 8900],
    ['9999999999.99', 'USD', 999999999999],
    // Amounts as other countries write them.
    ['89,00', 'EUR', 8900],
    ['12,5', 'EUR', 1250],
    ['1.299,00', 'EUR', 129900],
    ['1.234.567', 'EUR', 123456700],
    ['1.234.567,8', 'EUR', 123456780],
    ["1'299.00", 'CHF', 129900],
    ['1’299.–', 'CHF', 129900],
    ['1 299,00', 'SEK', 129900],
    ['1\u00a0299', 'SEK', 129900],
    ['12\u202f345,60', 'EUR', 1234560],
    ['1.299,-', 'NOK', 129900],
    ['299,-', 'DKK', 29900],
    ['12,34,567.00', 'INR', 123456700],
    ['1,23,456', 'INR', 12345600],
    ['١٢٩٩٫٥٠', 'SAR', 129950],
    ['۱٬۲۹۹', 'IRR', 129900],
    ['１２９９', 'JPY', 1299],
    // Three digits cannot be decimals of a currency that has two or none.
    ['345.000', 'VND', 345000],
    ['59.990', 'CLP', 59990],
    ['189.900', 'COP', 18990000],
    ['1.299', 'EUR', 129900],
    ['1,299', 'USD', 129900],
    ['345.000,00', 'VND', 345000],
    ['1,299.000', 'USD', 129900],
    // Three digits can be decimals of a currency that has three.
    ['12.345', 'KWD', 12345],
    ['1,299.500', 'KWD', 1299500],
    ['1.299,500', 'KWD', 1299500],
    ['12,345', 'KWD', undefined],
    ['99999999999', 'USD', undefined],
    ['-1.00', 'USD', undefined],
    ['89.00-', 'USD', undefined],
    ['1e3', 'USD', undefined],
    ['$89.00', 'USD', undefined],
    ['10 - 20', 'USD', undefined],
    ['10-20', 'USD', undefined],
    ['1.299.00', 'EUR', undefined],
    ['1,299,00', 'EUR', undefined],
    ['1 29', 'EUR', undefined],
    ['1.2,3.4', 'EUR', undefined],
    ['Infinity', 'USD', undefined],
    ['.5', 'USD', undefined],
    ['5.', 'USD', undefined],
    ['', 'USD', undefined],
  ] as const)('PR4 reads %j %s as %s minor units', (text, currency, minorUnits) => {
    expect(parseAmount(text, currency)).toBe(minorUnits)
  })

  it.each([
    // The source's sign and the currency agree.
    ['1.299', 'EUR', ',', 129900],
    ['1,299', 'USD', '.', 129900],
    ['12,345', 'KWD', ',', 12345],
    ['12,345', 'KWD', '.', 12345000],
    ['12.345', 'KWD', ',', 12345000],
    // They contradict each other.
    ['1.299', 'EUR', '.', undefined],
    ['345.000', 'VND', '.', undefined],
    ['1,299', 'USD', ',', undefined],
    // An amount that can only mean one thing needs no sign.
    ['89,00', 'EUR', '.', 8900],
    ['1.299,00', 'EUR', '.', 129900],
    ['89.000', 'USD', 'padded', 8900],
    ['89,990', 'USD', 'padded', 8999],
    ['1,299.000', 'USD', 'padded', 129900],
    ['89.000', 'USD', 'unclear', undefined],
    ['89.00', 'USD', 'unclear', 8900],
  ] as const)(
    'PR4 reads %j %s of a source with the form %s as %s',
    (text, currency, sign, minorUnits) => {
      expect(parseAmount(text, currency, sign)).toBe(minorUnits)
    },
  )
})

it.each([
  ['62.30', '.'],
  ['1299.000', '.'],
  ['0.500', '.'],
  ['1,234,567', '.'],
  ["1'299.00", '.'],
  ['62,30', ','],
  ['1.298,00', ','],
  ['1.234.567', ','],
  ['1 298,5', ','],
  ['1.298', undefined],
  ['1,298', undefined],
  ['1 298', undefined],
  ['89', undefined],
  ['free', undefined],
])('PR4 finds in %j the decimal sign %s', (text, sign) => {
  const shape = describeAmount(text)
  expect(shape?.isAmbiguous ? undefined : shape?.sign).toBe(sign)
})
