import { describe, expect, it } from 'vitest'
import { toCard } from './card.ts'
import { sampleProduct } from './sample-product.ts'

describe('toCard', () => {
  it.each([
    [undefined, undefined],
    [1, undefined],
    [2, 1],
    [13, 12],
  ])('LS4 of a product in %j stores tells of %j others', (storeCount, otherStores) => {
    expect(toCard({ ...sampleProduct, storeCount }).otherStores).toBe(otherStores)
  })

  it('LS4 carries no tracked link and no description', () => {
    const text = JSON.stringify(toCard(sampleProduct))
    expect(text).not.toContain('clicks.example')
    expect(text).not.toContain('washed linen')
  })
})
