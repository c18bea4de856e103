import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { findSearchSuggestions } from './search-suggestions.ts'

/** Products by name, category, color and material. */
const goods: [name: string, categoryId: string, color: string, material: string][] = [
  ['Black Ash Dining Table', 'dining-furniture', 'Black', 'Ash'],
  ['Blackout Curtains', 'curtains', 'Black', 'Polyester'],
  ['Black Rinse Jeans', 'straight-leg-jeans', 'Black', 'Cotton'],
  ['Black Wool Blazer', 'blazers', 'Black', 'Wool'],
  ['Silk Day Dress', 'day-dresses', 'Black', 'Silk'],
  ['Silk Midi Dress', 'day-dresses', 'Red', 'Silk'],
  ['Silk Evening Dress', 'evening-dresses', 'Red', 'Silk'],
  ['Silk Dot Scarf', 'scarves', 'Red', 'Silk'],
  ['Red Mini Skirt', 'mini-skirts', 'Red', 'Cotton'],
  ['Men’s Linen Shirt', 'mens-shirts', 'White', 'Linen'],
  ['Men’s Oxford Shoes', 'mens-shoes', 'Black', 'Leather'],
  ['Canvas Sneakers', 'womens-sneakers', 'White', 'Cotton'],
  ['Men’s Canvas Sneakers', 'mens-sneakers', 'White', 'Cotton'],
  ['Cream Wool Coat', 'wool-coats', 'Cream', 'Wool'],
  ['Wool Cardigan', 'cardigans', 'Grey', 'Wool'],
  ['Leather Ankle Boots', 'ankle-boots', 'Black', 'Leather'],
  ['Leather Knee Boots', 'knee-boots', 'Blue', 'Leather'],
  ['Leather Tote Bag', 'tote-bags', 'Brown', 'Leather'],
  ['Wedding Gown', 'wedding-dresses', 'White', 'Silk'],
]

let database: TestDatabase
let catalogue: Catalogue & { close(): Promise<void> }

beforeAll(async () => {
  database = await createTestDatabase()
  const { pool, url } = database
  const products = goods.map(([name, categoryId, color, material], at) =>
    makeProduct(String(at), {
      ...{ name, unbrandedName: name, categoryId },
      ...{ price: [4_500, 9_000, 15_000][at % 3] ?? 0, inStock: true },
      composition: [{ material: material.toLowerCase() }],
      colors: [{ id: color, name: color }],
      brand: { id: String(at), name: at % 2 === 0 ? 'Loft Nine' : 'Harrow' },
      retailer: { id: '1', name: at % 2 === 0 ? 'Brightwater' : 'Bridal Quarter' },
    }),
  )
  await createStore(pool).upsertProducts('s', products)
  const log = pino({ level: 'silent' })
  catalogue = await createCatalogue({ databaseUrl: url, pool, connectors: [], log })
  await vi.waitUntil(() => catalogue.state().isReady, { timeout: 20_000 })
  expect(catalogue.state().products).toBe(goods.length)
})
afterAll(async () => {
  await catalogue.close()
  await database.drop()
})

const list = (values: readonly { label: string }[]) => values.map(({ label }) => label).join(', ')

it.each([
  ['bla', 'black, blazer, Black in Shoes'],
  ['blak', 'black, Black in Shoes, Black in Dresses'],
  ['black', 'Black in Shoes, Black in Dresses, Black in Jeans'],
  ['silk d', "silk dress, Silk in Women's Dresses, Silk in Women's Day Dresses"],
  ['red mi', "Red in Women's Mini Skirts, red midi, red mini"],
  ['dress', "Women's Day Dresses, Women's Evening Dresses, dress men"],
  // Cream is a color, and no kind after a material.
  ['wool c', "wool cardigan, Wool in Women's Coats & Outerwear, wool coat"],
  ['leather b', "leather boots, Leather in Women's Bags, leather bag"],
  ['boots bl', 'boots black, boots blue, Black in Ankle Boots'],
  ['sneak', 'sneakers, sneakers women, sneakers men'],
  ['sneakers w', 'sneakers white, sneakers women'],
  ['coats at br', 'coats at Bridal Quarter'],
  ['silk dresses und', 'silk dresses under $50, silk dresses under $100'],
  // Nothing is on sale, and no dress is on a shirt.
  ['dresses on s', ''],
  ['wedd', 'wedding gown, wedding dress'],
  ['nike', ''],
  ['nik', ''],
])('LS2 the searches for the beginning %j are %j', async (text, searches) => {
  expect(list((await findSearchSuggestions(catalogue, text)).queries)).toBe(searches)
})

it.each([
  ['silk d', "Women's Dresses, Women's Day Dresses"],
  // Neither the blackout curtain nor the silk scarf is what the first word means.
  ['black', ''],
  ['blac', ''],
  ['silk', ''],
  ['men sh', "Men's Shoes, Men's Shirts"],
  ['wool c', "Women's Wool Coats, Women's Coats & Outerwear"],
  ['boots bl', ''],
  ['jeans und', ''],
  ['wool coa', "Women's Wool Coats, Women's Coats & Outerwear"],
  ['nike', ''],
])('LS2 the categories for the beginning %j are %j', async (text, categories) => {
  expect(list((await findSearchSuggestions(catalogue, text)).categories)).toBe(categories)
})

it.each([
  // No table while there are clothes, each of another kind first.
  ['bla', ['Black Wool Blazer', 'Black Rinse Jeans', 'Silk Day Dress']],
  ['silk d', ['Silk Day Dress', 'Silk Evening Dress', 'Silk Midi Dress']],
  ['nike', []],
])('LS2 the products for the beginning %j are %j', async (text, names) => {
  const { products } = await findSearchSuggestions(catalogue, text)
  expect(products.map(({ name }) => name)).toEqual(names)
})

it('LS2 a brand that nobody sells is not taken for another one', async () => {
  expect((await findSearchSuggestions(catalogue, 'nike')).brands).toEqual([])
  expect(list((await findSearchSuggestions(catalogue, 'loft')).brands)).toBe('Loft Nine')
})
