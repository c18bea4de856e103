import { describe, expect, it } from 'vitest'
import type { LandingProduct } from '../world/landing-product.ts'
import { createShops } from './shops.ts'

const dress: LandingProduct = {
  id: 730112845,
  slug: 'harbour-stripe-linen-midi-dress',
  name: 'Harbour Stripe Linen Midi Dress',
  brand: 'Northquay',
  description: 'A breezy midi in <b>washed linen</b>.<script>steal()</script>',
  retailer: { id: '88', name: 'Alder & Finch', hostDomain: 'alderandfinch.example' },
  price: '$198',
  salePrice: '$118.80',
  isInStock: true,
  sizes: ['S', 'M'],
  colors: ['Navy Stripe'],
  images: ['http://localhost/sim/5f/0c/5f0c_best/dress.jpg'],
}
const hostile: LandingProduct = {
  ...dress,
  id: 2,
  name: '<script>alert(1)</script>',
  brand: '"><img src=x onerror=alert(2)>',
  sizes: ['"><b>'],
  isInStock: false,
}
const products = new Map([dress, hostile].map(product => [product.id, product]))
const shops = createShops(id => products.get(id))
const ask = async (path: string) => {
  const response = await shops.request(path)
  return { status: response.status, text: await response.text() }
}

describe('a retailer’s landing page', () => {
  it('OU1 shows the product, its price and the shop, regardless of the sub-id', async () => {
    const { status, text } = await ask(
      '/shops/alderandfinch.example/p/730112845-harbour?subid=fashion8&u1=a%22b',
    )
    expect(status).toBe(200)
    expect(text).toContain('data-product-id="730112845"')
    expect(text).toContain('Harbour Stripe Linen Midi Dress')
    expect(text).toContain('$118.80')
    expect(text).toContain('Alder &amp; Finch')
    expect(text).toContain('Add to bag')
  })

  it('shows a description’s text without running its code', async () => {
    const { text } = await ask('/shops/alderandfinch.example/p/730112845-harbour')
    expect(text).toContain('A breezy midi in washed linen')
    expect(text).not.toContain('steal()')
  })

  it('escapes hostile names', async () => {
    const { text } = await ask('/shops/alderandfinch.example/p/2-x')
    // The page's own structured data is removed first.
    const markup = text.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, '')
    expect(markup).not.toMatch(/<script|<img src=x|"><b>/)
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('shows that a product is sold out', async () => {
    const { text } = await ask('/shops/alderandfinch.example/p/2-x')
    expect(text).toMatch(/<button type="button" disabled[^>]*>Sold out/)
  })

  it.each([
    ['an unknown id', '/shops/alderandfinch.example/p/999-gone'],
    ['no id', '/shops/alderandfinch.example/p/dress'],
    ['another retailer’s product', '/shops/elsewhere.example/p/730112845-harbour'],
  ])('returns 404 for %s', async (_, path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it('escapes a hostile shop host', async () => {
    const { text } = await ask('/shops/%22%3E%3Cscript%3E/')
    expect(text).not.toContain('<script>')
  })
})

describe('a retailer’s home page', () => {
  it('is served in the retailer’s own design', async () => {
    const [one, two] = await Promise.all([
      ask('/shops/alderandfinch.example/'),
      ask('/shops/maisonorne.example/'),
    ])
    expect(one.status).toBe(200)
    const style = (text: string) => /<style>[\s\S]*<\/style>/.exec(text)?.[0]
    expect(style(one.text)).not.toBe(style(two.text))
  })
})
