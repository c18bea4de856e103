import type pg from 'pg'
import { type ProductDocument, parseDocument } from '#app/store/document.ts'
import { toOfferFacts } from './offer-facts.ts'
import type { ChangedProduct } from './prepare-facts.ts'

/** Consecutive numbers of changes, drawn by one write. */
export interface ChangeRange {
  first: number
  last: number
}

/**
 * Adds the changes made by copying groups to products, unless they replaced a change after `last`,
 * which has not been followed.
 */
export function addOwn(
  own: ChangeRange[],
  listed: (ChangeRange & { replaced: number }) | undefined,
  last: number,
): void {
  if (listed === undefined || listed.replaced > last) return
  const before = own.at(-1)
  if (before?.last === listed.first - 1) before.last = listed.last
  else own.push({ first: listed.first, last: listed.last })
}

/**
 * Reads the next changes and extracts the facts. The `own` changes, which matching made itself by
 * copying groups to products, are skipped and taken off the list.
 */
export async function readChanges(
  client: pg.ClientBase,
  after: number,
  { rules, chunkSize, own }: { rules: string; chunkSize: number; own: ChangeRange[] },
): Promise<{ changed: ChangedProduct[]; last: number }> {
  const [next] = own
  const { rows } = await client.query<[number, string, boolean, ProductDocument]>({
    text: `SELECT number, changed_at, gone_since IS NOT NULL, document FROM product
           WHERE changed_at > $1 AND ($2::bigint IS NULL OR changed_at < $2)
           ORDER BY changed_at LIMIT $3`,
    values: [after, next?.first ?? null, chunkSize],
    rowMode: 'array',
  })
  const last = rows.at(-1)
  if (last === undefined && next !== undefined) {
    own.shift()
    return readChanges(client, Math.max(after, next.last), { rules, chunkSize, own })
  }
  const changed = rows.map(([number, , isGone, document]) => {
    const facts = isGone ? undefined : toOfferFacts(parseDocument(document))
    return { number, facts: facts && { ...facts, rules } }
  })
  return { changed, last: Number(last?.[1] ?? after) }
}
