import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type BreakableServer, createBreakableServer } from '#app/database/testing.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct, makeProducts } from '#app/store/testing.ts'
import { createCatalogue } from './create-catalogue.server.ts'
import { waitUntilReady } from './testing.ts'

const log = pino({ level: 'silent' })
let server: BreakableServer
let catalogue: Awaited<ReturnType<typeof createCatalogue>>

beforeAll(async () => {
  server = await createBreakableServer()
  await createStore(server.pool).upsertProducts('s', makeProducts(120))
  const { url, pool } = server
  catalogue = await createCatalogue({ databaseUrl: url, pool, connectors: [], log })
})
afterEach(() => server.start())
afterAll(async () => {
  await catalogue.close()
  await server.remove()
})

const list = (page: number) => catalogue.list({ ...emptyListQuery, page })
/** Waits until the pool has reconnected. */
const isBack = () =>
  expect.poll(() => catalogue.find('s', '1').catch(() => undefined)).toBeDefined()

it('lists the products it showed before a database outage, with the correct total', async () => {
  await waitUntilReady(catalogue)
  const first = await list(1)
  await catalogue.list({ ...emptyListQuery, page: 3 }, 30)
  await server.stop()
  expect(await list(1)).toEqual(first)
  // Of products 51 to 100, only 61 to 90 had been shown before.
  const second = await list(2)
  expect(second).toMatchObject({ isIncomplete: true, paging: { total: 120, page: 2 } })
  expect(second.products).toHaveLength(30)
  expect(await list(3)).toMatchObject({ products: [], isIncomplete: true, paging: { total: 120 } })
  await expect(catalogue.find('s', '1')).rejects.toThrow()
  expect((await catalogue.suggest('north', 5)).brands).toMatchObject([{ value: 'Northquay' }])
  await server.start()
  await isBack()
  expect(await list(2)).not.toHaveProperty('isIncomplete')
  expect((await list(3)).products).toHaveLength(20)
})

it('never lists the old version of a changed product', async () => {
  await waitUntilReady(catalogue)
  await isBack()
  const [changed] = (await list(1)).products
  if (!changed) throw new Error('the list has products')
  const before = catalogue.state().version
  await createStore(server.pool).upsertProducts('s', [
    makeProduct(changed.id, { description: 'Other words' }),
  ])
  await expect.poll(() => catalogue.state().version).toBeGreaterThan(before)
  await server.stop()
  const { products } = await list(1)
  expect(products.length).toBeGreaterThanOrEqual(49)
  // The product is missing if it was not reread before the database stopped.
  const shown = products.filter(({ id }) => id === changed.id)
  expect(shown.map(({ description }) => description)).not.toContain(changed.description)
})
