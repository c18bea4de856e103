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
  ['plain', 'plain'],
])('decodeEntities makes %j %j', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded)
})
