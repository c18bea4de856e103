import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { companyPages, companyPath, howWeRankPath } from '#app/domain/urls/links.ts'

/** The responses of a small storefront, by path. Each test breaks one of these responses. */
export type SampleSite = Map<
  string,
  { status: number; headers: Record<string, string>; body: string }
>

export const sampleUrl = 'https://www.shop.example'

const productPath = '/product/s/women/northquay/88/linen-dress/7'
const otherPath = '/product/s/women/northquay/88/linen-skirt/8'
const footer = [...companyPages.map(companyPath), howWeRankPath]
  .map(path => `<a href="${path}">${path}</a>`)
  .join('')

const price = (amount: string) => `<p data-price="${amount}" class="price">${amount}</p>`
const buy = `<a href="/out/s/7" rel="sponsored nofollow noopener">Buy at Alder &amp; Finch</a>`
const drop = `<small data-percent-of="30-day-low">12% below the 30-day low</small>`

const card = `<article class="card"><img src="/image/s/7/a/480" alt="Dress" />
  <a href="${productPath}">Linen Dress</a>${price('$80.00')}${drop}${buy}</article>
  <article class="card"><a href="${otherPath}">Linen Skirt</a>${price('$60.00')}
  <span class="tag">Sold out</span><p class="card-retailer">Alder &amp; Finch</p></article>`

const crumbs = (path: string) =>
  toScript('BreadcrumbList', {
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: sampleUrl + path }],
  })
const listItems = [{ '@type': 'ListItem', position: 1, url: sampleUrl + productPath }]
const itemList = toScript('ItemList', {
  name: 'Dresses',
  numberOfItems: 1,
  itemListElement: listItems,
})
const collection = (path: string) =>
  toScript('CollectionPage', {
    name: 'All',
    url: sampleUrl + path,
    mainEntity: { '@type': 'ItemList', itemListElement: listItems },
  })
const product = (path: string, amount: string) =>
  toScript('Product', {
    name: 'Northquay Linen Dress',
    url: sampleUrl + path,
    sku: '7',
    brand: { '@type': 'Brand', name: 'Northquay' },
    image: [`${sampleUrl}/image/s/7/a/480`],
    offers: {
      '@type': 'Offer',
      price: amount,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: 'Alder & Finch' },
      url: sampleUrl + path,
    },
  })
const site =
  toScript('WebSite', {
    name: 'Shop',
    url: `${sampleUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${sampleUrl}/products?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }) + toScript('Organization', { name: 'Shop', url: `${sampleUrl}/` })
const article = (path: string) =>
  toScript('Article', {
    headline: 'How a coat should fit',
    url: sampleUrl + path,
    datePublished: '2026-10-01',
    dateModified: '2026-10-02',
  })

function toScript(type: string, fields: object): string {
  const data = { '@context': 'https://schema.org', '@type': type, ...fields }
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`
}

interface Sample {
  /** Extra elements for the page's head. */
  head?: string
  body?: string
}

function toHtml(path: string, { head = '', body = '' }: Sample): string {
  const title = `Page ${path}`
  const og = { title, description: title, url: path, image: '/share.png' }
  const tags = Object.entries({ ...og, 'image:width': '1200', 'image:height': '630' }).map(
    ([name, content]) => `<meta property="og:${name}" content="${content}" />`,
  )
  return `<!DOCTYPE html><html lang="en"><head><title>${title}</title>
    <meta name="description" content="About ${path}" />
    <link rel="canonical" href="${sampleUrl}${path}" />${tags.join('')}${head}</head>
    <body><p>We earn commission when you buy through our links</p><main><h1>${title}</h1>
    <form action="/products"><input name="q" aria-label="Search" /></form>${body}
    ${entries.map(entry => `<a href="${entry}">${entry}</a>`).join('')}</main>
    <footer>${footer}</footer></body></html>`
}

const samples: Record<string, Sample> = {
  '/': { head: site, body: card },
  '/products': { head: crumbs('/products') + itemList, body: card },
  '/stores/northquay': { head: crumbs('/stores/northquay') + itemList, body: card },
  '/retailers/alder-finch': { head: crumbs('/retailers/alder-finch') + itemList, body: card },
  '/products?q=black+dress': { head: '<meta name="robots" content="noindex" />', body: card },
  [productPath]: {
    head: crumbs(productPath) + product(productPath, '80.00'),
    body: `<article>${price('$80.00')}${drop}${buy}</article>`,
  },
  [otherPath]: {
    head: crumbs(otherPath) + product(otherPath, '60.00'),
    body: `<article>${price('$60.00')}<p>Sold out at Alder &amp; Finch</p></article>`,
  },
  '/brands': { head: crumbs('/brands') + collection('/brands') },
  '/articles': { head: crumbs('/articles') + collection('/articles') },
  '/articles/guides/coats': {
    head: crumbs('/articles/guides/coats') + article('/articles/guides/coats'),
  },
  '/how-we-rank': { head: crumbs('/how-we-rank') },
  ...Object.fromEntries(companyPages.map(companyPath).map(path => [path, { head: crumbs(path) }])),
}
const entries = Object.keys(samples)

const xml = (name: string, entry: string, paths: readonly string[]) =>
  `<?xml version="1.0"?><${name}>${paths
    .map(path => `<${entry}><loc>${sampleUrl}${path}</loc></${entry}>`)
    .join('')}</${name}>`

const missing = toHtml('/no-such-page', {}).replace(/<link rel="canonical"[^>]*>/, '')

/** Creates a sample site that the test may modify. */
export function createSampleSite(): SampleSite {
  const html = { 'Content-Type': 'text/html; charset=utf-8' }
  const file = (type: string, body = '') => ({
    status: 200,
    headers: { 'Content-Type': type },
    body,
  })
  const indexed = entries.filter(path => !path.includes('?'))
  return new Map([
    ...Object.entries(samples).map(
      ([path, sample]) =>
        [path, { ...file('text/html', toHtml(path, sample)), headers: html }] as const,
    ),
    [
      '/robots.txt',
      file('text/plain', `User-agent: *\nDisallow: /out/\nSitemap: ${sampleUrl}/sitemap.xml`),
    ],
    [
      '/sitemap.xml',
      file('application/xml', xml('sitemapindex', 'sitemap', ['/sitemaps/all.xml'])),
    ],
    ['/sitemaps/all.xml', file('application/xml', xml('urlset', 'url', indexed))],
    ['/share.png', file('image/png')],
    ['/image/s/7/a/480', file('image/jpeg')],
    ['/no-such-page', { status: 404, headers: html, body: missing }],
  ])
}

export interface SampleServer {
  /** The server's origin: http://127.0.0.1:40123 */
  origin: string
  /** The path and the Host header of every request so far. */
  requests: { path: string; host: string | undefined }[]
  /** Serves these pages from now on. */
  show(site: SampleSite): void
  close(): void
}

/** Serves a sample site over HTTP. */
export async function startSampleServer(): Promise<SampleServer> {
  let site = createSampleSite()
  const requests: SampleServer['requests'] = []
  const server = createServer(({ url: path = '', headers: { host } }, outgoing) => {
    requests.push({ path, host })
    const found = site.get(path) ?? site.get('/no-such-page')
    outgoing.writeHead(found?.status ?? 500, found?.headers ?? {}).end(found?.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    show(changed) {
      site = changed
      requests.length = 0
    },
    close: () => server.close(),
  }
}
