import type pg from 'pg'
import type { CurrencyCode } from '#app/domain/currency.ts'
import type { Product } from '#app/domain/product.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { createStore } from '#app/store/store.server.ts'
import type { AlertKind } from './alert.ts'
import { type AlertState, evaluateAlert, isAvailable } from './evaluate-alert.ts'
import { type ReadCount, readChanges } from './read-changes.server.ts'
import { fetchRecentlyTold } from './recently-told.server.ts'
import { type FoundEvent, recordEvents } from './record-events.server.ts'

interface AlertRow {
  id: string
  userId: string
  storefront: string
  productNumber: number
  kind: AlertKind
  belowCents: number | null
  size: string | null
  referenceCents: number
  currency: CurrencyCode
  wasAvailable: boolean
}

/**
 * Evaluates the alerts for the next batch of changed products. An alert
 * whose news its shopper was told within the last day stays silent.
 */
export function checkAlerts(pool: pg.Pool, now = new Date()): Promise<ReadCount> {
  const store = createStore(pool)
  return readChanges(pool, 'alerts', now, async (client, { changes }) => {
    const byNumber = new Map(changes.map(change => [change.number, change]))
    const { rows: alerts } = await client.query<AlertRow>(
      `SELECT id, user_id AS "userId", storefront, product_number AS "productNumber", kind,
         below_cents AS "belowCents", size, reference_cents AS "referenceCents", currency,
         was_available AS "wasAvailable"
       FROM alert WHERE product_number = ANY($1) ORDER BY id FOR UPDATE`,
      [[...byNumber.keys()]],
    )
    const numbers = [...new Set(alerts.map(({ productNumber }) => productNumber))]
    const products = await store.findByNumbers(numbers)
    const told = await fetchRecentlyTold(client, numbers, now)
    const states: (AlertState & { id: string })[] = []
    const events: FoundEvent[] = []
    for (const alert of alerts) {
      const change = byNumber.get(alert.productNumber)
      const product = products.get(alert.productNumber)
      if (!change || !product) continue
      const { state, event } = checkAlert(alert, change, product)
      states.push({ ...state, id: alert.id })
      if (event && !told.isRepeated(event)) events.push(event)
    }
    await saveStates(client, states)
    await recordEvents(client, events, now)
    return 'done'
  })
}

function checkAlert(
  alert: AlertRow,
  change: ProductChange,
  product: Product,
): { state: AlertState; event?: FoundEvent } {
  const size = alert.size ?? undefined
  const belowCents = alert.belowCents ?? undefined
  const wish = { kind: alert.kind, ...(belowCents === undefined ? {} : { belowCents }) }
  const { state, event } = evaluateAlert(wish, alert, {
    cents: change.usdCents,
    currency: product.currency,
    isAvailable: !change.isGone && isAvailable(product, size),
  })
  if (!event) return { state }
  return {
    state,
    event: {
      ...event,
      key: `alert ${alert.id} ${change.changedAt}`,
      kind: alert.kind,
      userId: alert.userId,
      storefront: alert.storefront,
      alertId: alert.id,
      productNumber: alert.productNumber,
      product,
      ...(size === undefined ? {} : { size }),
    },
  }
}

async function saveStates(
  client: pg.ClientBase,
  states: readonly (AlertState & { id: string })[],
): Promise<void> {
  await client.query(
    `UPDATE alert SET reference_cents = state."referenceCents", currency = state.currency,
       was_available = state."wasAvailable"
     FROM jsonb_to_recordset($1) AS state (id uuid, "referenceCents" integer, currency text,
       "wasAvailable" boolean)
     WHERE alert.id = state.id`,
    [
      JSON.stringify(
        states.map(({ id, referenceCents, currency, wasAvailable }) => ({
          id,
          referenceCents,
          currency,
          wasAvailable,
        })),
      ),
    ],
  )
}
