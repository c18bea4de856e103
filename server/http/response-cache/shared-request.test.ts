import { describe, expect, it } from 'vitest'
import { findSharedRequest } from './shared-request.ts'

const origin = 'http://shop.example'

function find(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return findSharedRequest(new Request(`${origin}${path}`, { method, headers }))
}

describe('findSharedRequest', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=x&a=b', '/'],
    ['/products/women?sort=newest&brand=B&brand=A', '/products/women?brand=B&brand=A&sort=newest'],
    ['/products/women?brand=B&sort=newest&brand=A', '/products/women?brand=B&brand=A&sort=newest'],
    ['/products?q=red+dress&gclid=1', '/products?q=red+dress'],
    ['/products?q=red%20dress', '/products?q=red+dress'],
    ['/products?q=%72ed+dress', '/products?q=red+dress'],
    ['/products?q=a%26sort%3Dnewest', '/products?q=a%26sort%3Dnewest'],
    ['/products?not.brand=A&min=1&max=2&all=brand', '/products?all=brand&max=2&min=1&not.brand=A'],
    ['/products?constructor=1&__proto__=2', '/products'],
    ['/products.data?_routes=root&x=1', '/products.data?_routes=root'],
    ['/products?_routes=root', '/products'],
    ['/_.data?x=1', '/_.data'],
    ['/products.md?page=2&x=1', '/products.md?page=2'],
    ['/brands?q=a&page=2', '/brands?q=a'],
    ['/product/s/women/a/b/c/1?q=a', '/product/s/women/a/b/c/1'],
    ['/api/list.data?category=dresses&page=2&x=1', '/api/list.data?category=dresses&page=2'],
  ])('reduces %s to %s', (path, url) => {
    expect(find(path)?.url).toBe(`${origin}${url}`)
  })

  it.each([
    '/account',
    '/saved.data',
    '/auth/login',
    '/save',
    '/theme',
    '/preview?token=a',
    '/unsubscribe/abc',
    '/feeds/abc/rss',
    '/admin',
    '/admin/clicks.data',
    '/kitchen/items',
    '/test/scripts',
    '/out/s/1',
    '/products/women.rss',
    '/articles/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/api/saved/s/1',
    '/api/saved/events',
    '/api/markdown?path=/account',
    '/api/outbound',
    '/nowhere',
  ])('leaves %s alone', path => {
    expect(find(path)).toBeUndefined()
  })

  it.each([
    ['a session', { Cookie: 'a=b; session=abc' }],
    ['a secure session', { Cookie: '__Secure-session=abc' }],
    ['an unreadable session', { Cookie: 'session=' }],
    ['a preview', { Cookie: 'theme=dark; io.prismic.preview=abc' }],
    ['a key', { Authorization: 'Bearer abc' }],
  ])('leaves a request with %s alone', (_, headers: Record<string, string>) => {
    expect(find('/', headers)).toBeUndefined()
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('leaves %s alone', method => {
    expect(find('/', {}, method)).toBeUndefined()
  })

  it('keeps no header but the choices that pages show', () => {
    const headers = {
      Cookie: '_ga=1; cards=two; theme=dark; pending-save=s.1; theme=light',
      'User-Agent': 'x',
      'Accept-Language': 'de',
      'X-Forwarded-Host': 'evil.example',
      Referer: 'https://evil.example/',
      Range: 'bytes=0-1',
      'X-Anything': 'x',
    }
    expect(find('/', headers)?.headers).toEqual({
      Accept: 'text/html',
      Cookie: 'theme=light; cards=two',
    })
  })

  it.each([
    ['the theme', { Cookie: 'theme=dark' }],
    ['the cards per row', { Cookie: 'cards=two' }],
    ['Markdown', { Accept: 'text/markdown' }],
    ['a prefetch', { 'Sec-Purpose': 'prefetch;prerender' }],
  ])('has another key for %s', (_, headers: Record<string, string>) => {
    expect(find('/products', headers)?.key).not.toBe(find('/products')?.key)
  })

  it('takes only a fresh page for a prefetch, which the browser keeps for 10 s', () => {
    expect(find('/products', { 'Sec-Purpose': 'prefetch' })?.oldestMs).toBe(2_000)
    expect(find('/products')?.oldestMs).toBe(11_000)
  })

  it.each([
    ['an invalid choice', { Cookie: 'theme=<script>; cards=three' }],
    ['cookies of other programs', { Cookie: '_ga=GA1.2.3; mysession=1' }],
    ['an encoding', { 'Accept-Encoding': 'br' }],
  ])('has the same key for %s', (_, headers: Record<string, string>) => {
    expect(find('/products', headers)?.key).toBe(find('/products')?.key)
  })

  it('has other keys for other hosts and schemes', () => {
    const keys = ['http://a.example/', 'https://a.example/', 'http://b.example/'].map(
      url => findSharedRequest(new Request(url))?.key,
    )
    expect(new Set(keys).size).toBe(3)
  })
})
