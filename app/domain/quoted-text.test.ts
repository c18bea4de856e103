import { expect, it } from 'vitest'
import { quoteText, unquoteText } from './quoted-text.ts'

it.each([
  ['blak dres', '"blak dres"'],
  ['blak "dres"', '"blak dres"'],
])('LS8 leads from %j to the words as typed', (text, quoted) => {
  expect(quoteText(text)).toBe(quoted)
  expect(unquoteText(quoted)).toBe('blak dres')
})

it('LS8 keeps marks that are not around the whole text', () => {
  expect(unquoteText('15" bag')).toBe('15" bag')
})
