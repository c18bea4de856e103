import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { RichBlock } from '#app/domain/rich-text.ts'
import { RichTextView } from './rich-text-view.tsx'

function draw(...text: RichBlock[]): string {
  const element = createElement(RichTextView, { text })
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

it('CO1 shows line breaks, and links that open the mail program', () => {
  const to = 'mailto:hello@shop.example'
  const html = draw({
    kind: 'paragraph',
    text: [
      { text: 'Hours\nMon\n', isStrong: true },
      { text: 'Write', to },
    ],
  })
  expect(html).toContain('<strong>Hours<br/>Mon<br/></strong>')
  expect(html).toContain('<a href="mailto:hello@shop.example">Write</a>')
})

it('CO1 marks text that runs from right to left', () => {
  const html = draw({ kind: 'paragraph', text: [{ text: 'שלום' }], isRightToLeft: true })
  expect(html).toContain('dir="rtl"')
})
