import type pg from 'pg'
import { getPriceFacts, type PriceHistory } from '#app/domain/price-history.ts'
import type { PriceStep } from '#app/domain/price-step.ts'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { findIdTrouble } from '../storable-text.ts'
import { fetchPriceSteps } from './price-steps.server.ts'

export async function findPriceHistory(
  db: Pick<pg.ClientBase, 'query'>,
  source: SourceLetter,
  id: string,
  now = new Date(),
): Promise<PriceHistory | undefined> {
  const key = { source, id }
  const steps = (await findPriceSteps(db, [key])).get(formatProductKey(key))
  return steps && { steps, ...getPriceFacts(steps, now) }
}

/** Finds the price steps of stored products, earliest first, keyed by `formatProductKey`. */
export async function findPriceSteps(
  db: Pick<pg.ClientBase, 'query'>,
  keys: readonly ProductKey[],
): Promise<Map<string, PriceStep[]>> {
  const requested = keys.filter(({ id }) => findIdTrouble(id) === undefined)
  if (requested.length === 0) return new Map()
  const { rows } = await db.query<ProductKey & { number: number }>(
    `SELECT product.source, product.id, product.number
     FROM unnest($1::text[], $2::text[]) AS requested (source, id)
       JOIN product ON product.source = requested.source AND product.id = requested.id`,
    [requested.map(({ source }) => source), requested.map(({ id }) => id)],
  )
  const steps = await fetchPriceSteps(
    db,
    rows.map(({ number }) => number),
  )
  return new Map(rows.map(row => [formatProductKey(row), steps.get(row.number) ?? []]))
}
