import { expect, it } from 'vitest'
import { formatListQuery } from './list-query.ts'

it.each([
  ['plain', 'Northquay'],
  ['spaces', 'Alder Finch'],
  ...[...`&=+%#/?~!'()*-._:;,@$"<>[]{}|^\``].map(sign => [`the sign ${sign}`, `a${sign}b`]),
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
