import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { User } from '#app/domain/user.ts'
import {
  catalogueContext,
  operatorsContext,
  searchLogContext,
  userContext,
  visitContext,
} from '#app/middleware/contexts.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { createOperators } from '#app/operators/create-operators.server.ts'
import { openRetailers, type Retailers } from '#app/operators/retailers/retailers.server.ts'
import { createSearchLog } from '#app/operators/searches/search-log.server.ts'
import { createNoSources } from '#app/operators/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import * as route from './admin-search.tsx'
import * as products from './products.tsx'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36'

let database: TestDatabase
let catalogue: Awaited<ReturnType<typeof createCatalogue>>
let retailers: Retailers
beforeAll(async () => {
  database = await createTestDatabase()
  await createStore(database.pool).upsertProducts('s', [
    makeProduct('1', { name: 'Harbour linen divan', categoryId: 'sofas' }),
    makeProduct('2', { name: 'Harbour oak stool', categoryId: 'sofas' }),
  ])
  const { url: databaseUrl, pool } = database
  catalogue = await createCatalogue({ databaseUrl, pool, connectors: [], log })
  retailers = await openRetailers({ databaseUrl, pool, log })
  await vi.waitFor(() => expect(catalogue.state().isReady).toBe(true), 20_000)
})
afterAll(async () => {
  await retailers.close()
  await catalogue.close()
  await database.drop()
})

function createContext() {
  const { pool } = database
  const context = new RouterContextProvider()
  context.set(catalogueContext, catalogue)
  const sources = createNoSources(pool)
  context.set(operatorsContext, createOperators({ pool, catalogue, retailers, sources }))
  context.set(storefrontContext, getStorefront('fashion9.localhost'))
  context.set(userContext, { id: 'u', email: 'ann@example.com', role: 'admin' } as User)
  context.set(visitContext, { host: 'shop.example', address: '', requestId: '', nonce: '' })
  return context
}

async function open(search = '') {
  const request = new Request(`https://shop.example/admin/search${search}`)
  return (await route.loader({ context: createContext(), request } as never)).page
}

describe('searches', () => {
  it('AD3 are counted once for a person, with the products found', async () => {
    const searchLog = createSearchLog({ pool: database.pool, log })
    const context = createContext()
    context.set(searchLogContext, searchLog)
    const search = (query: string, headers: Record<string, string> = {}) =>
      products.loader({
        context,
        params: {},
        request: new Request(`https://shop.example/products${query}`, {
          headers: { 'User-Agent': windows, ...headers },
        }),
      } as never)
    await search('?q=Harbour')
    await search('?q=armadillo')
    await search('?q=harbour', { 'User-Agent': 'Googlebot/2.1' })
    await search('?q=harbour', { 'Sec-Purpose': 'prefetch' })
    await search('?q=harbour&deal=sale')
    await search('?q=harbour&page=2')
    await search('')
    await searchLog.close()
    const found = { searches: 1, clicks: 0 }
    expect((await open()).rows).toEqual([
      { ...found, query: 'armadillo', results: 0, path: '/products?q=armadillo' },
      { ...found, query: 'harbour', results: 2, path: '/products?q=harbour' },
    ])
    expect((await open('?list=nothing')).rows.map(({ query }) => query)).toEqual(['armadillo'])
    expect((await open('?site=fashion8')).rows).toEqual([])
  })
})
