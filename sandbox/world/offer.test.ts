import { describe, expect, it } from 'vitest'
import { cjAdvertisers, rakutenAdvertisers, trendingAdvertisers } from './advertisers.ts'
import { categories } from './categories.ts'
import { getCategoryPath } from './category-path.ts'
import { findGoogleCategory } from './google-categories.ts'
import { getCheckDigit, getGtin } from './gtin.ts'
import { toLocalCents } from './local-cents.ts'
import { getOffer, type Market } from './offer.ts'
import { findLandingOffer, toLandingId } from './offer-landing.ts'
import { getOfferName } from './offer-name.ts'
import { networks } from './originals.ts'
import { recipes } from './recipes.ts'

const market: Market = { seed: 7, day: 20_513, styleProducts: 5_000, cjProducts: 2_000 }

describe('an offer', () => {
  it('is deterministic, and only its price changes from day to day', () => {
    expect(getOffer(market, 'cj', 12)).toEqual(getOffer(market, 'cj', 12))
    for (let number = 0; number < 200; number++) {
      const today = getOffer(market, 'rakuten', number)
      const later = getOffer({ ...market, day: market.day + 40 }, 'rakuten', number)
      expect([later.thing, later.advertiser, later.facts.colors]).toEqual([
        today.thing,
        today.advertiser,
        today.facts.colors,
      ])
    }
  })

  it('stays the same when its network has more products', () => {
    expect(getOffer(market, 'cj', 3)).toEqual(getOffer({ ...market, cjProducts: 9_000 }, 'cj', 3))
  })

  it('is at one of its network’s advertisers, each of which has its own id', () => {
    for (const [network, advertisers] of [
      ['cj', cjAdvertisers],
      ['rakuten', rakutenAdvertisers],
      ['trending', trendingAdvertisers],
    ] as const) {
      for (let number = 0; number < 200; number++) {
        const { advertiser, facts } = getOffer(market, network, number)
        expect(advertisers).toContain(advertiser)
        expect(facts.retailer).toBe(advertiser.retailer.index)
      }
    }
    const ids = [...cjAdvertisers, ...rakutenAdvertisers, ...trendingAdvertisers].map(
      ({ id }) => id,
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('PR8 differs in name or color if it is a look-alike', () => {
    for (let number = 0; number < 2_000; number++) {
      const offer = getOffer(market, 'cj', number)
      const same = { ...offer, variation: 'same' as const }
      if (offer.variation === 'next-season' || offer.variation === 'other-pack')
        expect(getOfferName(7, offer)).not.toBe(getOfferName(7, same))
      if (offer.variation === 'other-color')
        expect(offer.thing).toBe(`${offer.facts.item}:${offer.facts.colors[0]}`)
      if (offer.variation === 'same') expect(offer.thing).toBe(String(offer.facts.item))
    }
  })

  it('has a page at its shop, and the id of the page identifies the offer', () => {
    for (const network of networks)
      for (const number of [0, 1, 4_711])
        expect(findLandingOffer(toLandingId({ network, number }))).toEqual({ network, number })
    expect(findLandingOffer(700_000_013)).toBeUndefined()
  })
})

describe('prices, GTINs and categories in feeds', () => {
  it.each([
    [8_995, 'USD', 8_995],
    [8_995, 'GBP', 7_200],
    [8_995, 'EUR', 8_100],
    [0, 'GBP', 0],
  ] as const)('prices %i cents as %s', (cents, currency, local) => {
    expect(toLocalCents(cents, currency)).toBe(local)
  })

  it.each([
    ['03600029145', 2],
    ['12345678901', 2],
    ['629104150021', 3],
  ])('gives %s the check digit %i', (digits, check) => {
    expect(getCheckDigit(digits)).toBe(check)
  })

  it('gives each variant of each product a unique GTIN', () => {
    const numbers = Array.from({ length: 20_000 }, (_, at) =>
      getGtin(`7 ${at >> 2}`, `${at % 4}.1`),
    )
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const number of numbers.slice(0, 50)) {
      expect(number).toMatch(/^[6-9]\d{11}$/)
      expect(getCheckDigit(number.slice(0, -1))).toBe(Number(number.at(-1)))
    }
  })

  it('maps every product to a Google category', () => {
    for (const { category } of recipes)
      expect(findGoogleCategory(category), categories[category]?.id).toBeDefined()
  })

  it('writes a category as its path', () => {
    const at = (id: string) => getCategoryPath(categories.findIndex(node => node.id === id))
    expect(at('day-dresses')).toEqual(['Women', 'Clothes', 'Dresses', 'Day'])
    expect(at('living')).toEqual(['Living'])
    expect(at('clothes-shoes-and-jewelry')).toEqual([])
  })
})
