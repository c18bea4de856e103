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

function place(cents: number[]): [at: number, level: number][] {
  const offers = cents.map((usdCents, index) => ({
    source: 's' as const,
    id: `${index}`,
    usdCents,
    isThis: index === 0,
  }))
  return placeOffers(scale, offers).map(({ at, level }) => [Math.round(at), level])
}
