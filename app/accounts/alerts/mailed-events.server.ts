import type pg from 'pg'
import type { FindShownRetailer } from '#app/domain/retailer-name.ts'
import { findWholeLow, formatLowDay, nameLow } from '#app/domain/thirty-day-low.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { fetchPriceSteps } from '#app/store/price-history/price-steps.server.ts'
import { createStore } from '#app/store/store.server.ts'
import type { AlertEvent } from './alert.ts'
import type { MailedEvent, MailedSearch } from './alert-mail.ts'
import { isAvailable } from './evaluate-alert.ts'
import { updateEvent } from './update-event.ts'

interface EventRow extends Omit<AlertEvent, 'size' | 'beforeCents'> {
  storefront: string
  productNumber: number
  size: string | null
  beforeCents: number | null
  alertId: string | null
  belowCents: number | null
  searchId: string | null
  nowCents: number
  isGone: boolean
}

/**
 * Fetches what an email reports, as it is now: events that are no longer true are left out, so are
 * those of retailers that are turned off, and each product is reported once.
 */
export async function fetchMailedEvents(
  pool: pg.Pool,
  mailId: string,
  findShownRetailer: FindShownRetailer,
): Promise<MailedEvent[]> {
  const { rows } = await pool.query<EventRow>(
    `SELECT event.id, event.kind, event.storefront, event.title, event.retailer, path, event.size,
       before_cents AS "beforeCents", cents, happened_at AS "happenedAt",
       event.product_number AS "productNumber", event.alert_id AS "alertId",
       below_cents AS "belowCents", event.search_id AS "searchId", usd_cents AS "nowCents",
       gone_since IS NOT NULL AS "isGone"
     FROM alert_event AS event JOIN product ON product.number = event.product_number
       LEFT JOIN alert ON alert.id = event.alert_id
     WHERE mail_id = $1 ORDER BY event.id`,
    [mailId],
  )
  const numbers = [...new Set(rows.map(({ productNumber }) => productNumber))]
  const products = await createStore(pool).findByNumbers(numbers)
  const steps = await fetchPriceSteps(pool, numbers)
  const searches = await fetchSearches(pool, mailId)
  const seen = new Set<string>()
  const now = new Date()
  return rows.flatMap(row => {
    const { storefront, productNumber, belowCents, searchId, nowCents, isGone, ...stored } = row
    const { size, beforeCents, alertId, ...event } = stored
    const product = products.get(productNumber)
    const retailer = findShownRetailer(storefront, event.retailer)
    const low = findWholeLow(steps.get(productNumber) ?? [], now)
    const key = JSON.stringify([productNumber, event.kind, event.kind === 'stock' ? size : ''])
    if (!product || retailer === undefined || seen.has(key)) return []
    const found: MailedEvent = {
      ...event,
      retailer,
      alertId: alertId ?? undefined,
      search: searchId === null ? undefined : searches.get(searchId),
      ...(size === null ? {} : { size }),
      ...(beforeCents === null ? {} : { beforeCents }),
      ...(low ? { low: { name: nameLow(formatLowDay(low, now)), cents: low.usdCents } } : {}),
    }
    const updated = updateEvent(
      found,
      { cents: nowCents, isAvailable: !isGone && isAvailable(product, size ?? undefined) },
      belowCents ?? undefined,
    )
    if (updated) seen.add(key)
    return updated ?? []
  })
}

/** Fetches the saved searches that an email reports on, by id. */
async function fetchSearches(pool: pg.Pool, mailId: string): Promise<Map<string, MailedSearch>> {
  const { rows } = await pool.query<
    Pick<MailedSearch, 'id' | 'title' | 'more'> & { category: string | null; query: string }
  >(
    `SELECT id, title, category, query, coalesce((SELECT sum(more)::int FROM search_tally
         WHERE search_id = saved_search.id AND mail_id = $1), 0) AS more
     FROM saved_search
     WHERE id IN (SELECT search_id FROM alert_event WHERE mail_id = $1)`,
    [mailId],
  )
  return new Map(
    rows.map(({ category, query, ...search }) => {
      const list = parseListQuery(new URLSearchParams(query), category ?? undefined)
      return [search.id, { ...search, path: listPath({ ...list, sort: 'newest' }) }]
    }),
  )
}
