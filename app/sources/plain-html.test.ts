import { describe, expect, it } from 'vitest'
import { toProductJson } from '../../sandbox/style/product-json.ts'
import { createWorld } from '../../sandbox/world/world.ts'
import { findPlainHtml } from './plain-html.ts'
import { parseSafely } from './sanitize-html.ts'
import { tidyHtml } from './tidy-html.ts'

const world = createWorld({ seed: 'plain', products: 1_500, today: '2026-03-01' })
const descriptions = Array.from(
  { length: world.products },
  (_, index) =>
    (toProductJson(world, index, 'https://shop.example', 'key') as { description?: string })
      .description,
).filter(html => html !== undefined)

const tidy = (html: string) => tidyHtml(html.replace(/\s+/g, ' '), 8_000)

describe('findPlainHtml', () => {
  it.each([
    ['A <b>midi</b>.', 'A <b>midi</b>.'],
    [
      '<DIV class="pdp-copy"><SPAN>One</SPAN><ul><li>two</li></ul></DIV>',
      '<p>One<ul><li>two</li></ul></p>',
    ],
    ['one<br/>two<BR />three<br>', 'one<br>two<br>three<br>'],
    ['silk &amp; wool &lt;b&gt; &bull; &quot;x&quot;', 'silk &amp; wool &lt;b&gt; • "x"'],
    ['', ''],
  ])('reads plain HTML: %j', (html, plain) => {
    expect(findPlainHtml(html)).toBe(plain)
    expect(tidy(plain)).toBe(tidy(parseSafely(html)))
  })

  it.each([
    'a < b',
    'a > b',
    'silk & wool',
    '&#60;b&#62;',
    '&constructor;',
    '<p>one<p>two',
    '<p>one<ul><li>two</li></ul></p>',
    '<ul><li>one<li>two</ul>',
    '<li>one</li>',
    '<b>one</i>',
    '</b>one',
    '<b>one',
    '<b onclick=x>one</b>',
    '<b class="x" onclick="y">one</b>',
    '<b class="&quot;">one</b>',
    '<b/>one',
    '<script>one</script>',
    '<a>one</a>',
    '<h1>one</h1>',
    '<!-- one -->',
    '<br',
    '<b>'.repeat(20) + '</b>'.repeat(20),
  ])('leaves %j to the parser', html => {
    expect(findPlainHtml(html)).toBeUndefined()
  })

  it('PD4 agrees with the parser and avoids it for most descriptions', () => {
    const plain = descriptions.flatMap(html => {
      const found = findPlainHtml(html)
      return found === undefined ? [] : [{ found: tidy(found), parsed: tidy(parseSafely(html)) }]
    })
    expect(plain.length).toBeGreaterThan(descriptions.length * 0.8)
    for (const { found, parsed } of plain) expect(found).toBe(parsed)
  })
})
