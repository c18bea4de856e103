import { describe, expect, it } from 'vitest'
import { getPaging } from '#app/domain/paging.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { toCard } from '../card.ts'
import { packCards, packList, unpackCards, unpackList } from './packed-list.ts'

const { brand: _brand, ...unbranded } = sampleProduct
const { converted: _converted, salePriceLabel: _label, ...unconverted } = sampleProduct

describe('packCards', () => {
  it.each([
    [
      'a card with everything',
      {
        ...sampleProduct,
        stores: { count: 3, lowestCents: 11_880, highestCents: 21_000 },
        preOwned: true,
        rental: true,
      },
    ],
    ['a color from its picture', { ...sampleProduct, pictureColors: colorAll('#e8e4de') }],
    ['a verified sale', { ...sampleProduct, discountCheck: 'verified' as const }],
    ['a contradicted sale', { ...sampleProduct, discountCheck: 'contradicted' as const }],
    ['no pictures', { ...sampleProduct, images: [] }],
    ['a sold-out product', { ...sampleProduct, inStock: false }],
    ['a price without a conversion', unconverted],
    ['a brand that only the retailer names', { ...unbranded, retailerBrand: 'House Line' }],
    ['a name of digits and accents', { ...sampleProduct, unbrandedName: '501® Été 24/7' }],
    ['what tells a product from look-alikes', { ...sampleProduct, hasLookAlike: true as const }],
    ['an id with a slash', { ...sampleProduct, id: 'a/b%c' }],
  ])('LS4 restores %s', (_, product) => {
    const card = toCard(product)
    expect(unpackCards(packCards([card, card]))).toEqual([card, card])
  })

  it.each([[[80, 20]], [[100]], [[undefined, undefined]]])(
    'PD14 restores fibers with shares of %j',
    shares => {
      const composition = shares.map((percent, at) => ({
        material: at === 0 ? 'wool' : 'silk',
        ...(percent === undefined ? {} : { percent }),
      }))
      const card = toCard({ ...sampleProduct, composition })
      expect(unpackCards(packCards([card]))).toEqual([card])
    },
  )

  it('LS4 replaces separators in a name with spaces', () => {
    const card = { ...toCard(sampleProduct), name: 'Linen¦Midi\nDress' }
    expect(unpackCards(packCards([card]))[0]?.name).toBe('Linen Midi Dress')
  })
})

describe('packList', () => {
  it.each([[[]], [[toCard(sampleProduct)]]])('LS4 restores a list (%#)', cards => {
    const list = {
      title: 'Dresses',
      crumbs: [],
      cards,
      paging: getPaging(1, cards.length),
      retailerCount: 2,
      query: emptyListQuery,
      categories: [
        { label: 'All', depth: 0, count: 12 },
        { id: 'dresses', label: 'Dresses', depth: 1, count: 12 },
      ],
      filters: [
        { facet: 'brands' as const, values: [{ value: 'Northquay', count: 12 }] },
        { facet: 'stock' as const, values: [] },
      ],
      path: '/products',
    }
    expect(unpackList({ ...packList(list) })).toEqual(list)
  })
})

function colorAll(color: string): Record<string, string> {
  const tags = [toCard(sampleProduct).picture, toCard(sampleProduct).alternate].map(
    picture => picture?.address.split('/').at(-1) ?? '',
  )
  return Object.fromEntries(tags.map(tag => [tag, color]))
}
