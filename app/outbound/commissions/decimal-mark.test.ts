import { describe, expect, it } from 'vitest'
import { detectDecimalMark, toPlainAmount } from './decimal-mark.ts'

describe('detectDecimalMark', () => {
  it.each([
    [['62.30', '1,298.00'], '.'],
    [['62,30', '1.298,00'], ','],
    // A single unambiguous amount determines how the ambiguous ones are read.
    [['1.298', '62,30'], ','],
    [['1,298', '62.30'], '.'],
    [['1.298.000', '7'], ','],
    [['-0,5 €'], ','],
    [['0.125'], '.'],
    [['12', '', '7'], '.'],
    [['1.298'], 'unclear'],
    [['1,298', '12'], 'unclear'],
    [['62.30', '62,30'], 'mixed'],
  ])('OU4 reads %j as %s', (texts, mark) => {
    expect(detectDecimalMark(texts)).toBe(mark)
  })
})

describe('toPlainAmount', () => {
  it.each([
    ['1,298.00', '.', '1298.00'],
    ['1.298,00', ',', '1298.00'],
    ['1 298,00 €', ',', '1298.00'],
    ['1’298.00 CHF', '.', '1298.00'],
    ['$62.30', '.', '62.30'],
    ['-62,30', ',', '-62.30'],
    ['−62,30', ',', '-62.30'],
    ['(62.30)', '.', '-62.30'],
    ['62,30-', ',', '-62.30'],
    ['1.298', ',', '1298'],
    ['1.298', '.', '1.298'],
  ] as const)('OU4 converts %s to a plain decimal', (text, mark, plain) => {
    expect(toPlainAmount(text, mark)).toBe(plain)
  })

  it.each([
    ['n/a', '.'],
    ['', '.'],
    ['1,2345', '.'],
    ['12.34.56', '.'],
    ['1e3', '.'],
  ] as const)('OU4 leaves %s unchanged, as it is not an amount', (text, mark) => {
    expect(toPlainAmount(text, mark)).toBe(text)
  })
})
