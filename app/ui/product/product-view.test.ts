import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { toOffer } from '#app/domain/offer.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { type ProductSurroundings, toProductPage } from '#app/pages/product-page.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { ShellContext } from '../shell-context.ts'
import { ProductView } from './product-view.tsx'

const elsewhere = toOffer({ ...sampleProduct, id: '7' })

function render(
  around: ProductSurroundings,
  changes: Partial<typeof sampleProduct> = {},
  url = '/',
): string {
  const product = toProductPage({ ...sampleProduct, ...changes }, around)
  const Component = () => createElement(ProductView, { product, isDialog: true })
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToString(createElement(Stub, { initialEntries: [url] }))
}

describe('the sizes of a product', () => {
  const sizes = [{ name: 's', sizeId: 'letter:s' as const }, { name: 'm' }]
  const sizeCounts = new Map([['letter:s', 1234]])

  it.each([
    ['/', [], 'Buy now at Alder &amp; Finch\u00a0<'],
    ['/?size=S', ['S'], 'Buy now at Alder &amp; Finch · size S'],
    ['/?size=XXL', [], 'Buy now at Alder &amp; Finch\u00a0<'],
  ])('PD6 are selected by the URL %s without JavaScript', (url, expected, buy) => {
    const html = render({ sizeCounts }, { sizes }, url).replaceAll('<!-- -->', '')
    const pressed = html.matchAll(/<button[^>]*aria-pressed="true"[^>]*>([^<]+)/g)
    expect([...pressed].map(([, name]) => name)).toEqual(expected)
    expect(html).toContain(buy)
    expect(html).toMatch(/<form action="[^"]+#sizes"/)
    // Below the sizes, in a line that is there without it too.
    const below = /<\/form><p class="product-similar">(.*?)<\/p>/.exec(html)?.[1]
    expect(below?.includes('See 1,234 similar in S')).toBe(expected.length > 0)
  })
})

it.each([
  ['/?size=M', true, 'Buy now at Alder &amp; Finch\u00a0<'],
  ['/?size=S', false, 'Buy now at Alder &amp; Finch · size S'],
  ['/', false, 'Buy now at Alder &amp; Finch\u00a0<'],
])(
  'PD6 a size that is sold out is named in place of the title, and Buy promises none: %s',
  (url, isNamed, buy) => {
    const sizes = [{ name: 's' }, { name: 'm', isSoldOut: true as const }]
    const html = render({}, { sizes }, url).replaceAll('<!-- -->', '')
    expect(html.includes('>Size M is sold out</h2>')).toBe(isNamed)
    expect(html.includes('>Sizes</h2>')).toBe(!isNamed)
    expect(html).toContain(buy)
  },
)

describe('a product in the dialog', () => {
  it.each<[why: string, around: ProductSurroundings, changes?: Partial<typeof sampleProduct>]>([
    ['on offer', {}],
    ['with a dead link', { linkWarning: 'broken', offers: [elsewhere] }],
    ['sold out here only', { offers: [elsewhere] }, { inStock: false }],
    ['gone from here only', { goneSince: new Date(), offers: [elsewhere] }],
  ])('OU3 discloses before the first link that links are paid: %s', (_, around, changes) => {
    const html = render(around, changes)
    const disclosed = html.indexOf('We may earn a commission')
    expect(disclosed).toBeGreaterThan(0)
    expect(disclosed).toBeLessThan(html.indexOf('href="/out/'))
  })

  const birch = { id: '88', name: 'Birch & Co' }
  it.each<[where: string, around: ProductSurroundings, changes: object, times: number]>([
    ['on Buy', {}, {}, 1],
    ['on Buy and among the offers', { offers: [{ ...elsewhere, retailer: 'Corso' }] }, {}, 2],
    ['as sold out', {}, { inStock: false }, 1],
  ])('PD3 names the store once %s', (_, around, changes, times) => {
    const html = render(around, { retailer: birch, ...changes })
    const text = html.replace(/<[^>]*>/g, ' ')
    expect(text.split('Birch &amp; Co').length - 1).toBe(times)
    expect(html).toContain('href="/retailers/birch-co"')
  })

  it('PD1 links to the pages of the other colors', () => {
    const html = render({ siblings: [{ name: 'Navy', path: '/product/s/women/a/b/c/7' }] })
    expect(html).toContain('aria-label="Also in Navy"')
    expect(html).toContain('href="/product/s/women/a/b/c/7"')
    expect(html).not.toContain('aria-label="Offers"')
    expect(render({})).not.toContain('Also in')
  })

  it('PD2 names and paints the colors without a picture beside the one in view', () => {
    const [navy] = sampleProduct.colors
    const image = { ...sampleProduct.images[0], id: 'front' }
    const images = [image, navy?.image].filter(each => each !== undefined)
    const sand = { id: '11', name: 'Sand' }
    const renderIn = (...others: { id: string; name: string }[]) =>
      render({}, { images, colors: [sand, ...others, ...sampleProduct.colors] } as object)
    expect(renderIn()).toContain('Show in Navy Stripe')
    expect(renderIn()).not.toContain('Also in')
    const html = renderIn({ id: '3', name: 'Rust' }, { id: '22', name: 'Festival' })
    expect(html).toMatch(
      /Also in.*color="#e2812d" class="swatch is-Orange".*Rust<.*is-Multi.*Festival</,
    )
  })

  it('PR8 lists apart what other retailers sell in other or unstated colors', () => {
    const price = { price: '$120', isSoldOut: false } as const
    const elsewhere = { retailer: 'Birch & Co', price }
    const path = '/product/c/women/a/b/c/8'
    const html = render({ siblings: [{ name: 'color not stated', path, elsewhere }] })
    expect(html).toContain('Also listed at')
    expect(html).toContain('color not stated')
    expect(html).not.toContain('Also in')
    expect(html).not.toContain('aria-label="Offers"')
  })

  it('PD11 PD13 says of a sold-out offer that its price was the last one', () => {
    const empty = toOffer({ ...sampleProduct, id: '8', inStock: false })
    const html = render({ offers: [toOffer(sampleProduct), empty] }).replaceAll('<!-- -->', '')
    expect(html).toMatch(/>last \$[\d.]+</)
    expect(html.match(/>last /g)).toHaveLength(1)
  })

  it('PD13 says that the prices above the offers are of new ones, if not all are', () => {
    const offers = [toOffer(sampleProduct), { ...elsewhere, retailer: 'Corso' }]
    const used = toOffer({ ...sampleProduct, id: '8', preOwned: true })
    const renderOffers = (all: typeof offers) => render({ offers: all }).replaceAll('<!-- -->', '')
    expect(renderOffers(offers)).toMatch(/>\$[\d.]+ at 2 stores</)
    expect(renderOffers([...offers, used])).toMatch(/>\$[\d.]+ new at 2 stores</)
  })

  it('OU3 shows no disclosure if there is no link to a retailer', () => {
    const html = render({}, { inStock: false })
    expect(html).not.toContain('href="/out/')
    expect(html).not.toContain('We may earn a commission')
  })

  it('OU5 warns that the price may have changed, but does not change the button', () => {
    const html = render({ linkWarning: 'price differs', offers: [elsewhere] })
    expect(html).toContain('Alder &amp; Finch had a different price when we last checked.')
    expect(html).toContain('Buy now at Alder &amp; Finch')
    expect(html).not.toContain('anyway')
  })
})

describe('a product on its page', () => {
  const page = toProductPage(sampleProduct)
  const pictures = [1, 2, 3, 4].flatMap(id =>
    page.pictures.map(picture => ({ ...picture, id: String(id) })),
  )
  const product = { ...page, pictures }

  function renderPage(gallery: string, facts: string, isDialog = false): string {
    const shell = {
      look: { gallery, facts },
      list: { shortcuts: [] },
      siteUrl: 'https://shop.example',
      contact: {},
    } as unknown as Shell
    const view = createElement(ProductView, { product, isDialog })
    const Component = () => createElement(ShellContext, { value: shell }, view)
    return renderToString(createElement(createRoutesStub([{ path: '/', Component }])))
  }

  it.each([
    ['rail', 'price', ['gallery-more', 'product-below']],
    ['mosaic', 'material', ['product-below']],
    ['stage', 'season', ['product-below']],
  ])('ST2 is laid out by the look %s', (gallery, facts, expected) => {
    const marks = ['gallery-more', 'product-below']
    const found = (html: string) => marks.filter(mark => html.includes(mark))
    expect(found(renderPage(gallery, facts))).toEqual(expected)
    expect(found(renderPage(gallery, facts, true))).toEqual([])
    expect(renderPage(gallery, facts).match(/aria-label="Share"/g)).toHaveLength(1)
  })
})
