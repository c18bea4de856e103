import { expect, it, vi } from 'vitest'
import { findDocument, type RenderedDocument } from './render-document.ts'
import { fetchFromRoot, testSite } from './testing.tsx'

function toText({ body }: RenderedDocument): string {
  return new TextDecoder().decode(body)
}

it('RE2 findDocument renders the same inputs once, with the hashes of its scripts', () => {
  const build = {}
  const render = vi.fn((mark: string) => `<script nonce="${mark}">“é”</script>`)
  const inputs = ['https://shop.example/', 'data']
  const first = findDocument({ build, inputs }, render)
  expect(toText(first)).toBe('<script>“é”</script>')
  expect(first.scriptSources).toHaveLength(1)
  expect(findDocument({ build, inputs }, render)).toBe(first)
  expect(render).toHaveBeenCalledOnce()
})

it.each([
  ['other data', ['/', 'b']],
  ['another URL', ['/b', 'a']],
  ['the same text, divided differently', ['/a', '']],
])('findDocument renders again for %s', (_, inputs) => {
  const build = {}
  findDocument({ build, inputs: ['/', 'a'] }, () => 'old')
  expect(toText(findDocument({ build, inputs }, () => 'new'))).toBe('new')
})

it('findDocument keeps the documents of two builds apart', () => {
  const inputs = ['/', 'a']
  findDocument({ build: {}, inputs }, () => 'old')
  expect(toText(findDocument({ build: {}, inputs }, () => 'new'))).toBe('new')
})

it('findDocument caches nothing when rendering fails', () => {
  const build = {}
  const fail = () => {
    throw new Error('broken')
  }
  const document = { build, inputs: ['/'] }
  expect(() => findDocument(document, fail)).toThrow('broken')
  expect(toText(findDocument(document, () => 'new'))).toBe('new')
})

it('the document of a cached page equals the rendered one, and so does its policy', async () => {
  const fetchDocument = async () => {
    const response = await fetchFromRoot('/', testSite)
    return [await response.text(), response.headers.get('Content-Security-Policy')]
  }
  const [html] = await fetchDocument()
  vi.stubEnv('PROD', true)
  try {
    const [first, second] = [await fetchDocument(), await fetchDocument()]
    expect(second).toEqual(first)
    expect(second[0]).toBe(html)
  } finally {
    vi.unstubAllEnvs()
  }
})
