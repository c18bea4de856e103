import type pg from 'pg'
import { getPriceFacts, type PriceFacts } from '#app/domain/price-history.ts'
import { dayMs } from '#app/domain/price-step.ts'
import { fetchPriceSteps } from './price-steps.server.ts'

/**
 * Updates the discount verdict and the last price drop of products whose price
 * has changed. Call it inside the write transaction that changes the price.
 */
export async function savePriceFacts(
  client: pg.ClientBase,
  numbers: readonly number[],
  now = new Date(),
): Promise<void> {
  if (numbers.length === 0) return
  const rows = await getRows(client, numbers, now)
  await client.query(
    `UPDATE product SET ${assignments} FROM ${recordset} WHERE product.number = facts.number`,
    [JSON.stringify(rows)],
  )
}

/**
 * Reviews the verdicts of up to `limit` products that may have changed merely
 * because time has passed. Call it inside a write transaction. Products whose
 * verdict or price drop changes count as changed, so that lists are updated.
 */
export async function reviewPrices(
  client: pg.ClientBase,
  limit: number,
  now = new Date(),
): Promise<number> {
  const { rows: due } = await client.query<{ number: number }>(
    'SELECT number FROM product WHERE price_review_at <= $1 ORDER BY price_review_at LIMIT $2',
    [now, limit],
  )
  if (due.length === 0) return 0
  const numbers = due.map(({ number }) => number)
  await client.query(
    `UPDATE product SET ${assignments}, changed_at = CASE
       WHEN product.discount_check IS DISTINCT FROM facts.discount_check
         OR product.dropped_cents IS DISTINCT FROM facts.dropped_cents THEN nextval('product_change')
       ELSE product.changed_at END
     FROM ${recordset} WHERE product.number = facts.number`,
    [JSON.stringify(await getRows(client, numbers, now))],
  )
  return due.length
}

const assignments = `discount_check = facts.discount_check, price_review_at = facts.price_review_at,
  dropped_day = facts.dropped_day, dropped_cents = facts.dropped_cents`
const recordset = `json_to_recordset($1::json) AS facts (number integer, discount_check text,
  price_review_at timestamptz, dropped_day integer, dropped_cents integer)`

async function getRows(client: pg.ClientBase, numbers: readonly number[], now: Date) {
  const steps = await fetchPriceSteps(client, numbers)
  return [...steps].map(([number, history]) => ({
    number,
    ...toColumns(getPriceFacts(history, now)),
  }))
}

function toColumns({ discount, drop }: PriceFacts) {
  return {
    discount_check: discount?.check ?? null,
    price_review_at: discount?.reviewAt ?? null,
    dropped_day: drop === undefined ? null : Math.floor(Date.parse(drop.day) / dayMs),
    dropped_cents: drop === undefined ? null : Math.min(drop.usdCents, 2 ** 31 - 1),
  }
}
