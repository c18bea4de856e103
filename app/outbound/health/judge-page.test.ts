import { describe, expect, it } from 'vitest'
import { judgePage } from './judge-page.ts'
import { parseShopPage } from './parse-shop-page.ts'

const url = new URL('https://www.shop.example/p/dress-1?size=s')
const offer = { priceMinor: 6_230, currency: 'USD' as const }

function page(data: object, { title = 'A dress', head = '' } = {}): string {
  return `<!doctype html><title>${title}</title>${head}<script type="application/ld+json">${JSON.stringify(data)}</script>`
}
const product = (more: object) => ({
  '@type': 'Product',
  offers: { '@type': 'Offer', priceCurrency: 'USD', price: '62.30', ...more },
})
const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`

describe('judgePage', () => {
  it.each([
    ['the same price', page(product({})), 'fine'],
    ['the price as a number', page(product({ price: 62.3 })), 'fine'],
    ['half a cent more', page(product({ price: 62.5 })), 'fine'],
    // Ours is $62.30; the shop's may differ by one percent of its own.
    ['a price one percent lower', page(product({ price: '61.69' })), 'fine'],
    ['a price a cent lower still', page(product({ price: '61.68' })), 'price differs'],
    ['a price one percent higher', page(product({ price: '62.92' })), 'fine'],
    ['a price a cent higher still', page(product({ price: '62.93' })), 'price differs'],
    ['another price', page(product({ price: '89.00' })), 'price differs'],
    ['a thousands separator', page(product({ price: '1,062.30' })), 'price differs'],
    ['a price in another currency', page(product({ price: 50, priceCurrency: 'EUR' })), 'fine'],
    [
      'a range around ours',
      page(product({ price: undefined, lowPrice: 40, highPrice: 80 })),
      'fine',
    ],
    [
      'a range above ours',
      page(product({ price: undefined, lowPrice: 70, highPrice: 80 })),
      'price differs',
    ],
    [
      'nothing in stock',
      page(product({ availability: 'http://schema.org/OutOfStock' })),
      'sold out',
    ],
    ['preorders', page(product({ availability: 'PreOrder' })), 'fine'],
    [
      'one size left',
      page({
        '@graph': [
          {
            '@type': 'Product',
            offers: [
              { '@type': 'Offer', price: 62.3, priceCurrency: 'USD', availability: 'SoldOut' },
              { '@type': 'Offer', price: 62.3, priceCurrency: 'USD', availability: 'InStock' },
            ],
          },
        ],
      }),
      'fine',
    ],
    [
      'meta tags only',
      `<title>A dress</title>${meta('product:price:amount', '70.00')}${meta('product:price:currency', 'usd')}`,
      'price differs',
    ],
    ['stock in a meta tag only', `<title>A</title>${meta('og:availability', 'oos')}`, 'sold out'],
    ['no machine-readable data', '<title>A dress</title><p>$89.00', 'fine'],
    ['broken data', '<script type="application/ld+json">{"price": </script><b', 'fine'],
    ['the title of a missing page', '<title>Page not found | Shop</title>', 'dead'],
    ['a product called 404', page(product({}), { title: 'Jacket 404' }), 'fine'],
    ['a domain for sale', '<title>shop.example</title><h1>Buy this domain</h1>', 'parked'],
    [
      'the home page as canonical URL',
      '<link rel="canonical" href="https://www.shop.example/us/">',
      'home page',
    ],
  ])('OU5 judges a page with %s', (_, html, state) => {
    expect(judgePage(html, url, offer, undefined).state).toBe(state)
  })

  it.each(['/', '/en', '/us/en/', '/index.html'])('OU5 recognizes %s as a home page', path => {
    const home = new URL(path, url)
    expect(judgePage('<title>Shop</title>', home, offer, undefined).state).toBe('home page')
  })

  it('OU5 reports a page that the network did not credit', () => {
    expect(judgePage(page(product({})), url, offer, false).state).toBe('not affiliated')
    expect(judgePage(page(product({})), url, offer, true).state).toBe('fine')
  })

  it('OU5 reports both prices', () => {
    expect(judgePage(page(product({ price: 89 })), url, offer, true).detail).toBe(
      'USD 89.00 at the shop, 62.30 here',
    )
  })
})

describe('parseShopPage', () => {
  it('OU5 copes with deeply nested data', () => {
    let data = '{"@type":"Offer","price":1}'
    for (let depth = 0; depth < 200; depth += 1) data = `{"offers":${data}}`
    expect(parseShopPage(`<script type="application/ld+json">${data}</script>`).prices).toEqual([])
  })
})
