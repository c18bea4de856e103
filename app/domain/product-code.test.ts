import { expect, it } from 'vitest'
import { findProductCodes } from './product-code.ts'

const find = (text: string) => findProductCodes(text).map(({ code }) => code)

it.each([
  ['LK-10442', ['lk10442']],
  ['00012345678905', ['12345678905']],
  ['a1b2', ['a1b2']],
  ['10442', ['10442']],
  // Too short, without a digit, or too long.
  ['a1b', []],
  ['2024', []],
  ['501', []],
  ['100%', []],
  ['size 8', ['size8']],
  ['navy dress', []],
  ['', []],
  ['7'.repeat(60), ['7'.repeat(60)]],
  ['7'.repeat(61), []],
  // Only the first 24 words are read.
  [`${'shirt '.repeat(22)}in 10442`, ['shirtshirtin10442', 'shirtin10442', 'in10442', '10442']],
  [`${'shirt '.repeat(23)}in 10442`, []],
])('LS2 finds the codes in %j', (text, codes) => {
  expect(find(text)).toEqual(codes)
})

it('LS2 joins up to four words, and keeps them as typed', () => {
  expect(find('1 2 3 44 5')).toEqual(['12344', '23445'])
  expect(findProductCodes('sku: LK 10442')).toContainEqual({ code: 'lk10442', words: 'LK 10442' })
})
