import type pg from 'pg'
import { getPriceFacts, type PriceHistory } from '#app/domain/price-history.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { findIdTrouble } from '../storable-text.ts'
import { fetchPriceSteps } from './price-steps.server.ts'

export async function findPriceHistory(
  db: Pick<pg.ClientBase, 'query'>,
  source: SourceLetter,
  id: string,
  now = new Date(),
): Promise<PriceHistory | undefined> {
  if (findIdTrouble(id) !== undefined) return undefined
  const { rows } = await db.query<{ number: number }>(
    'SELECT number FROM product WHERE source = $1 AND id = $2',
    [source, id],
  )
  const number = rows[0]?.number
  if (number === undefined) return undefined
  const steps = (await fetchPriceSteps(db, [number])).get(number) ?? []
  return { steps, ...getPriceFacts(steps, now) }
}
