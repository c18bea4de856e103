import { describe, expect, it } from 'vitest'
import { toSavedFields } from '#app/accounts/saved/saved-fields.ts'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { parseSavedQuery } from '#app/domain/urls/saved-query.ts'
import { getNewestSaved, getSavedPage, toSavedItem } from './saved-page.ts'

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

describe('the saved products', () => {
  /** Opens the list of a shopper with so many products, in a catalogue with twenty popular ones. */
  function open(count: number) {
    const products = Array.from({ length: count }, (_, at) => ({ ...saved, id: String(at) }))
    return {
      catalogue: {
        findMany: async () => [],
        list: async (_: unknown, limit: number) => ({
          products: Array.from({ length: 20 }, () => sampleProduct).slice(0, limit),
        }),
      },
      store: { findPage: async () => ({ products, counts: { all: count }, revision: 1 }) },
      ...{ userId: 'ann', retailers: undefined },
    } as unknown as Parameters<typeof getSavedPage>[0]
  }

  it.each([5, 6, 7])('SV4 show the newest six beside a page: of %i', async count => {
    expect((await getNewestSaved(open(count))).items).toHaveLength(Math.min(6, count))
  })

  it('SV4 state the alerts that are set on them', async () => {
    const asked: ProductKey[] = []
    const alerts = {
      findKinds: async (_: string, products: readonly ProductKey[]) => {
        asked.push(...products)
        return new Map([[formatProductKey({ source: saved.source, id: '1' }), ['drop']]])
      },
    }
    const sources = { ...open(2), alerts } as unknown as Parameters<typeof getSavedPage>[0]
    const query = parseSavedQuery(new URLSearchParams())
    const { items } = await getSavedPage(sources, query)
    expect(items.map(item => item.alerts)).toEqual([undefined, ['drop']])
    // Only those of the shown products are read.
    expect(asked.map(({ id }) => id)).toEqual(['0', '1'])
  })

  it('SV4 make room for eight popular products while there are none', async () => {
    const query = parseSavedQuery(new URLSearchParams())
    expect((await getSavedPage(open(0), query)).popular).toHaveLength(8)
    expect((await getSavedPage(open(1), query)).popular).toEqual([])
  })
})
