import type pg from 'pg'
import { acquireWriteLock, notifyOfChanges } from '#app/store/write-transaction.server.ts'
import type { ChangeRange } from './read-changes.server.ts'

/**
 * As many products are changed by one statement, which takes half a second on a busy server, far from
 * the limit for statements.
 */
const listedAtOnce = 1_000

/** Writes the groups of these products; those in no group lose theirs. */
export async function writeGroups(
  client: pg.ClientBase,
  numbers: readonly number[],
  found: Readonly<Record<'groups' | 'colorGroups' | 'cards', ReadonlyMap<number, number>>>,
): Promise<void> {
  const { groups, colorGroups, cards } = found
  await client.query(
    `UPDATE offer_match SET group_number = found.group_number, color_group = found.color_group,
       card_number = found.card_number
     FROM unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[])
       AS found (number, group_number, color_group, card_number)
     WHERE product_number = number
       AND (offer_match.group_number, offer_match.color_group, offer_match.card_number)
         IS DISTINCT FROM (found.group_number, found.color_group, found.card_number)`,
    [
      numbers,
      ...[groups, colorGroups, cards].map(firsts =>
        numbers.map(number => firsts.get(number) ?? null),
      ),
    ],
  )
}

/**
 * Copies the groups and cards of these products to the columns that lists read. They are
 * read back from `offer_match`, because not every changed product was regrouped. A
 * product whose group or card differs counts as changed, so that indexes pick it up. Returns these
 * changes, which are one range because of the write lock, and the latest of the changes that they
 * replace.
 */
export async function listGroups(
  client: pg.ClientBase,
  numbers: readonly number[],
): Promise<(ChangeRange & { replaced: number }) | undefined> {
  const { rows } = await client.query<[number, number | null, number | null]>({
    text: `SELECT number, offer_match.group_number, offer_match.card_number
           FROM product LEFT JOIN offer_match ON product_number = number
           WHERE number = ANY($1) AND (product.group_number, product.card_number)
             IS DISTINCT FROM (offer_match.group_number, offer_match.card_number)`,
    values: [numbers],
    rowMode: 'array',
  })
  if (rows.length === 0) return undefined
  await acquireWriteLock(client)
  const ranges: (ChangeRange & { replaced: number })[] = []
  for (let at = 0; at < rows.length; at += listedAtOnce)
    ranges.push(await copyGroups(client, rows.slice(at, at + listedAtOnce)))
  await notifyOfChanges(client)
  return {
    first: Math.min(...ranges.map(({ first }) => first)),
    last: Math.max(...ranges.map(({ last }) => last)),
    replaced: Math.max(...ranges.map(({ replaced }) => replaced)),
  }
}

async function copyGroups(
  client: pg.ClientBase,
  rows: readonly [number: number, group: number | null, card: number | null][],
): Promise<ChangeRange & { replaced: number }> {
  const listed = await client.query<Record<'first' | 'last' | 'replaced', string>>(
    `WITH listed AS (
       UPDATE product SET group_number = found.group_number, card_number = found.card_number,
         changed_at = nextval('product_change')
       FROM unnest($1::integer[], $2::integer[], $3::integer[])
         AS found (number, group_number, card_number) JOIN product AS before USING (number)
       WHERE product.number = found.number
       RETURNING product.changed_at, before.changed_at AS replaced
     ) SELECT min(changed_at) AS first, max(changed_at) AS last, max(replaced) AS replaced FROM listed`,
    [
      rows.map(([number]) => number),
      rows.map(([, group]) => group),
      rows.map(([, , card]) => card),
    ],
  )
  const [range] = listed.rows
  return {
    first: Number(range?.first),
    last: Number(range?.last),
    replaced: Number(range?.replaced),
  }
}
