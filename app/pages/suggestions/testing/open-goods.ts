import { pino } from 'pino'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { waitUntilReady } from '#app/catalogue/testing.ts'
import { createTestDatabase } from '#app/database/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'

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
  ['Cotton Day Dress', 'day-dresses', 'Green', 'Cotton'],
  ['Linen Evening Dress', 'evening-dresses', 'Green', 'Linen'],
  ['Green Mini Skirt', 'mini-skirts', 'Green', 'Cotton'],
  ['Men’s Board Shorts', 'mens-shorts', 'Green', 'Polyester'],
  ['Men’s Suede Boots', 'mens-boots', 'Brown', 'Suede'],
  ['Silver Pumps', 'pumps', 'Silver', 'Leather'],
  ['Canvas Tote Bag', 'tote-bags', 'White', 'Cotton'],
  ['Down Parka', 'down-coats', 'Green', 'Polyester'],
  ['Cotton Cardigan', 'cardigans', 'Green', 'Cotton'],
  ['Blue Skinny Jeans', 'skinny-jeans', 'Blue', 'Cotton'],
  ['Carry-On Suitcase', 'carry-on-luggage', 'Green', 'Polyester'],
  ['Weekend Suitcase', 'suitcases', 'Green', 'Polyester'],
  ['Kids’ Cotton Shorts', 'boys-clothes', 'Green', 'Cotton'],
]

/** Opens a catalogue of these products, on its own database and index. */
export async function openGoods(): Promise<{ catalogue: Catalogue; close(): Promise<void> }> {
  const database = await createTestDatabase()
  const { pool, url } = database
  const products = goods.map(([name, categoryId, color, material], at) =>
    makeProduct(String(at), {
      ...{ name, unbrandedName: name, categoryId },
      ...{ price: [4_500, 9_000, 15_000][at % 3] ?? 0, inStock: true },
      composition: [{ material: material.toLowerCase(), percent: 100 }],
      colors: [{ id: color, name: color }],
      brand: { id: String(at), name: at % 2 === 0 ? 'Loft Nine' : 'Harrow' },
      retailer: { id: '1', name: at % 2 === 0 ? 'Brightwater' : 'Bridal Quarter' },
    }),
  )
  await createStore(pool).upsertProducts('s', products)
  const log = pino({ level: 'silent' })
  const catalogue = await createCatalogue({ databaseUrl: url, pool, connectors: [], log })
  await waitUntilReady(catalogue)
  return {
    catalogue,
    async close() {
      await catalogue.close()
      await database.drop()
    },
  }
}
