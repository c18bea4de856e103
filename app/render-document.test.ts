import { expect, it, vi } from 'vitest'
import { renderDocument } from './render-document.ts'
import { fetchFromRoot, testNonce, testSite } from './testing.tsx'

function toText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

it('renderDocument renders the same inputs once and inserts the nonce of each response', () => {
  const build = {}
  const render = vi.fn(() => '<script nonce="first">“é”</script><style nonce="first"></style>')
  const inputs = ['https://shop.example/', 'data']
  const first = renderDocument({ build, inputs, nonce: 'first' }, render)
  const second = renderDocument({ build, inputs, nonce: 'second-nonce' }, render)
  expect(toText(first)).toBe('<script nonce="first">“é”</script><style nonce="first"></style>')
  expect(toText(second)).toBe(
    '<script nonce="second-nonce">“é”</script><style nonce="second-nonce"></style>',
  )
  expect(render).toHaveBeenCalledOnce()
})

it.each([
  ['other data', ['/', 'b']],
  ['another URL', ['/b', 'a']],
  ['the same text, divided differently', ['/a', '']],
])('renderDocument renders again for %s', (_, inputs) => {
  const build = {}
  renderDocument({ build, inputs: ['/', 'a'], nonce: '-' }, () => 'old')
  expect(toText(renderDocument({ build, inputs, nonce: '-' }, () => 'new'))).toBe('new')
})

it('renderDocument keeps the documents of two builds apart', () => {
  const inputs = ['/', 'a']
  renderDocument({ build: {}, inputs, nonce: '-' }, () => 'old')
  expect(toText(renderDocument({ build: {}, inputs, nonce: '-' }, () => 'new'))).toBe('new')
})

it('renderDocument caches nothing when rendering fails', () => {
  const build = {}
  const fail = () => {
    throw new Error('broken')
  }
  const document = { build, inputs: ['/'], nonce: '-' }
  expect(() => renderDocument(document, fail)).toThrow('broken')
  expect(toText(renderDocument(document, () => 'new'))).toBe('new')
})

it('the document of a cached page equals the rendered one', async () => {
  const fetchDocument = async () => (await fetchFromRoot('/', testSite)).text()
  const rendered = await fetchDocument()
  vi.stubEnv('PROD', true)
  try {
    const [first, second] = [await fetchDocument(), await fetchDocument()]
    expect([first, second]).toEqual([rendered, rendered])
    expect(second).toContain(`nonce="${testNonce}"`)
  } finally {
    vi.unstubAllEnvs()
  }
})
