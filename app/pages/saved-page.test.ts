import { describe, expect, it } from 'vitest'
import { toSavedFields } from '#app/accounts/saved/saved-fields.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { toSavedItem } from './saved-page.ts'

const saved = {
  source: sampleProduct.source,
  id: sampleProduct.id,
  fields: toSavedFields(sampleProduct),
  savedAt: new Date(0),
  savedCents: 13_880,
}

describe('toSavedItem', () => {
  it.each([
    ['costs less than when it was saved', 11_880, true, '$20.00'],
    ['costs the same', 13_880, true, undefined],
    ['costs more', 15_000, true, undefined],
    ['costs less but is sold out', 11_880, false, undefined],
  ])('RT9 computes the price drop of a product that %s', (_, cents, inStock, drop) => {
    const item = toSavedItem({ ...saved, cents }, { ...sampleProduct, inStock })
    expect([item.isGone, item.drop]).toEqual([false, drop])
  })

  it('SV4 shows the stored fields of a product that has left the catalogue, as sold out', () => {
    const { card, ...item } = toSavedItem(saved, undefined)
    expect(item).toEqual({ isGone: true })
    expect(card).toMatchObject({
      name: 'Harbour Stripe Linen Midi Dress',
      brand: 'Northquay',
      retailer: 'Alder & Finch',
    })
    expect(card.price).toEqual({ price: 'Sold Out', isSoldOut: true, lastPrice: '$118.80' })
    expect(card.picture).toBeDefined()
  })
})
