import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Description } from './description.tsx'

it.each([
  [160, false],
  [161, true],
])('PD4 offers to read more of a description of %i characters: %s', (length, isOffered) => {
  const html = renderToString(createElement(Description, { html: 'a'.repeat(length) }))
  expect(html.includes('Read more')).toBe(isOffered)
})
