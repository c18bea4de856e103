import { expect, it } from 'vitest'
import { placeOffers } from './offer-scale.tsx'

const scale = { lowCents: 6799, highCents: 10_900 }

it('PD11 offers of nearly the same price are dots on top of each other', () => {
  expect(place([6799, 10_850, 10_900])).toEqual([
    [0, 0],
    [99, 0],
    [100, 1],
  ])
  expect(place([6799, 6799, 6799, 10_900])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [100, 0],
  ])
})

it('PD11 offers out of stock are not on the scale of prices', () => {
  expect(place([6799, 10_900], true)).toEqual([])
})

function place(cents: number[], isSoldOut = false): [at: number, level: number][] {
  const offers = cents.map((usdCents, index) => ({
    source: 's' as const,
    id: `${index}`,
    usdCents,
    isThis: index === 0,
    price: { price: '', isSoldOut },
  }))
  return placeOffers(scale, offers).map(({ at, level }) => [Math.round(at), level])
}
