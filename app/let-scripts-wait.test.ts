import { expect, it } from 'vitest'
import { letScriptsWait } from './let-scripts-wait.ts'

const page = [
  '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>',
  '<script nonce="n">var data</script><script nonce="n" type="module" async="">import "/a.js"</script>',
].join('')

it('holds back the scripts of a page and what is loaded ahead for them, and nothing else', () => {
  const waiting = letScriptsWait(page, 'n')
  expect(waiting).not.toContain('modulepreload" href')
  expect(waiting).not.toContain('type="module"')
  expect(waiting).toContain('<script nonce="n" type="waiting" async="">import "/a.js"</script>')
  expect(waiting).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(waiting).toContain('<script nonce="n">var data</script>')
})

it('starts them by a script the page’s policy allows', () => {
  expect(letScriptsWait(page, 'n')).toMatch(
    /"waiting"[^>]*>import "\/a.js"<\/script><script nonce="n">[^<]+<\/script>$/,
  )
})

it('leaves a page without scripts as it is', () => {
  expect(letScriptsWait('<p>Nothing moves.</p>', 'n')).toBe('<p>Nothing moves.</p>')
})
