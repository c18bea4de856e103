import type pg from 'pg'
import { acquireWriteLock, notifyOfChanges } from '#app/store/write-transaction.server.ts'
import { createLessons, type DecisionCount, toLesson } from './lessons.ts'

type Database = Pick<pg.ClientBase, 'query'>

/** Counts operators' decisions by brand and reason; of all brands unless some are given. */
export async function countDecisions(
  db: Database,
  brands: readonly string[] | null = null,
): Promise<DecisionCount[]> {
  const { rows } = await db.query<DecisionCount>(
    `SELECT brand, reasons[1] AS reason, count(*) FILTER (WHERE is_approved)::int AS approved,
       count(*) FILTER (WHERE NOT is_approved)::int AS refused
     FROM offer_match_decision
     WHERE brand <> '' AND cardinality(reasons) = 1 AND ($1::text[] IS NULL OR brand = ANY($1))
     GROUP BY brand, reason ORDER BY brand, reason`,
    [brands],
  )
  return rows
}

/**
 * Runs work that changes decisions on these brands. Also returns those of the brands about which
 * that changes what matching has learned.
 */
export async function findChangedLessons<T>(
  client: pg.ClientBase,
  brands: readonly string[],
  work: () => Promise<T>,
): Promise<{ result: T; changed: Set<string> }> {
  const known = await countDecisions(client, brands)
  const before = createLessons(known)
  const result = await work()
  const now = await countDecisions(client, brands)
  const after = createLessons(now)
  const changed = [...known, ...now]
    .filter(({ brand, reason }) => before(brand, reason) !== after(brand, reason))
    .map(({ brand }) => brand)
  return { result, changed: new Set(changed) }
}

/** As many offers are marked by one statement, far from the limit for statements. */
const markedAtOnce = 1_000

/** Makes matching take a brand's offers up again in the background. */
export async function matchBrandAgain(client: pg.ClientBase, brand: string): Promise<void> {
  await acquireWriteLock(client)
  const { rows } = await client.query<{ number: number }>(
    'SELECT DISTINCT product_number AS number FROM offer_word WHERE brand = $1',
    [brand],
  )
  const numbers = rows.map(({ number }) => number)
  for (let at = 0; at < numbers.length; at += markedAtOnce) {
    const given = [numbers.slice(at, at + markedAtOnce)]
    await client.query(
      `UPDATE offer_match SET facts = (facts::jsonb || '{"rules": "learned"}')::json
       WHERE product_number = ANY($1)`,
      given,
    )
    await client.query(
      `UPDATE product SET changed_at = nextval('product_change') WHERE number = ANY($1)`,
      given,
    )
  }
  await notifyOfChanges(client)
}

/** What matching has learned, for operators. */
export async function listLessons(db: Database) {
  const counts = await countDecisions(db)
  return counts.flatMap(count => {
    const lesson = toLesson(count)
    return lesson === undefined ? [] : [{ ...count, lesson }]
  })
}
