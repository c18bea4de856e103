import { expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { colors } from '#app/domain/color.ts'
import type { ListedProduct, Listing } from '#app/domain/listing.ts'
import { dayMs, type PriceStep } from '#app/domain/price-step.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { makeProduct } from '#app/store/testing.ts'
import { chooseHeroProducts } from './choose-hero-products.ts'

const now = new Date('2026-11-20')
const step = (daysAgo: number, price: number): PriceStep => ({
  since: new Date(now.getTime() - daysAgo * dayMs),
  currency: 'USD',
  price,
  inStock: true,
})
const held = [step(60, 20_000)]
const dropped = [step(60, 20_000), step(2, 15_000)]

/**
 * Makes a product from `id kind`, with a brand and category that no other product has. The kinds are
 * verified, compared (verified, and two stores have it), claimed (an unverified sale), drop (below the 30-day low), stores (two have it) and none.
 */
function makeKind(row: string): ListedProduct {
  const [id = '', kind] = row.split(' ')
  const usd = (price: number) =>
    ({ price, currency: 'USD', priceLabel: `$${price / 100}.00` }) as const
  const sale = { salePrice: 10_000, converted: { price: usd(20_000), salePrice: usd(10_000) } }
  const product = makeProduct(id, {
    brand: { id, name: id },
    categoryId: id,
    ...(kind === 'drop' ? { price: 15_000, priceLabel: '$150.00' } : {}),
    ...(kind === 'verified' || kind === 'compared' || kind === 'claimed' ? sale : {}),
  })
  if (kind === 'verified') return { ...product, discountCheck: 'verified' }
  const stores = { count: 2, lowestCents: 11_880, highestCents: 20_000 }
  if (kind === 'compared') return { ...product, stores, discountCheck: 'verified' }
  return kind === 'stores' ? { ...product, stores } : product
}

/** Chooses from a catalogue in which every list has the same products. */
async function choose(layout: 'prices' | 'horizon', rows: readonly string[]) {
  const products = rows.map(makeKind)
  const kinds = new Map(rows.map(row => [row.split(' ')[0], row.split(' ')[1]]))
  const catalogue: Pick<Catalogue, 'list' | 'findPriceSteps'> = {
    list: async () => ({ products }) as unknown as Listing,
    findPriceSteps: async keys =>
      new Map(
        keys.map(key => [formatProductKey(key), kinds.get(key.id) === 'drop' ? dropped : held]),
      ),
  }
  const chosen = await chooseHeroProducts(catalogue, { layout, scope: [] }, products, now)
  return chosen.map(({ product: { id }, percentBelow }) => id + (percentBelow ?? '')).join(' ')
}

it.each([
  [
    'three tiles rather than popular products',
    ['a stores', 'b', 'c drop', 'd verified'],
    'd c25 a',
  ],
  ['no claimed sale', ['a claimed', 'b verified', 'c drop', 'd drop'], 'b c25 d25'],
  ['popular products only where nothing is known', ['a', 'b', 'c', 'd'], 'a b c d'],
  ['one product rather than popular ones beside it', ['a', 'b', 'c drop', 'd'], 'c25'],
  [
    'no more than six',
    ['a', 'b stores', 'c stores', 'd stores', 'e drop', 'f drop', 'g verified', 'h verified'],
    'g h e25 f25 b c',
  ],
])('RT1 the price wall shows %s', async (_case, rows, shown) => {
  expect(await choose('prices', rows)).toBe(shown)
})

it('RT1 the price wall shows verified sales that other stores’ prices can be compared with first', async () => {
  const rows = ['a verified', 'b compared', 'c drop', 'd stores']
  expect(await choose('prices', rows)).toBe('b a c25 d')
})

it('RT1 the price wall shows six percentages rather than products that look unlike', async () => {
  const verified = ['a', 'b', 'c', 'd', 'e', 'f'].map(id => makeKind(`${id} verified`))
  const products = [...verified, { ...makeKind('g stores'), name: 'Tote' }]
  const catalogue: Pick<Catalogue, 'list' | 'findPriceSteps'> = {
    list: async () => ({ products }) as unknown as Listing,
    findPriceSteps: async () => new Map(),
  }
  const chosen = await chooseHeroProducts(catalogue, { layout: 'prices', scope: [] }, products, now)
  expect(chosen.map(({ product: { id } }) => id).join(' ')).toBe('a b c d e f')
})

it('RT1 the price wall shows products that look unlike, and others only to fill it', async () => {
  const rows = [
    ['a', 'Court Trainers', 'womens-sneakers'],
    ['b', 'High-Top Trainers', 'mens-sneakers'],
    ['c', 'Wrap Dress', 'dresses'],
    ['d', 'Midi Skirt', 'dresses'],
    ['e', 'Striped Shirt', 'womens-tops'],
    ['f', 'Striped Henley', 'mens-shirts'],
    ['g', 'Tote', 'handbags'],
    ['h', 'Jeans', 'jeans'],
  ]
  const products = rows.map(([id = '', name = '', categoryId = '']) => ({
    ...makeKind(`${id} stores`),
    name,
    categoryId,
  }))
  const catalogue: Pick<Catalogue, 'list' | 'findPriceSteps'> = {
    list: async () => ({ products }) as unknown as Listing,
    findPriceSteps: async () => new Map(),
  }
  const options = { layout: 'prices', scope: [{ category: 'dresses' }] } as const
  const chosen = await chooseHeroProducts(catalogue, options, products, now)
  expect(chosen.map(({ product: { id } }) => id).join(' ')).toBe('a b c e g h')
})

it.each([
  ['first shows products with a verdict', ['a', 'b stores', 'c', 'd drop'], 'd25 b a'],
  ['shows only those if there are enough', ['a', 'b stores', 'c stores', 'd drop'], 'd25 b c'],
])('RT1 the rail %s', async (_case, rows, shown) => {
  expect(await choose('horizon', rows)).toBe(shown)
})

it.each([
  ['no patterned coats if there are enough plain ones', ['a', 'b', 'c'], 'a b c'],
  ['patterned coats rather than too few', ['a', 'b'], 'a b p'],
])('RT1 the rail shows %s', async (_, plain, shown) => {
  const products = [
    { ...makeKind('p stores'), name: 'Houndstooth Coat' },
    ...plain.map(id => makeKind(`${id} stores`)),
  ]
  const catalogue: Pick<Catalogue, 'list' | 'findPriceSteps'> = {
    list: async () => ({ products }) as unknown as Listing,
    findPriceSteps: async () => new Map(),
  }
  const options = { layout: 'horizon', scope: [] } as const
  const chosen = await chooseHeroProducts(catalogue, options, products, now)
  expect(
    chosen
      .map(({ product: { id } }) => id)
      .toSorted()
      .join(' '),
  ).toBe(shown)
})

it.each([
  ['each brand once', ['a 1', 'b 1', 'c 2', 'd 3'], ['1', '2', '3']],
  ['a brand twice rather than an empty place', ['a 1', 'b 1', 'c 2'], ['1', '1', '2']],
])('RT1 the rail shows %s', async (_, rows, brands) => {
  const products = rows.map(row => {
    const [id = '', brand = ''] = row.split(' ')
    return { ...makeKind(`${id} stores`), brand: { id: brand, name: brand } }
  })
  const catalogue: Pick<Catalogue, 'list' | 'findPriceSteps'> = {
    list: async () => ({ products }) as unknown as Listing,
    findPriceSteps: async () => new Map(),
  }
  const options = { layout: 'horizon', scope: [] } as const
  const chosen = await chooseHeroProducts(catalogue, options, products, now)
  expect(chosen.map(({ product: { brand } }) => brand?.name).toSorted()).toEqual(brands)
})

it.each([
  ['three colors, even if one coat has a pattern', ['a Red', 'b Red', 'c Gray', 'p Blue'], 'a c p'],
  ['no gray coat where three others differ', ['c Gray', 'a Red', 'b Blue', 'd Green'], 'a b d'],
  ['plain coats of two colors where nothing has a third', ['a Red', 'b Red', 'c Gray'], 'a b c'],
])('RT1 the rail shows %s', async (_, rows, shown) => {
  const products = rows.map(row => {
    const [id = '', color = ''] = row.split(' ')
    const colorIds = colors.filter(({ name }) => name === color).map(({ id }) => id)
    const name = id === 'p' ? 'Houndstooth Coat' : `Coat ${id}`
    return { ...makeKind(`${id} stores`), name, colorIds }
  })
  const catalogue: Pick<Catalogue, 'list' | 'findPriceSteps'> = {
    list: async () => ({ products }) as unknown as Listing,
    findPriceSteps: async () => new Map(),
  }
  const options = { layout: 'horizon', scope: [] } as const
  const chosen = await chooseHeroProducts(catalogue, options, products, now)
  const ids = chosen.map(({ product: { id } }) => id).toSorted()
  expect(ids.join(' ')).toBe(shown)
})

it('RT1 the rail shows a product of each part of its list', async () => {
  const rows = [
    ['a', 'Long Puffer', 'puffer-coats', 'Red'],
    ['b', 'Short Puffer', 'puffer-coats', 'Blue'],
    ['c', 'Wrap Coat', 'wool-coats', 'Green'],
    ['d', 'Overcoat', 'wool-coats', 'Purple'],
    ['e', 'Trench', 'trench-coats', 'Brown'],
  ]
  const products = rows.map(([id = '', name = '', categoryId = '', color = '']) => {
    const colorIds = colors.filter(each => each.name === color).map(each => each.id)
    return { ...makeKind(`${id} stores`), name, categoryId, colorIds }
  })
  const catalogue: Pick<Catalogue, 'list' | 'findPriceSteps'> = {
    list: async () => ({ products }) as unknown as Listing,
    findPriceSteps: async () => new Map(),
  }
  const scope = ['wool-coats', 'puffer-coats', 'trench-coats'].map(category => ({ category }))
  const chosen = await chooseHeroProducts(catalogue, { layout: 'horizon', scope }, products, now)
  const parts = chosen.map(({ product }) => product.categoryId)
  expect(parts.toSorted()).toEqual(['puffer-coats', 'trench-coats', 'wool-coats'])
})

it.each([
  ['a coat rather than a suit', ['womens-suits', 'womens-pants', 'wool-coats'], 'wool-coats'],
  ['a suit where there is nothing else', ['womens-suits', 'womens-pants'], 'womens-suits'],
  ['a garment with a close-up rather than one without', ['dresses 0', 'jeans'], 'jeans'],
  [
    'a suit at two stores rather than a coat at one',
    ['wool-coats', 'womens-suits 2 2'],
    'womens-suits',
  ],
  ['a coat, if the piece at two stores has no close-up', ['wool-coats', 'jeans 0 2'], 'wool-coats'],
])('RT1 the cloth is that of %s', async (_, rows, expected) => {
  const products = rows.map(row => {
    const [id = '', closeUps = '2', stores = '1'] = row.split(' ')
    const product = makeProduct(id, { categoryId: id, alternateImages: [] })
    const [image] = product.images
    const alternateImages = image && closeUps !== '0' ? [image, image] : []
    return stores === '1'
      ? { ...product, alternateImages }
      : {
          ...product,
          alternateImages,
          stores: { count: 2, lowestCents: 11_880, highestCents: 20_000 },
        }
  })
  const catalogue: Pick<Catalogue, 'list' | 'findPriceSteps'> = {
    list: async () => ({ products }) as unknown as Listing,
    findPriceSteps: async () => new Map(),
  }
  const options = { layout: 'cloth', scope: [] } as const
  const [chosen] = await chooseHeroProducts(catalogue, options, products, now)
  expect(chosen?.product.id).toBe(expected)
})
