import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type Catalogue, IndexUnavailableError, type Suggestions } from '#app/catalogue/catalogue.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { loader } from './api-suggest.ts'

function ask(address: string, suggest: (text: string, limit: number) => Promise<Suggestions>) {
  const context = new RouterContextProvider()
  context.set(catalogueContext, { suggest } as Partial<Catalogue> as Catalogue)
  const url = new URL(address, 'http://shop.example')
  return loader({ context, request: new Request(url), url, params: {}, pattern: '/api/suggest' })
}

it('LS2 asks for what was written, on one line and of bounded length', async () => {
  const asked: unknown[] = []
  const suggest = async (text: string, limit: number) => {
    asked.push([text, limit])
    return { brands: [], categories: [], queries: ['red dress'], products: [] }
  }
  const response = await ask('/api/suggest?q=%20red%0Adr', suggest)
  expect([response.headers.get('X-Robots-Tag'), response.headers.get('Cache-Control')]).toEqual([
    'noindex',
    'private, max-age=60',
  ])
  expect(await response.json()).toEqual({
    brands: [],
    categories: [],
    queries: [{ label: 'red dress', to: '/products?q=red+dress' }],
    products: [],
  })
  await ask(`/api/suggest?q=${'d'.repeat(5_000)}`, suggest)
  await ask('/api/suggest', suggest)
  expect(asked).toEqual([
    ['red dr', 5],
    ['d'.repeat(200), 5],
    ['', 5],
  ])
})

it('LS2 says when to ask again while the index is on its way', async () => {
  const failing = ask('/api/suggest?q=red', () => Promise.reject(new IndexUnavailableError('on its way')))
  await expect(failing).rejects.toMatchObject({ init: { status: 503, headers: { 'Retry-After': '3' } } })
})
