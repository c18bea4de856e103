import { expect, it } from 'vitest'
import { parseName } from './parse-name.ts'

it.each([
  ['é'.repeat(120), 'é'.repeat(120)],
  ['é'.repeat(121), undefined],
  [' Alder \n& Finch ', 'Alder & Finch'],
  [' \n', undefined],
])('LS1 reads the name %j as %j', (text, name) => {
  expect(parseName(text)).toBe(name)
})
