import { describe, expect, it } from 'vitest'
import { getOffer } from './offer.ts'
import type { ProductFacts } from './product-facts.ts'
import { getColorName, getProductName, getTraitLabel } from './product-name.ts'
import { createWorld } from './world.ts'

const products = 12_000
const world = createWorld({ seed: 'lines', products, today: '2026-03-01' })
const things = Array.from({ length: products }, (_, at) => world.getFacts(at)).filter(
  ({ index, item }) => index === item,
)
const byItem = new Map(things.map(facts => [facts.item, facts]))

/**
 * Returns all siblings except the first of each line, each
 * paired with the first sibling of its line.
 */
const pairs = things.flatMap(facts => {
  const head = byItem.get(facts.head)
  return head === undefined || head === facts ? [] : [{ facts, head }]
})

function getWords(facts: ProductFacts): string {
  const name = getProductName(world.seed, facts).unbranded
  return [name, ...facts.colors.map(color => getColorName(world.seed, facts, color))].join(' ')
}

describe('siblings', () => {
  it('PR8 make up a quarter of a catalog', () => {
    expect(pairs.length / things.length).toBeGreaterThan(0.2)
    expect(pairs.length / things.length).toBeLessThan(0.3)
    const kinds = new Set(pairs.map(({ facts }) => facts.trait?.kind))
    expect([...kinds].sort()).toEqual([
      'department',
      'dimension',
      'fit',
      'generation',
      'length',
      'motif',
      'neck',
      'pack',
      'people',
      'sleeve',
      'wash',
      'width',
    ])
  })

  it('PR8 share a brand and a shop, and have distinct traits within a line', () => {
    for (const { facts, head } of pairs) {
      expect([facts.brand, facts.retailer]).toEqual([head.brand, head.retailer])
      expect(facts.trait?.kind).toBe(head.trait?.kind)
    }
    for (const line of Map.groupBy(things, ({ head }) => head).values())
      expect(new Set(line.map(({ trait }) => trait?.word)).size).toBe(line.length)
  })

  it('PR8 differ in name or colors, or only in what their page shows', () => {
    const shown = pairs.filter(({ facts }) => facts.trait?.shownIn !== 'nowhere')
    for (const { facts } of shown) expect(getWords(facts)).toContain(getTraitLabel(facts))
    expect(shown.length / pairs.length).toBeGreaterThan(0.4)
    expect(shown.length / pairs.length).toBeLessThan(0.7)
  })

  it('PR8 have a different category when made for a different age group or sex', () => {
    const people = pairs.filter(({ facts: { trait } }) =>
      ['people', 'department'].includes(trait?.kind ?? ''),
    )
    expect(people.length).toBeGreaterThan(30)
    for (const { facts, head } of people) expect(facts.recipe).not.toBe(head.recipe)
  })

  it('PR8 are also in the networks’ catalogs, with the advertiser of the first sibling', () => {
    const market = { seed: world.seed, day: world.day, styleProducts: products, cjProducts: 4_000 }
    const offers = Array.from({ length: 4_000 }, (_, number) => getOffer(market, 'cj', number))
    const own = new Map(offers.map(offer => [offer.facts.index, offer]))
    const younger = offers.filter(({ facts }) => facts.item === facts.index && facts.trait)
    expect(younger.length).toBeGreaterThan(100)
    for (const { facts, advertiser } of younger)
      expect(advertiser).toBe(own.get(facts.head)?.advertiser)
  })
})
