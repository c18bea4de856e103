import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crawlSite } from './crawl-site.ts'
import { createHostFetch } from './host-fetch.server.ts'
import { pageKinds } from './page-kind.ts'
import { type RuleId, rules } from './rules.ts'
import {
  createSampleSite,
  type SampleServer,
  type SampleSite,
  sampleUrl,
  startSampleServer,
} from './testing.ts'

const ownOrigins = [sampleUrl, 'https://www.other.example']
const dress = '/product/s/women/northquay/88/linen-dress/7'

let server: SampleServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server.close())

function crawl(site: SampleSite, changes: { pagesPerKind?: number; turn?: number } = {}) {
  server.show(site)
  const fetchPath = createHostFetch(server.origin, new URL(sampleUrl).host)
  return crawlSite({ siteUrl: sampleUrl, ownOrigins, fetchPath, pagesPerKind: 20, ...changes })
}

const listRequested = () => server.requests.map(({ path }) => path)

/** Replaces part of a page; throws if the page lacks that part. */
function change(path: string, part: string | RegExp, by: string): SampleSite {
  const changed = createSampleSite()
  const page = changed.get(path)
  if (!page) throw new Error(`The sample site has no ${path}`)
  const body = page.body.replace(part, by)
  expect(body, `${path} contains ${part}`).not.toBe(page.body)
  return changed.set(path, { ...page, body })
}

function respond(path: string, response: { status?: number; headers?: Record<string, string> }) {
  const changed = createSampleSite()
  const page = changed.get(path)
  if (!page) throw new Error(`The sample site has no ${path}`)
  return changed.set(path, {
    ...page,
    ...response,
    headers: { ...page.headers, ...response.headers },
  })
}

/** One violation per rule, with the page on which it must be found. */
const planted: Record<RuleId, [path: string, site: () => SampleSite]> = {
  'links-work': [
    '/brands',
    () => change('/brands', '</main>', '<a href="/brands?q=x">x</a></main>'),
  ],
  'files-exist': [
    '/brands',
    () => change('/brands', '</main>', '<img src="/gone.png" alt="" /></main>'),
  ],
  'no-failures': ['/how-we-rank', () => respond('/how-we-rank', { status: 500 })],
  'missing-is-404': ['/no-such-page', () => respond('/no-such-page', { status: 500 })],
  'one-title': ['/brands', () => change('/brands', 'Page /brands<', 'Page /articles<')],
  'one-description': ['/brands', () => change('/brands', /<meta name="description"[^>]*>/, '')],
  canonical: ['/brands', () => change('/brands', /<link rel="canonical"[^>]*>/, '')],
  'one-h1': ['/brands', () => change('/brands', '</h1>', '</h1><h1>Another</h1>')],
  language: ['/brands', () => change('/brands', ' lang="en"', '')],
  'combinations-noindex': [
    '/products?q=black+dress',
    () => change('/products?q=black+dress', 'noindex', 'index'),
  ],
  'sitemap-indexed': [
    '/sitemaps/all.xml',
    () => change('/brands', '<head>', '<head><meta name="robots" content="noindex" />'),
  ],
  'social-tags': ['/brands', () => change('/brands', 'og:image:width', 'image:width')],
  'structured-data': [
    '/products',
    () => change('/products', '"numberOfItems":1', '"numberOfItems":"1"'),
  ],
  'data-price': [dress, () => change(dress, '"price":"80.00"', '"price":"75.00"')],
  'price-currency': [
    '/products',
    () => change('/products', 'data-price="$80.00"', 'data-price="80.00"'),
  ],
  'price-retailer': [dress, () => change(dress, 'Buy at Alder &amp; Finch', 'Buy')],
  'price-off': ['/products', () => change('/products', ' data-percent-of="30-day-low"', '')],
  'sold-out': ['/products', () => change('/products', '$80.00</p>', '$80.00</p><b>Sold out</b>')],
  'no-scarcity': [
    '/products',
    () => change('/products', '$80.00</p>', '$80.00</p><b>Only 2 left</b>'),
  ],
  disclosure: ['/products', () => change('/products', 'We earn commission', 'We love clothes')],
  'paid-links': ['/products', () => change('/products', 'sponsored nofollow', 'nofollow')],
  'own-outbound': [
    '/products',
    () => change('/products', '/out/s/7', 'https://go.skimresources.com/?id=1'),
  ],
  'own-files': [
    '/brands',
    () => change('/brands', '<head>', '<head><script src="https://cdn.example/a.js"></script>'),
  ],
  'no-storage': ['/brands', () => respond('/brands', { headers: { 'Set-Cookie': 'id=1' } })],
  'ranking-explained': [
    '/products',
    () => change('/products', /href="\/how-we-rank"/g, 'href="/"'),
  ],
  'company-pages': ['/brands', () => change('/brands', /href="\/company\/terms"/g, 'href="/"')],
  'accessibility-statement': [
    '/brands',
    () => change('/brands', /href="\/company\/accessibility"/g, 'href="/"'),
  ],
  'alt-texts': ['/products', () => change('/products', ' alt="Dress"', '')],
  'field-labels': ['/brands', () => change('/brands', ' aria-label="Search"', '')],
}

describe('crawlSite', () => {
  it('SE1 SE3 finds no violations on a correct site, and reaches every kind of page', async () => {
    const { violations, kinds } = await crawl(createSampleSite())
    expect(violations).toEqual([])
    expect(pageKinds.filter(kind => kinds[kind] === 0)).toEqual([])
    expect(new Set(server.requests.map(({ host }) => host))).toEqual(new Set(['www.shop.example']))
  })

  it.each(rules.map(({ id, title }) => [id, title] as const))(
    'SE1 SE3 %s: catches a page that breaks “%s”',
    async id => {
      const [path, plant] = planted[id]
      const { violations } = await crawl(plant())
      expect(violations.filter(({ rule }) => rule === id)).toContainEqual({
        rule: id,
        path,
        fault: expect.stringMatching(/\S/),
      })
    },
  )

  it.each<[why: string, rule: RuleId, path: string, site: () => SampleSite]>([
    ['a link that returns 500', 'links-work', '/', () => respond('/brands', { status: 500 })],
    [
      'a canonical URL that returns 404',
      'canonical',
      '/brands',
      () => change('/brands', `${sampleUrl}/brands"`, `${sampleUrl}/brands?q=x"`),
    ],
    [
      'a canonical URL on another host',
      'canonical',
      '/brands',
      () => change('/brands', `href="${sampleUrl}/brands"`, 'href="https://evil.example/brands"'),
    ],
    [
      'a description that repeats the brand',
      'one-description',
      dress,
      () => change(dress, `About ${dress}`, 'Northquay Linen Dress by Northquay'),
    ],
    [
      'the description of another page',
      'one-description',
      '/brands',
      () => change('/brands', 'About /brands', 'About /articles'),
    ],
    [
      'a percentage that declares its base but does not state it',
      'price-off',
      '/products',
      () => change('/products', 'below the 30-day low', 'off'),
    ],
    [
      'JSON-LD that is not JSON',
      'structured-data',
      '/brands',
      () => change('/brands', '{"@context"', '{@context'),
    ],
    [
      'a missing type of JSON-LD',
      'structured-data',
      '/products',
      () => change('/products', '"@type":"ItemList"', '"@type":"BreadcrumbList"'),
    ],
    [
      'a page in the sitemap that does not exist',
      'links-work',
      '/sitemaps/all.xml',
      () => change('/sitemaps/all.xml', '/brands<', '/brands/x<'),
    ],
    [
      'an external link without nofollow',
      'own-outbound',
      '/brands',
      () => change('/brands', '</main>', '<a href="//shop.example">Shop</a></main>'),
    ],
    [
      'a page for a path that does not exist',
      'missing-is-404',
      '/no-such-page',
      () => respond('/no-such-page', { status: 200 }),
    ],
  ])('SE1 SE3 catches %s', async (_why, rule, path, plant) => {
    const { violations } = await crawl(plant())
    expect(violations).toContainEqual({ rule, path, fault: expect.any(String) })
  })

  it.each([
    'click.linksynergy.com/deeplink?id=1',
    'affiliate.rakuten.com',
    'brand.sjv.io/x',
    'awin1.com',
  ])('SE3 catches the tracked link %s', async host => {
    const { violations } = await crawl(change('/brands', '</main>', `https://${host}</main>`))
    expect(violations.map(({ rule }) => rule)).toEqual(['own-outbound'])
  })

  it.each([
    ...['www.rakuten.com', 'global.rakuten.com', 'skimlinks.com', 'www.cj.com', 'www.viglink.com'],
    ...['notanrdoezrs.net', 'anrdoezrs.net.example', 'go.skimresources.community'],
  ])('SE3 allows mentions of %s, which tracks no links', async host => {
    const { violations } = await crawl(change('/brands', '</main>', `See ${host}.</main>`))
    expect(violations).toEqual([])
  })

  it('SE1 visits at most the given number of pages per kind from links and from the sitemap', async () => {
    const { kinds } = await crawl(createSampleSite(), { pagesPerKind: 1 })
    expect(kinds.company).toBe(2)
    const before = listRequested().toSorted()
    await crawl(createSampleSite(), { pagesPerKind: 1, turn: 12 })
    expect(listRequested().toSorted()).not.toEqual(before)
  })

  it('SE1 obeys robots.txt', async () => {
    await crawl(createSampleSite())
    expect(listRequested()).toContain('/products')
    expect(listRequested().filter(path => path.startsWith('/out/'))).toEqual([])
  })

  it('SE1 fails if the sitemap cannot be fetched', async () => {
    const crawling = crawl(respond('/sitemaps/all.xml', { status: 503 }))
    await expect(crawling).rejects.toThrow('The sitemap /sitemaps/all.xml returned 503')
  })
})
