import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { waitUntilReady } from '#app/catalogue/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createRetailerSettings } from '#app/overrides/retailers/retailer-settings.ts'
import { createRetailerView } from '#app/overrides/retailers/retailer-view.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { previewHiding } from './preview-hiding.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

let database: TestDatabase
let catalogue: Awaited<ReturnType<typeof createCatalogue>>
beforeAll(async () => {
  database = await createTestDatabase()
  const make = (id: string, retailer: string, brand: string, categoryId: string) =>
    makeProduct(id, {
      retailer: { id: '', name: retailer },
      brand: { id: '', name: brand },
      categoryId,
    })
  await createStore(database.pool).upsertProducts('s', [
    make('1', 'Brightwater', 'Northquay', 'day-dresses'),
    make('2', 'Brightwater', 'Chloé', 'sofas'),
    make('3', 'Corso Moda', 'Northquay', 'day-dresses'),
    make('4', 'Corso Uomo', 'Northquay', 'jeans'),
  ])
  const { url: databaseUrl, pool } = database
  catalogue = await createCatalogue({ databaseUrl, pool, connectors: [], log })
  await waitUntilReady(catalogue)
})
afterAll(async () => {
  await catalogue.close()
  await database.drop()
})

it('AD1 AD5 previewHiding counts the products that a storefront would lose and the pages it would empty', async () => {
  expect(await previewHiding(catalogue, undefined, ['brightwater'])).toEqual({
    products: 2,
    emptied: { categories: expect.arrayContaining(['sofas']), brands: ['Chloé'] },
  })
  const without = createRetailerView(
    [{ ...createRetailerSettings('brightwater', 'Brightwater'), hiddenOn: ['fashion8'] }],
    'fashion8',
  )
  expect(await previewHiding(catalogue, without, ['brightwater', 'corsomoda'])).toEqual({
    products: 1,
    emptied: { categories: expect.arrayContaining(['day-dresses']), brands: [] },
  })
})
