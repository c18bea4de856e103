import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import { groupOffers } from '#app/ingest/offers/group-offers.ts'
import { toOfferFacts } from '#app/ingest/offers/offer-facts.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { shareProducts } from '../sandbox/share-products.ts'
import { parseSettings } from './settings/settings.ts'
import { createConnectors } from './sync/create-connectors.ts'
import { type MatchingQuality, measureMatching, toTruths } from './testing/matching-quality.ts'
import { createUnlimitedSandbox } from './testing/unlimited-sandbox.ts'

let sandbox: Sandbox
let quality: MatchingQuality
let styleProducts: number

beforeAll(async () => {
  const unlimited = await createUnlimitedSandbox({
    ...shareProducts(6_000),
    seed: 'matched',
    today: '2026-03-01',
  })
  sandbox = unlimited.sandbox
  const products = await readAll(unlimited.settings)
  styleProducts = products.filter(({ source }) => source === 's').length
  const offers = products.flatMap((product, index) => {
    const facts = toOfferFacts(product)
    return facts === undefined ? [] : [{ ...facts, number: index + 1 }]
  })
  const { groups } = groupOffers(offers)
  const groupOf = new Map(groups.flatMap(members => members.map(one => [one, members[0] ?? one])))
  quality = measureMatching(
    offers
      .filter(({ nameKey, gtins }) => nameKey !== null || gtins.length > 0)
      .map(({ key, number }) => ({ key, group: groupOf.get(number) ?? null })),
    toTruths(sandbox.offers()),
  )
})
afterAll(() => sandbox.close())

/** Reads all products of all sources once. */
async function readAll(settings: Record<string, string>): Promise<Product[]> {
  const products = new Map<string, Product>()
  for (const connector of createConnectors(parseSettings(settings).sources, 'reading'))
    for await (const step of connector.readAll())
      for (const product of step.products) products.set(`${product.source} ${product.id}`, product)
  return [...products.values()]
}

describe('offer groups of a sandbox with realistic similar products', () => {
  it('PR8 rarely hide a product behind a different product from the same retailer', () => {
    expect(styleProducts).toBeGreaterThan(3_000)
    expect(quality.lostCards / styleProducts).toBeLessThan(0.002)
  })

  // More than half of the matches of named products are out of reach: the feed names no brand, several
  // products share the name, only one description mentions a feature, or shops name colors differently.
  it('PR8 are precise across retailers and find most of the matches that can be made by name', () => {
    expect(quality.across.same).toBeGreaterThan(1_000)
    expect(quality.across.precision).toBeGreaterThan(0.99)
    expect(quality.across.recall).toBeGreaterThan(0.5)
  })
})
