import { expect, it } from 'vitest'
import { decodeEntities } from './decode-entities.ts'

it.each([
  ['Alder &amp; Finch', 'Alder & Finch'],
  ['Chlo&eacute; &Eacute;t&eacute;', 'Chloé Été'],
  ['Levi&amp;#39;s', "Levi's"],
  ['Levi&#x27;s&reg;', "Levi's®"],
  ['a &bogus; &amp', 'a &bogus; &amp'],
  ['&#0;&#xD800;&#9999999;x', 'x'],
  ['&amp;amp;amp;', '&amp;'],
  ['Grosgrain 12&euro; &oelig;uvre', 'Grosgrain 12€ œuvre'],
  ['plain', 'plain'],
])('decodeEntities turns %j into %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})
