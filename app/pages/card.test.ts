import { describe, expect, it } from 'vitest'
import type { CardProduct } from '#app/domain/listing.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { withChanges } from '#app/domain/testing/with-changes.ts'
import { toCard } from './card.ts'

describe('toCard', () => {
  const stores = { count: 3, lowestCents: 11_000, highestCents: 25_000 }
  it.each([
    ['at one store', {}, undefined],
    ['at several', { stores }, { count: 3, prices: '$110–$250' }],
    [
      'at several for the same price',
      { stores: { count: 2, lowestCents: 11_880, highestCents: 11_880 } },
      { count: 2, prices: '$118.80' },
    ],
  ])('LS4 PD13 shows the prices of a product %s', (_, changes, shown) => {
    expect(toCard(withChanges<CardProduct>(sampleProduct, changes)).stores).toEqual(shown)
  })

  it('PD14 shows what a product is made of, and no category in its place', () => {
    const { composition: _stated, ...unstated } = sampleProduct
    const composition = [
      { material: 'polyamide', percent: 20 },
      { material: 'wool', percent: 80 },
    ]
    expect(toCard({ ...unstated, composition }).fibers).toEqual({
      main: '80% wool',
      percent: 80,
      rest: '20% polyamide',
    })
    expect(toCard({ ...unstated, categoryId: 'day-dresses' })).not.toHaveProperty('fibers')
  })

  it('LS4 tells a product from others with its name, and only then', () => {
    const product = { ...sampleProduct, description: 'With short sleeves.' }
    expect(toCard(product).detail).toBeUndefined()
    expect(toCard({ ...product, hasLookAlike: true }).detail).toBe('Navy Stripe, short sleeve')
  })

  it('LS4 contains neither the tracked link nor the description', () => {
    const text = JSON.stringify(toCard(sampleProduct))
    expect(text).not.toContain('clicks.example')
    expect(text).not.toContain('washed linen')
  })
})
