import { describe, expect, it } from 'vitest'
import type { CardProduct } from '#app/domain/listing.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { withChanges } from '#app/domain/testing/with-changes.ts'
import { toCard } from './card.ts'

describe('toCard', () => {
  it.each([
    [undefined, undefined],
    [1, undefined],
    [2, 1],
    [13, 12],
  ])('LS4 counts the other retailers when the total is %j: %j', (retailerCount, otherRetailers) => {
    expect(toCard(withChanges<CardProduct>(sampleProduct, { retailerCount })).otherRetailers).toBe(
      otherRetailers,
    )
  })

  it.each([
    [
      [
        { material: 'elastane', percent: 5 },
        { material: 'linen', percent: 95 },
      ],
      'Linen',
    ],
    [[{ material: 'wool' }, { material: 'silk' }], 'Wool'],
    [undefined, 'Day Dresses'],
  ])('LS4 PR1 shows the main material of %j or the category: %s', (composition, kind) => {
    const { composition: _stated, ...unstated } = sampleProduct
    const product = { ...unstated, categoryId: 'day-dresses', ...(composition && { composition }) }
    expect(toCard(product).kind).toBe(kind)
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
