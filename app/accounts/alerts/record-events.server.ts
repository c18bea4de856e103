import type pg from 'pg'
import type { Product } from '#app/domain/product.ts'
import { getRetailerName } from '#app/domain/retailer-name.ts'
import { productPath } from '#app/domain/urls/links.ts'
import type { AlertEvent } from './alert.ts'

/** An event found by an alert or a saved search. */
export interface FoundEvent extends Pick<AlertEvent, 'kind' | 'size' | 'beforeCents' | 'cents'> {
  /** Identifies the event; a second one with the same key is a duplicate. */
  key: string
  userId: string
  storefront: string
  alertId?: string
  searchId?: string
  productNumber: number
  product: Product
}

/**
 * Stores events in one statement and ignores duplicates. Runs in the transaction that saves the
 * reader's progress, so a server killed at any point leaves each event exactly once. Emails are
 * queued later, when all events of the round are known.
 */
export async function recordEvents(
  client: pg.ClientBase,
  events: readonly FoundEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ product, ...event }) => ({
    event_key: event.key,
    user_id: event.userId,
    storefront: event.storefront,
    alert_id: event.alertId,
    search_id: event.searchId,
    kind: event.kind,
    product_number: event.productNumber,
    title: product.brandedName || product.name,
    retailer: getRetailerName(product),
    path: productPath(product),
    size: event.size,
    before_cents: event.beforeCents,
    cents: event.cents,
  }))
  await client.query(
    `INSERT INTO alert_event (event_key, user_id, storefront, alert_id, search_id, kind,
       product_number, title, retailer, path, size, before_cents, cents, happened_at)
     SELECT event.*, $2::timestamptz FROM jsonb_to_recordset($1) AS event (event_key text,
       user_id text, storefront text, alert_id uuid, search_id uuid, kind text,
       product_number integer, title text, retailer text, path text, size text,
       before_cents integer, cents integer)
     ON CONFLICT (event_key) DO NOTHING`,
    [JSON.stringify(rows), now],
  )
}
