import { describe, expect, it } from 'vitest'
import { toColorSibling } from '#app/domain/color-sibling.ts'
import { toOffer } from '#app/domain/offer.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import { makeProduct } from '#app/store/testing.ts'
import { toProductPage } from '../../product-page.ts'
import { toProductData } from './product-data.ts'

const site = 'https://www.fashion8.com'
const read = (product: CheckedProduct, others: CheckedProduct[] = [], goneSince?: Date) =>
  toProductData(
    toProductPage(product, {
      offers: [product, ...others].map(toOffer),
      ...(goneSince ? { goneSince } : {}),
    }),
    site,
  )

const shirt = makeProduct('7', { price: 119_800, salePrice: 95_800, discount: 20 })
const onSale: CheckedProduct = {
  ...shirt,
  converted: {
    price: { price: 119_800, currency: 'USD', priceLabel: '$1,198.00' },
    salePrice: { price: 95_800, currency: 'USD', priceLabel: '$958.00' },
  },
}

describe('toProductData', () => {
  it('SE1 describes a product with absolute URLs', () => {
    expect(read(onSale)).toMatchObject({
      '@type': 'Product',
      name: 'Northquay Linen Midi Dress 7',
      url: `${site}/product/s/women/northquay/88/linen-midi-dress/7`,
      sku: '7',
      description: 'A breezy midi in washed linen. Side pockets',
      brand: { name: 'Northquay' },
      color: 'Navy',
    })
    expect(read(onSale).image).toEqual([
      expect.stringMatching(`^${site}/image/s/7/[a-z0-9]+/720$`),
      expect.any(String),
      expect.any(String),
    ])
  })

  it.each<[why: string, product: CheckedProduct]>([
    ['a sale', onSale],
    ['a discount that its history contradicts', { ...onSale, discountCheck: 'contradicted' }],
    ['no sale', makeProduct('1', { price: 1_999 })],
  ])('SE1 states the price that the page shows for %s', (_, product) => {
    const { price } = toProductPage(product)
    const shown = (price.salePrice ?? price.price).replace(/[$,]/g, '')
    expect(read(product).offers).toMatchObject({
      '@type': 'Offer',
      price: shown,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: { name: 'Alder & Finch' },
    })
  })

  it('SE1 aggregates the offers that can be bought', () => {
    const elsewhere = (id: string, price: number, changes: Partial<CheckedProduct> = {}) =>
      makeProduct(id, { price, retailer: { id, name: `Retailer ${id}` }, ...changes })
    const { offers } = read(onSale, [
      elsewhere('8', 90_000),
      elsewhere('9', 99_900, { preOwned: true }),
      elsewhere('10', 10_000, { inStock: false }),
    ])
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '900.00',
      highPrice: '999.00',
      offerCount: 3,
      offers: [
        { price: '958.00' },
        { price: '900.00', seller: { name: 'Retailer 8' } },
        { price: '999.00', itemCondition: 'https://schema.org/UsedCondition' },
      ],
    })
  })

  it('SE1 PR8 leaves out the price of a listing without a color', () => {
    const colorless = makeProduct('8', { price: 9_900, colors: [], colorIds: [] })
    const page = toProductPage(onSale, {
      offers: [onSale].map(toOffer),
      siblings: [toColorSibling(colorless, true)],
    })
    const data = toProductData(page, site)
    expect(data.offers).toMatchObject({ '@type': 'Offer', price: '958.00' })
    expect(JSON.stringify(data)).not.toContain('99.00')
  })

  it('SE1 states the last price and the state of a product that cannot be bought', () => {
    const { converted: _, ...unconverted } = onSale
    for (const product of [onSale, { ...unconverted, priceLabel: 'Sold Out' }])
      expect(read({ ...product, inStock: false }).offers).toMatchObject({
        price: '958.00',
        availability: 'https://schema.org/SoldOut',
      })
    const warned = toProductPage(onSale, { linkWarning: 'broken' })
    expect(toProductData(warned, 'https://a.example').offers).toMatchObject({
      availability: 'https://schema.org/SoldOut',
    })
    expect(read(onSale, [], new Date()).offers).toMatchObject({
      price: '958.00',
      availability: 'https://schema.org/Discontinued',
    })
  })

  it('SE1 states a price that was not converted in its own currency, and no price that is unknown', () => {
    const { converted: _, salePrice: __, ...plain } = onSale
    const foreign = { ...plain, currency: 'JPY', price: 3_070, priceLabel: '¥3,070' } as const
    expect(read(foreign).offers).toMatchObject({ price: '3070', priceCurrency: 'JPY' })
    expect(read({ ...plain, inStock: false, price: 0 }).offers).toBeUndefined()
  })

  it('SE1 distinguishes refurbished products from used ones', () => {
    const refurbished = { ...onSale, preOwned: true, refurbished: true } as const
    expect(read(refurbished).offers).toMatchObject({
      itemCondition: 'https://schema.org/RefurbishedCondition',
    })
  })
})
