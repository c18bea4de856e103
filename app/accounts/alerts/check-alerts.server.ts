import type pg from 'pg'
import type { CurrencyCode } from '#app/domain/currency.ts'
import type { Product } from '#app/domain/product.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { createStore } from '#app/store/store.server.ts'
import type { AlertKind } from './alert.ts'
import { evaluateAlert, isAvailable } from './evaluate-alert.ts'
import { type ReadCount, readChanges } from './read-changes.server.ts'
import { recordEvent } from './record-event.server.ts'

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

/** Evaluates the alerts for the next batch of changed products. */
export function checkAlerts(pool: pg.Pool): Promise<ReadCount> {
  const store = createStore(pool)
  return readChanges(pool, 'alerts', async (client, changes) => {
    const byNumber = new Map(changes.map(change => [change.number, change]))
    const { rows: alerts } = await client.query<AlertRow>(
      `SELECT id, user_id AS "userId", storefront, product_number AS "productNumber", kind,
         below_cents AS "belowCents", size, reference_cents AS "referenceCents", currency,
         was_available AS "wasAvailable"
       FROM alert WHERE product_number = ANY($1) FOR UPDATE`,
      [[...byNumber.keys()]],
    )
    const numbers = [...new Set(alerts.map(({ productNumber }) => productNumber))]
    const products = await store.findByNumbers(numbers)
    for (const alert of alerts) {
      const change = byNumber.get(alert.productNumber)
      const product = products.get(alert.productNumber)
      if (change && product) await checkAlert(client, alert, change, product)
    }
    return 'done'
  })
}

async function checkAlert(
  client: pg.ClientBase,
  alert: AlertRow,
  change: ProductChange,
  product: Product,
): Promise<void> {
  const size = alert.size ?? undefined
  const belowCents = alert.belowCents ?? undefined
  const wish = { kind: alert.kind, ...(belowCents === undefined ? {} : { belowCents }) }
  const { state, event } = evaluateAlert(wish, alert, {
    cents: change.usdCents,
    currency: product.currency,
    isAvailable: !change.isGone && isAvailable(product, size),
  })
  await client.query(
    'UPDATE alert SET reference_cents = $2, currency = $3, was_available = $4 WHERE id = $1',
    [alert.id, state.referenceCents, state.currency, state.wasAvailable],
  )
  if (!event) return
  await recordEvent(client, {
    ...event,
    key: `alert ${alert.id} ${change.changedAt}`,
    kind: alert.kind,
    userId: alert.userId,
    storefront: alert.storefront,
    alertId: alert.id,
    productNumber: alert.productNumber,
    product,
    ...(size === undefined ? {} : { size }),
  })
}
