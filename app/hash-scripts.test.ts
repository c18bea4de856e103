import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashScripts } from './hash-scripts.ts'
import { fetchFromRoot, testSite } from './testing.tsx'

const mark = '0f9e'

function toSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

describe('hashScripts', () => {
  it.each([
    ['no script', '<p>“é”</p>', []],
    ['a script', `<script nonce="${mark}">a("é")</script>`, ['a("é")']],
    ['an attribute on each side', `<script async nonce="${mark}" type="module">a</script>`, ['a']],
    ['several lines', `<script nonce="${mark}">a\n<b></script>`, ['a\n<b>']],
    [
      'two scripts',
      `<script nonce="${mark}">a</script><script nonce="${mark}">b</script>`,
      ['a', 'b'],
    ],
    ['a script without the mark', '<script>evil()</script>', []],
    ['a script with another mark', '<script nonce="guess">evil()</script>', []],
    [
      'an unmarked script before a marked one',
      `<script>evil()</script><script nonce="${mark}">a</script>`,
      ['a'],
    ],
    ['a mark in text only', `<script>evil()</script> nonce=${mark}`, []],
  ])('permits the marked scripts of a document with %s', (_, html, scripts) => {
    const hashed = hashScripts(html, mark)
    expect(hashed.scriptSources).toEqual(scripts.map(toSource))
    expect(hashed.html).not.toContain(`nonce="${mark}"`)
  })

  it('permits exactly the inline scripts of a real document', async () => {
    const response = await fetchFromRoot('/', testSite)
    const html = await response.text()
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
      .filter(([, attributes = '']) => !attributes.includes('ld+json'))
      .map(([, , script = '']) => toSource(script))
    // The context, the scroll position, the module, its start and the loaders' data.
    expect(scripts).toHaveLength(5)
    expect(response.headers.get('Content-Security-Policy')).toContain(
      `script-src 'self' ${scripts.join(' ')};`,
    )
    expect(html).not.toContain('nonce')
  })
})
