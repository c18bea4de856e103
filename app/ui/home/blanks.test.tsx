import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Blanks } from './blanks.tsx'

it.each([
  [false, false, 'card'],
  [true, false, 'card has-detail'],
  [false, true, 'card has-refusal'],
  [true, true, 'card has-refusal has-detail'],
])(
  'RT1 a placeholder is as high as the tallest card: detail %s, refusal %s',
  (hasDetail, hasRefusal, expected) => {
    const shape = { kind: 'later', of: 'cards', size: 2, hasDetail, hasRefusal } as const
    const html = renderToStaticMarkup(<Blanks shape={shape} />)
    expect(html.match(/<div class="card(?!-)[^"]*">/g)).toEqual(
      Array(2).fill(`<div class="${expected}">`),
    )
  },
)
