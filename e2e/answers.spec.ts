import type { APIResponse } from '@playwright/test'
import { expect } from '@playwright/test'
import { port } from './address.ts'
import { test } from './journey.ts'

// Requests pages from the built server without a browser. The host is
// sent as a header, because Node does not resolve names under localhost.
test.use({ baseURL: `http://localhost:${port}` })

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
const frameworkText = /did not provide an|route "|Unexpected Server Error|Invalid request method/i

async function expectPage(answer: APIResponse, status: number, heading: string): Promise<void> {
  const html = (await answer.text()).replace(/<script.*?<\/script>/gs, '')
  expect(answer.status()).toBe(status)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
  expect(html).not.toMatch(frameworkText)
  // The error page has the storefront's header and title.
  expect(html).toContain('aria-label="Fashion8, home"')
  expect(html).toMatch(new RegExp(`<title>${heading} \\| Fashion8</title>`))
  expect(html).toContain('Back to the home page')
}

test('RT14 ER1 every method on a URL without a page returns 404', async ({ request }) => {
  for (const method of methods)
    await expectPage(
      await request.fetch('/nowhere', { method }),
      404,
      'This page could not be found',
    )
})

test('ER1 methods other than GET and HEAD on a page return 405 with the allowed methods', async ({
  request,
}) => {
  for (const method of methods) {
    for (const path of ['/', '/products/women/dresses?page=2', '/company/about/']) {
      const answer = await request.fetch(path, { method })
      await expectPage(answer, 405, 'This page doesn’t accept that request')
      expect(answer.headers().allow).toBe('GET, HEAD')
    }
  }
})

test('ER1 a form’s URL rejects other methods', async ({ request }) => {
  const answer = await request.put('/theme', { form: { theme: 'dark' } })
  await expectPage(answer, 405, 'This page doesn’t accept that request')
  expect(answer.headers().allow).toBe('GET, HEAD, POST')
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

test('ER1 data, pictures, files and probes list the methods they accept', async ({ request }) => {
  for (const path of [
    '/api/list',
    '/api/suggest?q=red',
    '/image/s/1/abc/480',
    '/healthz',
    '/readyz',
    '/metrics',
    '/storefronts/fashion8.svg',
  ]) {
    const answer = await request.post(path, { form: { a: '1' } })
    expect([path, answer.status(), answer.headers().allow]).toEqual([path, 405, 'GET, HEAD'])
    expect(await answer.text(), path).not.toMatch(frameworkText)
  }
})

test('ER1 a form sent from another site is rejected', async ({ request }) => {
  const headers = { Origin: 'https://evil.example' }
  await expectPage(
    await request.post('/nowhere', { headers, form: { a: '1' } }),
    404,
    'This page could not be found',
  )
  const answer = await request.post('/theme', { headers, form: { theme: 'dark' } })
  expect(answer.status()).toBe(400)
  expect(await answer.text()).toContain('<h1>This form was sent from another site</h1>')
})

test('ST4 choosing a theme redirects back to any path of this site but never to another site', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/stores/コム?q=é', '/stores/%E3%82%B3%E3%83%A0?q=%C3%A9'],
    ['/products?q=\u{1f457}', '/products?q=%F0%9F%91%97'],
    ['//evil.example', '/'],
    ['/..//evil.example', '/'],
    ['https://evil.example/', '/'],
  ] as const) {
    const answer = await request.post('/theme', { form: { theme: 'dark', from }, maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, to])
    expect(answer.headers()['set-cookie']).toContain('theme=dark')
  }
})

test('ST4 ER1 a request body that is not a form is rejected with an explanation', async ({
  request,
}) => {
  for (const [type, data] of [
    ['application/json', '{"theme":"dark"}'],
    ['multipart/form-data; boundary=x', '--y\r\nnot a part'],
    ['multipart/form-data', 'theme=dark'],
    ['text/plain', ''],
  ] as const) {
    const answer = await request.post('/theme', { headers: { 'Content-Type': type }, data })
    await expectPage(answer, 400, 'This form could not be read')
    expect(answer.headers()['set-cookie']).toBeUndefined()
  }
})

test('ST4 ER1 an unknown theme is rejected', async ({ request }) => {
  for (const theme of ['mauve', ''])
    await expectPage(
      await request.post('/theme', { form: { theme } }),
      400,
      'Choose light, dark or system',
    )
})

test('SE1 the canonical URL of every list returns 200', async ({ request }) => {
  const directory = await (await request.get('/brands')).text()
  const brand = /href="\/stores\/([^"]+)"/.exec(directory)?.[1]
  for (const path of [
    '/products?store=unknown',
    '/products?brand=unknown',
    '/products?store=unknown&brand=unknown&page=9',
    '/products?store=%3F%3F%3F',
    '/products?store=%01',
    '/products/women/dresses?store=unknown',
    '/products?q=zzzzqqqq',
    '/products?page=999999',
    `/stores/${brand}?page=999`,
    `/stores/${brand}?store=unknown`,
  ]) {
    const html = await (await request.get(path)).text()
    const canonical = /<link rel="canonical" href="([^"]+)"/
      .exec(html)?.[1]
      ?.replaceAll('&amp;', '&')
    expect(canonical, path).toBeDefined()
    const { pathname, search } = new URL(canonical ?? '')
    expect([path, (await request.get(pathname + search)).status()]).toEqual([path, 200])
  }
})

test('LS2 control characters in a URL do not reach the page', async ({ request }) => {
  for (const path of [
    '/products?q=a%01b%07%1B%5B31mc%C2%85d%7F%E2%80%AEe&brand=No%01rth&store=%C2%9F&color=%02red',
    `/products?q=${'x'.repeat(199)}%F0%9F%91%97`,
    '/brands?q=%02%C2%80north',
    '/retailers?q=%07',
  ]) {
    const answer = await request.get(path)
    const html = new TextDecoder('utf-8', { fatal: true }).decode(await answer.body())
    expect(answer.status()).toBe(200)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be in the page.
    expect(html, path).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\ufffd]/)
  }
})

test('ER1 ER4 RT14 a URL that does not exist returns 404 with a link home', async ({ request }) => {
  for (const path of [
    '/products/women/no-such-category',
    '/products/men/dresses',
    '/product/s/women/northquay/88/harbour-stripe/999999999999',
    '/product/z/women/northquay/88/harbour-stripe/1',
    '/product/s/women/northquay/88/harbour-stripe',
    '/product',
    '/company/nonsense',
    '/stores/nobody-at-all',
    '/retailers/nobody-at-all',
  ])
    await expectPage(await request.get(path), 404, 'This page could not be found')
  const unknown = await request.get('/out/s/999999999999')
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).toMatch(/We can’t find this product<.*href="\/products"/s)
})

test('ER1 a path that is not valid UTF-8 returns 400', async ({ request }) => {
  for (const path of ['/products/%ff', '/%C0%80'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 400])
})

test('RT2 LS2 a hand-edited URL shows the list that matches it best', async ({ request }) => {
  for (const path of [
    '/products/women/dresses?page=NaN',
    '/products/women/dresses?page=1&page=2&brand=%01',
    `/products/women/dresses?brand=${'x'.repeat(3000)}`,
    '/products?page=0',
    '/products?page=-1',
    '/products?page=1e9',
    '/products?page=two&sort=cheapest&color=mauve&size=huge&price=x&deal=5&condition=broken&stock=maybe',
    '/products?sort=newest&sort=popular&q=dress&q=shoe',
    `/products?${Array.from({ length: 300 }, (_, index) => `brand=Brand${index}`).join('&')}`,
    `/products?q=${'x'.repeat(5000)}`,
    '/products?q=%F0%9F%91%97%F0%9F%91%A0',
    '/products?q=%01%27%20OR%201%3D1%3B--%20(.*)%2B%5C',
  ]) {
    const answer = await request.get(path)
    const html = await answer.text()
    expect([path, answer.status()]).toEqual([path, 200])
    expect(html, path).toMatch(/<h1[^>]*>(?:<[^>]+>)*[^<]/)
    expect(html, path).toMatch(/sorted by|No products match/)
  }
})

test('RT2 a list says how many filters it leaves out', async ({ request }) => {
  const read = async (brands: number) => {
    const search = Array.from({ length: brands }, (_, index) => `brand=Brand${index}`).join('&')
    return (await request.get(`/products?${search}`)).text()
  }
  expect(await read(30)).not.toContain('left out')
  const html = await read(500)
  expect(html).toMatch(/more filters than a list can have; the last (<!-- -->)?470(<!-- -->)? are/)
  expect(html.length).toBeLessThan(600_000)
})

test('SE2 search, sort, price and directory forms have tool descriptions for assistants', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  const listTools = (html: string) =>
    [...html.matchAll(/<form[^>]* toolname="(\w+)" tooldescription="[^"]{20,}"/g)].map(
      ([, name]) => name,
    )
  const list = await read('/products/women')
  expect(listTools(list).sort()).toEqual([
    'filter_by_price',
    'search_products',
    'search_this_list',
    'sort_list',
  ])
  expect(list.match(/toolparamdescription="/g)).toHaveLength(5)
  expect(listTools(await read('/'))).toEqual(['search_products', 'search_catalogue'])
  for (const path of ['/brands', '/retailers/'])
    expect(listTools(await read(path))).toEqual(['search_products', 'search_directory'])
})

test('SE1 a list links to a feed of its newest products', async ({ request }) => {
  const html = await (await request.get('/products/women/dresses?color=red')).text()
  const feed = /type="application\/rss\+xml"[^>]*href="https:\/\/[^/"]+([^"]+)"/.exec(html)?.[1]
  expect(feed).toBe('/products/women/dresses.rss?color=red')
  const answer = await request.get(feed ?? '')
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(await answer.text()).toMatch(/<item>\s*<title>/)
  expect((await request.get('/stores/nobody.rss')).status()).toBe(404)
})
