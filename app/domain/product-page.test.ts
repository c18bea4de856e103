import { describe, expect, it } from 'vitest'
import { toOffer } from './offer.ts'
import { toProductPage } from './product-page.ts'
import { sampleProduct } from './sample-product.ts'

describe('toProductPage', () => {
  const page = toProductPage(sampleProduct, false)

  it('PD1 LM5 leads from All over main category, category, retailer and brand to the name', () => {
    expect(page.crumbs.map(({ label }) => label)).toEqual([
      'All',
      'Women',
      'Day Dresses',
      'Alder & Finch',
      'Northquay',
      'Harbour Stripe Linen Midi Dress',
    ])
    expect(page.crumbs.map(({ to }) => to)).toEqual([
      '/products',
      '/products/women',
      '/products/women/day-dresses',
      '/products/women/day-dresses?store=Alder+%26+Finch',
      '/products/women/day-dresses?brand=Northquay',
      undefined,
    ])
  })

  it('PD6 writes sizes in capitals with the canonical name beside them', () => {
    expect(page.sizes).toEqual([{ name: 'S', title: 'S (4-6)' }, { name: 'ONE SIZE' }])
  })

  it('PD11 lists the same product at other retailers, and never itself', () => {
    const other = toOffer({ ...sampleProduct, source: 'c', retailer: { id: '7', name: 'Harrow & Vale' } })
    const { otherOffers } = toProductPage(sampleProduct, false, [toOffer(sampleProduct), other])
    expect(otherOffers).toEqual([other])
  })

  it('never carries the tracked link', () => {
    expect(JSON.stringify(toProductPage(sampleProduct, false, [toOffer(sampleProduct)]))).not.toContain(
      'clicks.example',
    )
  })

  it('keeps a product without brand, category, pictures or sizes a page', () => {
    const bare = {
      ...sampleProduct,
      brand: undefined,
      retailerBrand: undefined,
      categoryId: undefined,
      images: [],
      sizes: [],
      colors: [],
    }
    const { brand, crumbs, pictures } = toProductPage({ ...bare, imageMetadata: undefined }, true)
    expect({ brand, crumbs: crumbs.length, pictures }).toEqual({
      brand: 'Alder & Finch',
      crumbs: 3,
      pictures: [],
    })
  })
})
