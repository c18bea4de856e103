import { expect, it } from 'vitest'
import { compareOffers, toOffer } from './offer.ts'
import { sampleProduct } from './sample-product.ts'

it('PR8 has what a shopper needs to choose a retailer, and no tracked link', () => {
  const offer = toOffer(sampleProduct)
  expect(offer).toMatchObject({
    source: 's',
    id: '730112845',
    retailer: 'Alder & Finch',
    price: { price: '$198.00', salePrice: '$118.80' },
    usdCents: 11_880,
    buyPath: '/out/s/730112845',
  })
  expect(JSON.stringify(offer)).not.toContain('clicks.example')
})

it('PD11 puts available offers before sold-out ones, the cheapest first', () => {
  const offer = (id: string, salePrice: number, inStock = true) =>
    toOffer({ ...sampleProduct, id, salePrice, converted: undefined, inStock })
  const offers = [
    offer('sold out', 10, false),
    offer('dear', 300),
    offer('cheap', 200),
    offer('b', 200),
  ]
  expect(offers.sort(compareOffers).map(({ id }) => id)).toEqual(['b', 'cheap', 'dear', 'sold out'])
})
