import { describe, expect, it } from 'vitest'
import type { FeedRow } from './feed-row.ts'
import { normaliseRow } from './normalise-row.ts'

const shirt: FeedRow = {
  id: 'NQ-1',
  title: 'Harbour shirt',
  clickUrl: 'https://x.example/p',
  images: [
    'https://x.example/1.jpg',
    'data:image/png;base64,AA',
    'https://x.example/1.jpg',
    'https://x.example/2.jpg',
  ],
  paths: [],
  price: '89.00 USD',
}
const now = new Date('2024-05-10T12:00:00Z')

function normalise(changes: Partial<FeedRow>) {
  const normalised = normaliseRow({ ...shirt, ...changes }, { id: 'alder', name: 'Alder' }, now)
  if ('reason' in normalised) throw new Error(normalised.reason)
  return normalised.variant
}

describe('normaliseRow', () => {
  it.each<[why: string, changes: Partial<FeedRow>, salePrice: number | undefined]>([
    ['without dates', {}, 6230],
    ['begun and not over', { saleStart: '2024-05-01T00:00Z', saleEnd: '2024-05-31T23:59Z' }, 6230],
    ['not begun', { saleStart: '2024-05-11' }, undefined],
    ['over', { saleEnd: '2024-05-09' }, undefined],
    ['on its last day', { saleEnd: '2024-05-10' }, 6230],
    ['between dates that are none', { saleStart: 'soon', saleEnd: 'later' }, 6230],
    ['at the price itself', { salePrice: '89.00 USD' }, undefined],
    ['at nothing', { salePrice: '0.00 USD' }, undefined],
    ['in another currency', { salePrice: '62.30 EUR' }, undefined],
    ['at a price nobody can read', { salePrice: '30% off' }, undefined],
  ])('PR7 PR4 believes a sale %s', (_, changes, salePrice) => {
    expect(normalise({ salePrice: '62.30 USD', ...changes }).prices.salePrice).toBe(salePrice)
  })

  it('keeps each picture once, and what is no address not at all', () => {
    const { image, alternateImages } = normalise({})
    expect([image, ...alternateImages].map(one => one?.id)).toEqual([
      'https://x.example/1.jpg',
      'https://x.example/2.jpg',
    ])
  })

  it('reads entities in names, and leaves descriptions to be sanitised', () => {
    const variant = normalise({
      title: 'Levi&#39;s &amp; co',
      brand: 'Chlo&eacute;',
      description: 'a &lt;b&gt;',
    })
    expect(variant).toMatchObject({ title: "Levi's & co", brand: 'Chloé', description: 'a &lt;b&gt;' })
  })

  it('takes a number for one of Google’s categories, and words for its path', () => {
    expect(normalise({ googleCategory: '212' })).toMatchObject({ googleId: '212' })
    expect(normalise({ googleCategory: 'Apparel > Tops' })).toMatchObject({ googlePath: 'Apparel > Tops' })
  })

  it('lets what is sold out have lost its price', () => {
    expect(normalise({ availability: 'out of stock', price: '0.00 USD' }).prices.inStock).toBe(false)
    expect(() => normalise({ price: '0.00 USD' })).toThrow('price: expected more than 0 while in stock')
  })
})
