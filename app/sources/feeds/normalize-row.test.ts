import { beforeEach, describe, expect, it } from 'vitest'
import type { NoteDoubt } from '../doubts.ts'
import type { FeedRow } from './feed-row.ts'
import { normalizeRow } from './normalize-row.ts'

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
  availability: 'in_stock',
}
const now = new Date('2024-05-10T12:00:00Z')

const noted: string[] = []
const note: NoteDoubt = (...doubt) => noted.push(doubt.join(': '))
beforeEach(() => {
  noted.length = 0
})

function normalize(changes: Partial<FeedRow>) {
  const normalized = normalizeRow(
    { ...shirt, ...changes },
    { id: 'alder', name: 'Alder' },
    { now, note },
  )
  if ('reason' in normalized) throw new Error(normalized.detail)
  return normalized.variant
}

describe('normalizeRow', () => {
  it.each<[why: string, changes: Partial<FeedRow>, salePrice: number | undefined]>([
    ['without dates', {}, 6230],
    ['during its dates', { saleStart: '2024-05-01T00:00Z', saleEnd: '2024-05-31T23:59Z' }, 6230],
    ['before its first day', { saleStart: '2024-05-11' }, undefined],
    ['after its last day', { saleEnd: '2024-05-09' }, undefined],
    ['on its last day', { saleEnd: '2024-05-10' }, 6230],
    ['between invalid dates', { saleStart: 'soon', saleEnd: 'later' }, undefined],
    ['that begins on an invalid date', { saleStart: '2024-02-30' }, undefined],
    ['during its window', { saleWindow: '2024-05-01T00:00Z / 2024-05-31T23:59Z' }, 6230],
    [
      'before its window',
      { saleWindow: '2099-02-24T13:00-0800 / 2099-02-28T15:30-0800' },
      undefined,
    ],
    ['in a window with an invalid date', { saleWindow: '2024-05-01/2024-05-32' }, undefined],
    ['in an ambiguous window', { saleWindow: '01/05/2024 - 06/07/2024' }, undefined],
    ['at the regular price', { salePrice: '89.00 USD' }, undefined],
    ['at a price of zero', { salePrice: '0.00 USD' }, undefined],
    ['in another currency', { salePrice: '62.30 EUR' }, undefined],
    ['at an unreadable price', { salePrice: '30% off' }, undefined],
  ])('PR7 PR4 reads a sale %s', (_, changes, salePrice) => {
    expect(normalize({ salePrice: '62.30 USD', ...changes }).prices.salePrice).toBe(salePrice)
  })

  it.each<[price: string, before: string, salePrice: number | undefined]>([
    ['249.90', '399.90 EUR', 24990],
    ['249.90', 'EUR399.90', 24990],
    ['999.00', '1,299.00', 99900],
    ['1,299.00', '999.00', undefined],
    ['49', '49', undefined],
    ['49', '0', undefined],
    ['49', '70 USD', undefined],
    ['49', 'RRP on request', undefined],
  ])('PR7 PR4 reads %s with the earlier price %s', (price, originalPrice, salePrice) => {
    const { prices } = normalize({ price, originalPrice, currency: 'EUR' })
    expect(prices.salePrice).toBe(salePrice)
  })

  it.each<[changes: Partial<FeedRow>, doubt: string[]]>([
    [{ saleWindow: 'soon' }, ['date: sale dates: soon']],
    [{ saleStart: 'soon', saleEnd: '2024-05-31' }, ['date: sale dates: soon / 2024-05-31']],
    [{ salePrice: '30% off' }, ['amount: sale price: 30% off']],
    [{ salePrice: '62.30 EUR' }, ['amount: sale price: 62.30 EUR']],
    [{ availability: 'perhaps' }, ['availability: availability: perhaps']],
    [{ availability: undefined }, ['availability: availability: ']],
    [{ availability: 'ausverkauft', saleWindow: '2024-05-01/2024-05-31' }, []],
    // There is no sale, so its dates do not matter.
    [{ salePrice: undefined, saleWindow: 'soon' }, []],
  ])('PR7 notes the doubts in %j', (changes, doubts) => {
    normalize({ salePrice: '62.30 USD', ...changes })
    expect(noted).toEqual(doubts)
  })

  it('keeps each picture once and drops invalid URLs', () => {
    const { image, alternateImages } = normalize({})
    expect([image, ...alternateImages].map(one => one?.id)).toEqual([
      'https://x.example/1.jpg',
      'https://x.example/2.jpg',
    ])
  })

  it('PR7 decodes the entities in addresses, and resolves them against the feed or its page', () => {
    const escaped = normalize({
      clickUrl: 'https://x.example/p?id=1&amp;color=red',
      images: ['https://x.example/i?w=9&amp;amp;h=12', '//cdn.x.example/1.jpg'],
    })
    expect(escaped).toMatchObject({
      clickUrl: 'https://x.example/p?id=1&color=red',
      image: { id: 'https://x.example/i?w=9&h=12' },
      alternateImages: [{ id: 'https://cdn.x.example/1.jpg' }],
    })
    const base = 'https://x.example/de/'
    expect(normalize({ base, clickUrl: 'p/1.html', images: ['i/1.jpg'] })).toMatchObject({
      clickUrl: 'https://x.example/de/p/1.html',
      image: { id: 'https://x.example/de/i/1.jpg' },
    })
    const page = 'https://x.example/a/b?c=1'
    expect(normalize({ url: page, images: ['i/1.jpg'] }).image?.id).toBe(
      'https://x.example/i/1.jpg',
    )
  })

  it('decodes entities in names, and leaves descriptions to the sanitizer', () => {
    const variant = normalize({
      title: 'Levi&#39;s &amp; co',
      brand: 'Chlo&eacute;',
      description: 'a &lt;b&gt;',
    })
    expect(variant).toMatchObject({
      title: "Levi's & co",
      brand: 'Chloé',
      description: 'a &lt;b&gt;',
    })
  })

  it('PR1 ignores values that mean "no color", in any spelling', () => {
    const colors = ['N/A', 'See image', 'n&#47;a', 'Caf&eacute;'].map(
      color => normalize({ color }).color,
    )
    expect(colors).toEqual([undefined, undefined, undefined, 'Café'])
  })

  it('reads a number as Google’s category id and text as its path', () => {
    expect(normalize({ googleCategory: '212' })).toMatchObject({ googleId: '212' })
    expect(normalize({ googleCategory: 'Apparel > Tops' })).toMatchObject({
      googlePath: 'Apparel > Tops',
    })
  })

  it('accepts a sold-out row without a price', () => {
    expect(normalize({ availability: 'out of stock', price: '0.00 USD' }).prices.inStock).toBe(
      false,
    )
    expect(() => normalize({ price: '0.00 USD' })).toThrow(
      'price: expected more than 0 while in stock',
    )
  })
})

it.each([24, 25, 26])('PR7 reads 25 of %i pictures of a row at most', count => {
  const images = Array.from({ length: count }, (_, at) => `https://x.example/${at}.jpg`)
  expect(normalize({ images }).alternateImages).toHaveLength(Math.min(count, 25) - 1)
})

it.each([1_999, 2_000, 2_001])('PR7 reads 2,000 of %i characters of sizes at most', length => {
  expect(normalize({ size: 'x'.repeat(length) }).size).toHaveLength(Math.min(length, 2_000))
})
