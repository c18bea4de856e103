import type pg from 'pg'
import { productPath } from '#app/domain/links.ts'
import type { Product } from '#app/domain/product.ts'
import { getRetailerName } from '#app/domain/retailer-name.ts'
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
 * Stores an event and, unless it waits for the digest, queues its email. Runs in the
 * transaction that saves the reader's progress, so a server killed at any point
 * leaves exactly one event and one email. Returns false if the event is a duplicate.
 */
export async function recordEvent(client: pg.ClientBase, event: FoundEvent): Promise<boolean> {
  const { product } = event
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO alert_event (event_key, user_id, storefront, alert_id, search_id, kind,
       product_number, title, retailer, path, size, before_cents, cents)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (event_key) DO NOTHING RETURNING id`,
    [
      event.key,
      event.userId,
      event.storefront,
      event.alertId ?? null,
      event.searchId ?? null,
      event.kind,
      event.productNumber,
      product.brandedName || product.name,
      getRetailerName(product),
      productPath(product),
      event.size ?? null,
      event.beforeCents ?? null,
      event.cents,
    ],
  )
  const id = rows[0]?.id
  if (id === undefined) return false
  // Saved searches always wait for the digest.
  if (event.searchId === undefined)
    await client.query(
      `WITH mail AS (
         INSERT INTO mail_outbox (mail_key, user_id, storefront)
         SELECT $2, $3, $4 WHERE NOT EXISTS (
           SELECT FROM profiles WHERE uid = $3 AND document ->> 'delivery' <> 'each')
         ON CONFLICT (mail_key) DO NOTHING RETURNING id)
       UPDATE alert_event SET mail_id = mail.id FROM mail WHERE alert_event.id = $1`,
      [id, `event ${event.key}`, event.userId, event.storefront],
    )
  return true
}
