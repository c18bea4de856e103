import { expect, it } from 'vitest'
import { formatListQuery } from './list-query.ts'

it.each([
  ['plain', 'Northquay'],
  ['spaces', 'Alder Finch'],
  ['signs', `a&b=c+d%e#f/g?h~i!j'k(l)m*n-o.p_q`],
  ['a colon', 'letter:m'],
  ['other letters', 'Sèvres コム 👗'],
  ['an empty value', ''],
])('LS2 formatListQuery writes what URLSearchParams does, for %s', (_, value) => {
  expect(formatListQuery({ text: 'red dress', brands: [value] })).toBe(
    String(
      new URLSearchParams([
        ['q', 'red dress'],
        ['brand', value],
      ]),
    ),
  )
})
