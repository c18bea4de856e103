import type pg from 'pg'
import { RouterContextProvider } from 'react-router'
import { expect, vi } from 'vitest'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { waitUntilReady } from '#app/catalogue/testing.ts'
import { userContext, visitContext } from '#app/context/contexts.ts'
import type { OperatorServices } from '#app/context/services.ts'
import { provideService } from '#app/context/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import type { User } from '#app/domain/user.ts'
import { createSources } from '#app/ingest/control/create-sources.server.ts'
import type { Sources } from '#app/ingest/control/sources.ts'
import { mapProducts } from '#app/ingest/mappings/fetch-mappings.server.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { openRetailers, type Retailers } from '#app/overrides/retailers/retailers.server.ts'
import { openSaleReviews, type SaleReviews } from '#app/overrides/sale-reviews.server.ts'
import { openSynonyms, type Synonyms } from '#app/overrides/synonyms.server.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'

export const origin = 'https://shop.example'

/** A log that discards everything. */
export const quietLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

/** Creates the sources for a server that has none configured. */
export function createNoSources(pool: pg.Pool): Sources {
  const queue = { request: async () => false, fetchWaiting: async () => [] }
  return createSources({ pool, configured: [], queue })
}

/** Creates a store that applies the operators' mappings, as syncs do. */
export function createMappedStore(pool: pg.Pool): Store {
  return createStore(pool, mapProducts)
}

/** Provides services to a route under test. Services that were not provided are missing. */
export function provideOperators(
  context: Readonly<RouterContextProvider>,
  services: Partial<OperatorServices>,
): void {
  provideService(context, 'operators', services as OperatorServices)
}

/** Creates the context of a request by an operator, or by a user with another role or none. */
export function createOperatorContext(
  services: Partial<OperatorServices> = {},
  role: User['role'] | undefined = 'admin',
): RouterContextProvider {
  const context = new RouterContextProvider()
  provideOperators(context, services)
  setVisitor(context, role)
  return context
}

/** Sets who sent the request and from where; `undefined` is a visitor who is not signed in. */
export function setVisitor(
  context: Readonly<RouterContextProvider>,
  role: User['role'] | undefined,
): void {
  context.set(userContext, role && ({ id: 'u', email: 'ann@example.com', role } as User))
  context.set(visitContext, { host: 'shop.example', address: '', requestId: '' })
}

type Fields = Record<string, string> | readonly (readonly [name: string, value: string])[]

/** Makes the request with which a page on `from` sends a form to an operator page. */
export function makeFormRequest(path: string, fields: Fields, from = origin): Request {
  const pairs = Array.isArray(fields) ? fields : Object.entries(fields)
  const body = new URLSearchParams(pairs.map(([name, value]) => [name, value]))
  return new Request(`${origin}${path}`, { method: 'POST', headers: { Origin: from }, body })
}

/** What a form's action answered; a redirect has no result. */
export interface FormAnswer<Result> {
  status: number
  result: Result
}

/** Reads what an action returned: its data with a status, or a redirect. */
export function toFormAnswer<Result>(
  answer: Response | { data: Result; init: ResponseInit | null },
): FormAnswer<Result> {
  if (answer instanceof Response) return { status: answer.status, result: undefined as never }
  return { status: answer.init?.status ?? 200, result: answer.data }
}

/** One server's stores for testing operator pages, on a separate database. */
export interface OperatedShop {
  database: TestDatabase
  pool: pg.Pool
  catalogue: Awaited<ReturnType<typeof createCatalogue>>
  retailers: Retailers
  synonyms: Synonyms
  saleReviews: SaleReviews
  /** Creates the context of an operator's request to this server. */
  createContext(): RouterContextProvider
  /** Waits until lists show everything that is stored. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Opens a shop with these products, and waits until its lists show them. */
export async function openOperatedShop(products: Product[] = []): Promise<OperatedShop> {
  const database = await createTestDatabase()
  const { url: databaseUrl, pool } = database
  if (products.length > 0) await createStore(pool).upsertProducts('s', products)
  const log = quietLog
  const catalogue = await createCatalogue({ databaseUrl, pool, connectors: [], log })
  const synonyms = await openSynonyms({ databaseUrl, pool, log, apply: catalogue.setSynonyms })
  const retailers = await openRetailers({ databaseUrl, pool, log })
  const saleReviews = await openSaleReviews({ databaseUrl, pool, log })
  await waitUntilReady(catalogue)
  return {
    ...{ database, pool, catalogue, retailers, synonyms, saleReviews },
    createContext() {
      const sources = createNoSources(pool)
      const own = { pool, catalogue, retailers, sources, synonyms, saleReviews }
      const context = createOperatorContext(own)
      provideService(context, 'catalogue', catalogue)
      provideService(context, 'saleReviews', saleReviews)
      context.set(storefrontContext, getStorefront('fashion9.localhost'))
      return context
    },
    async settle() {
      const { rows } = await pool.query('SELECT max(changed_at)::int AS last FROM product')
      await vi.waitFor(() => expect(catalogue.state().version).toBe(rows[0].last), 60_000)
    },
    async close() {
      await Promise.all([retailers.close(), synonyms.close(), saleReviews.close()])
      await catalogue.close()
      await database.drop()
    },
  }
}
