import { expect, it } from 'vitest'
import { parseGtin } from './gtin.ts'

it.each([
  ['036000291452', '00036000291452'],
  [' 4006381333931 ', '04006381333931'],
  ['978-0-306-40615-7', '09780306406157'],
  ['96385074', '00000096385074'],
  ['10036000291459', '10036000291459'],
  [4006381333931, '04006381333931'],
  // Leading zeros do not matter.
  ['0036000291452', '00036000291452'],
  // These have a wrong check digit.
  ['036000291453', undefined],
  ['4006381333930', undefined],
  // These are placeholders with a correct check digit.
  ['000000000000', undefined],
  ['123456789012', undefined],
  ['1234567890128', undefined],
  ['1111111111116', undefined],
  // These numbers are for a retailer's internal use, weighed goods, coupons and refunds.
  ['2012345678900', undefined],
  ['0212345678901', undefined],
  ['0412345678909', undefined],
  ['0512345678908', undefined],
  ['9912345678901', undefined],
  ['02345673', undefined],
  ['90036000291455', undefined],
  // These strings are not GTINs.
  ['36000291452', undefined],
  ['4.00638E+12', undefined],
  ['4006381333931X', undefined],
  ['NQ-4471', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('PR8 reads the GTIN %j as %s', (raw, gtin) => {
  expect(parseGtin(raw)).toBe(gtin)
})
