import { expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { ListedProduct, Listing } from '#app/domain/listing.ts'
import { dayMs, type PriceStep } from '#app/domain/price-step.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { makeProduct } from '#app/store/testing.ts'
import { findDrops } from './find-drops.ts'

const now = new Date('2026-11-20')
const usualCents = 20_000

/** Makes a product whose price has dropped by a share of its usual one, in percent. */
function makeDrop(id: string, categoryId: string, percent: number): ListedProduct {
  const price = (usualCents * (100 - percent)) / 100
  const brand = { id, name: id }
  return makeProduct(id, { brand, categoryId, price, priceLabel: `$${price / 100}.00` })
}

/** Finds the drops of a catalogue that has only these products, as their ids. */
async function find(
  home: Parameters<typeof findDrops>[1],
  products: readonly ListedProduct[],
): Promise<string> {
  const step = (daysAgo: number, price: number): PriceStep => ({
    ...{ since: new Date(now.getTime() - daysAgo * dayMs), currency: 'USD', price, inStock: true },
  })
  const catalogue: Pick<Catalogue, 'list' | 'findPriceSteps'> = {
    list: async ({ category }) =>
      ({
        products: products.filter(each => category === undefined || each.categoryId === category),
      }) as Listing,
    findPriceSteps: async keys =>
      new Map(
        products
          .filter(({ id }) => keys.some(key => key.id === id))
          .map(each => [formatProductKey(each), [step(60, usualCents), step(2, each.price)]]),
      ),
  }
  return (await findDrops(catalogue, home, now)).map(({ brand }) => brand).join(' ')
}

const bags = ['a', 'b', 'c'].map((id, at) => makeDrop(id, 'handbags', 60 - at))
const dresses = ['d', 'e', 'f'].map((id, at) => makeDrop(id, 'dresses', 20 - at))
const hats = ['g', 'h', 'i'].map((id, at) => makeDrop(id, 'hats', 90 - at))
const all = [...bags, ...dresses, ...hats]
const [bagPart, dressPart, hatPart] = ['handbags', 'dresses', 'hats'].map(category => ({
  category,
})) as [{ category: string }, { category: string }, { category: string }]

it.each([
  ['two of each part', [bagPart, dressPart], [], 'a b d e'],
  ['those of further parts after them', [bagPart], [dressPart], 'a b c d e'],
  ['those from everywhere only if there are too few', [bagPart], [], 'a b c g h d'],
  ['the largest without a scope', [], [hatPart], 'g h a b d e'],
])('RT1 price drops are %s', async (_case, scope, further, shown) => {
  expect(await find({ scope, further }, all)).toBe(shown)
})
