import { describe, expect, it } from 'vitest'
import { prefersMarkdown, renderPageTwin } from './page-twin.ts'

const render = async (request: Request) => {
  const { pathname, searchParams } = new URL(request.url)
  return new Response(searchParams.get('path') ?? pathname)
}

async function ask(path: string, accept = '*/*', method = 'GET') {
  const request = new Request(`http://shop.example${path}`, { method, headers: { Accept: accept } })
  const response = await renderPageTwin(request, render)
  return { text: await response.text(), vary: response.headers.get('Vary') }
}

describe('renderPageTwin', () => {
  it.each([
    ['/products/women/dresses.md?sort=newest', '*/*', '/products/women/dresses?sort=newest'],
    ['/products.md', 'text/html', '/products'],
    ['/stores/chloe', 'text/markdown, text/html;q=0.9', '/stores/chloe'],
    ['/articles/guides/denim.md', '*/*', '/articles/guides/denim'],
    ['/product/s/women/a/88/b/7', 'text/markdown', '/product/s/women/a/88/b/7'],
  ])('SE2 renders %j for %j as the Markdown of %j', async (path, accept, page) => {
    expect(await ask(path, accept)).toEqual({ text: page, vary: 'Accept' })
  })

  it.each([
    ['/products/women/dresses', 'text/html,application/xhtml+xml,*/*;q=0.8', 'Accept'],
    ['/products', 'text/html, text/markdown;q=0.5', 'Accept'],
    ['/api/list', 'text/markdown', null],
    ['/articles/feed.xml', 'text/markdown', null],
    ['/products/women/dresses.data', '*/*', null],
    ['/productsheet.md', 'text/markdown', null],
  ])('SE2 leaves %j for %j unchanged', async (path, accept, vary) => {
    expect(await ask(path, accept)).toEqual({ text: path, vary })
  })

  it.each([
    ['/products/women/dresses.rss?brand=Northquay', '/products/women/dresses?brand=Northquay'],
    ['/products.rss', '/products'],
    ['/stores/chloe.rss', '/stores/chloe'],
  ])('SE1 renders %j as the feed of %j', async (path, list) => {
    expect(await ask(path)).toEqual({ text: list, vary: null })
  })

  it.each(['/articles/a.rss', '/product/s/women/a/88/b/7.rss', '/.rss'])(
    'SE1 renders no feed for %j, which is not a list',
    async path => expect((await ask(path)).text).toBe(path),
  )

  it('SE2 leaves requests with other methods to the page', async () => {
    expect((await ask('/products.md', 'text/markdown', 'POST')).text).toBe('/products.md')
  })
})

it.each([
  [null, false],
  ['*/*', false],
  ['text/*', false],
  ['TEXT/MARKDOWN; q=0.4, */*', true],
  ['text/markdown;q=0', false],
  ['text/markdown;q=nonsense', false],
])('SE2 prefersMarkdown(%j) is %j', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected)
})
