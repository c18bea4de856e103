import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Blanks } from './blanks.tsx'

it('RT1 each placeholder is as high as the card it stands for', () => {
  const classes = ['card', 'card has-refusal has-longer-name', 'card has-detail']
  const html = renderToStaticMarkup(<Blanks shape={{ kind: 'later', of: 'cards', classes }} />)
  expect([...html.matchAll(/<div class="(card(?!-)[^"]*)">/g)].map(([, name]) => name)).toEqual(
    classes,
  )
})
