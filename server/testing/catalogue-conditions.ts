import { expect, vi } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { waitUntilReady } from '#app/catalogue/testing.ts'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { createBreakableServer } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { mapProducts } from '#app/ingest/mappings/fetch-mappings.server.ts'
import { remapProducts } from '#app/ingest/mappings/remap-products.server.ts'
import { matchOffers } from '#app/ingest/offers/match-offers.server.ts'
import { applyRetailerView } from '#app/overrides/retailers/apply-retailer-view.ts'
import {
  createRetailerSettings,
  type RetailerSettings,
} from '#app/overrides/retailers/retailer-settings.ts'
import { createRetailerView } from '#app/overrides/retailers/retailer-view.ts'
import { IndexUnavailableError } from '#app/search-index/index-state.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'

/**
 * The states that operators and outages can put a catalogue in:
 *
 *     plain          nothing
 *     off            the retailer Bright is turned off
 *     merged         the retailers Moda and Uomo are one, Corso
 *     alias          the brand NQ is shown as Nord, from here on
 *     indexDown      Bright is turned off, and the index is not running
 *     databaseDown   Bright is turned off, and the database was lost, for good
 */
export type Condition = 'plain' | 'off' | 'merged' | 'alias' | 'indexDown' | 'databaseDown'

export interface CatalogueConditions {
  changes: Parameters<Catalogue['matchSearches']>[1]
  /** Creates the condition and returns the catalogue of a storefront. */
  arrange(condition: Condition): Promise<Catalogue>
  close(): Promise<void>
}

/** The answers of methods that threw an `IndexUnavailableError` or the loss of the database. */
export const unavailable = 'the index is unavailable'
export const lost = 'the database is lost'

/** Names the outage behind an error; throws other errors. */
export function nameOutage(error: unknown): string {
  if (error instanceof IndexUnavailableError) return unavailable
  if (isConnectionLoss(error)) return lost
  throw error
}

const dress = { name: 'Linen Midi Dress', gtin: '04006381333931' }
const sofa = { name: 'Velvet Sofa', categoryId: 'sofas' }
const toJeans = (color: string) => ({
  name: 'Slim Jeans',
  categoryId: 'jeans',
  colors: [{ id: color, name: color }],
})

/** Offers of one dress, two colors of a pair of jeans, and three skirts that resemble each other. */
const stored = [
  make('1', 'Bright', 'Nord', dress),
  make('2', 'Bright', 'Chloé', sofa),
  make('3', 'Moda', 'Nord', { ...dress, price: 9_000 }),
  make('4', 'Uomo', 'Nord', toJeans('Navy')),
  make('5', 'Uomo', 'Nord', dress),
  make('6', 'Uomo', 'Nord', toJeans('Red')),
  make('7', 'Birch', 'NQ', { name: 'Linen Midi Skirt' }),
  make('8', 'Bright', 'Nord', { name: 'Linen Midi Skirt with Pockets' }),
  make('9', 'Bright', 'Nord', { name: 'Linen Midi Skirt with Belt' }),
]

function make(
  id: string,
  retailer: string,
  brand: string,
  changes: Partial<Product> & { name: string },
): Product {
  return makeProduct(id, {
    retailer: { id: '', name: retailer },
    brand: { id: '', name: brand },
    brandedName: `${brand} ${changes.name}`,
    unbrandedName: changes.name,
    ...changes,
  })
}

const off = { ...createRetailerSettings('bright', 'Bright'), hiddenOn: ['fashion8'] }
const merged = { ...createRetailerSettings('moda', 'Moda'), name: 'Corso', alsoKeys: ['uomo'] }

/** Creates the conditions on a PostgreSQL server of their own, which the last one stops. */
export async function createCatalogueConditions(): Promise<CatalogueConditions> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const server = await createBreakableServer()
  const { pool, url: databaseUrl } = server
  const store = createStore(pool, mapProducts)
  await store.upsertProducts('s', stored)
  await matchOffers(pool)
  const open = () =>
    createCatalogue({ databaseUrl, pool, connectors: [], log, recountTextsAfterMs: 0 })
  const stopped = await open()
  await stopped.close()
  const whole = await open()
  await waitUntilReady(whole)

  function see(catalogue: Catalogue, settings: RetailerSettings): Catalogue {
    const view = createRetailerView([settings], 'fashion8')
    return view ? applyRetailerView(catalogue, view) : catalogue
  }

  return {
    changes: await store.changesSince(0, 100),
    async arrange(condition) {
      if (condition === 'merged') return see(whole, merged)
      if (condition === 'indexDown') return see(stopped, off)
      if (condition === 'alias') {
        const { version } = whole.state()
        await pool.query(`INSERT INTO brand_alias (spelling, name) VALUES ('NQ', 'Nord')`)
        await remapProducts(pool, {})
        await vi.waitFor(() => expect(whole.state().version).toBeGreaterThan(version), 60_000)
      }
      if (condition === 'databaseDown') {
        await whole.list(emptyListQuery)
        await server.stop()
      }
      return condition === 'off' || condition === 'databaseDown' ? see(whole, off) : whole
    },
    async close() {
      await whole.close()
      await server.remove()
    },
  }
}
