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

/** As many offers are changed by one statement, far from the limit for statements. */
const changedAtOnce = 1_000

/** Marks the facts of these brands' offers as outdated; returns their product numbers. */
export async function outdateFacts(
  client: pg.ClientBase,
  brands: Iterable<string>,
): Promise<number[]> {
  const { rows } = await client.query<{ number: number }>(
    'SELECT DISTINCT product_number AS number FROM offer_word WHERE brand = ANY($1)',
    [[...brands]],
  )
  const numbers = rows.map(({ number }) => number)
  for (const some of divide(numbers))
    await client.query(
      `UPDATE offer_match SET facts = (facts::jsonb || '{"rules": "learned"}')::json
       WHERE product_number = ANY($1)`,
      [some],
    )
  return numbers
}

/**
 * Makes matching take these products up again in the background. Those that have changed `since`
 * are taken up anyway.
 */
export async function matchAgain(
  client: pg.ClientBase,
  numbers: readonly number[],
  since: number = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  if (numbers.length === 0) return
  await acquireWriteLock(client)
  for (const some of divide(numbers))
    await client.query(
      `UPDATE product SET changed_at = nextval('product_change')
       WHERE number = ANY($1) AND changed_at < $2`,
      [some, since],
    )
  await notifyOfChanges(client)
}

function divide(numbers: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(numbers.length / changedAtOnce) }, (_, at) =>
    numbers.slice(at * changedAtOnce, (at + 1) * changedAtOnce),
  )
}

/** What matching has learned, for operators. */
export async function listLessons(db: Database) {
  const counts = await countDecisions(db)
  return counts.flatMap(count => {
    const lesson = toLesson(count)
    return lesson === undefined ? [] : [{ ...count, lesson }]
  })
}
