import { expect, it } from 'vitest'
import { toPlainText } from './plain-text.ts'

it.each([
  ['<p>A <b>midi</b>.</p><p>Silk &amp; wool</p>', 40, 'A midi. Silk & wool'],
  ['Wash<br>cold <ul><li>one</li><li>two</li></ul>', 40, 'Wash cold one two'],
  ['&amp;lt;b&amp;gt;', 40, '&lt;b&gt;'],
  ['A breezy midi, in washed linen', 15, 'A breezy midi …'],
  ['Unbreakableword', 5, 'U …'],
  ['', 5, ''],
])('PD8 toPlainText converts %j, limited to %i characters, to %j', (html, length, text) => {
  expect(toPlainText(html, length)).toBe(text)
})
