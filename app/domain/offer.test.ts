import { expect, it } from 'vitest'
import type { LinkWarning } from './link-warning.ts'
import { compareOffers, findLatestPrice, isBuyable, toOffer } from './offer.ts'
import type { Product } from './product.ts'
import { sampleProduct } from './testing/sample-product.ts'
import { type Changes, withChanges } from './testing/with-changes.ts'

it('PR8 contains the fields needed to choose a retailer, and no tracked link', () => {
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

it('PD12 shows the last price, even if the source’s label is now only “Sold Out”', () => {
  expect(findLatestPrice(toOffer(sampleProduct))).toBe('$118.80')
  const soldOut = { converted: undefined, salePrice: undefined, inStock: false }
  const offer = toOffer(
    withChanges(sampleProduct, { ...soldOut, price: 8_900, priceLabel: 'Sold Out' }),
  )
  expect(offer.price.price).toBe('Sold Out')
  expect(findLatestPrice(offer)).toBe('$89.00')
})

it('PD11 puts available offers before sold-out ones, the cheapest first', () => {
  const offer = (id: string, salePrice: number, inStock = true) =>
    toOffer(withChanges(sampleProduct, { id, salePrice, converted: undefined, inStock }))
  const offers = [
    offer('sold out', 10, false),
    offer('dear', 300),
    offer('cheap', 200),
    offer('b', 200),
  ]
  expect(offers.sort(compareOffers).map(({ id }) => id)).toEqual(['b', 'cheap', 'dear', 'sold out'])
})

it('OU5 does not recommend offers whose link or price is known to be wrong', () => {
  const offer = (id: string, changes: Changes<Product>, linkWarning?: LinkWarning) => ({
    ...toOffer(withChanges(sampleProduct, { id, converted: undefined, ...changes })),
    ...(linkWarning ? { linkWarning } : {}),
  })
  const offers = [
    offer('sold out at the source', { salePrice: 10, inStock: false }),
    offer('broken', { salePrice: 20 }, 'broken'),
    offer('sold out at the shop', { salePrice: 30 }, 'sold out'),
    offer('repriced', { salePrice: 40 }, 'price differs'),
    offer('dear', { salePrice: 300 }),
  ]
  expect(offers.toSorted(compareOffers).map(({ id }) => id)).toEqual([
    'dear',
    'repriced',
    'broken',
    'sold out at the shop',
    'sold out at the source',
  ])
  expect(offers.filter(isBuyable).map(({ id }) => id)).toEqual(['repriced', 'dear'])
})
