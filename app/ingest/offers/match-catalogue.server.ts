import type pg from 'pg'
import { createFactsThread, type FactsThread } from './facts-thread.ts'
import { type DocumentText, extractFacts, type PreparedFacts } from './prepare-facts.ts'
import { regroupAround, toNeighborhood } from './regroup-offers.server.ts'
import { listGroups } from './save-groups.server.ts'
import { writeFacts } from './stored-facts.server.ts'

/** A backlog of this share of the offers is a reason to group the whole catalogue again. */
const longShare = 0.5

/** Returns true if so many changes wait that following them would group many offers repeatedly. */
export async function isLongBacklog(client: pg.ClientBase, lastChange: number): Promise<boolean> {
  const { rows } = await client.query<{ isLong: boolean }>(
    `SELECT (SELECT count(*) FROM product WHERE changed_at > $1)
       > (SELECT count(*) FROM offer_match) * $2::float AS "isLong"`,
    [lastChange, longShare],
  )
  return rows[0]?.isLong === true
}

/** A run over a whole catalogue. */
export interface CatalogueRun {
  rules: string
  chunkSize: number
  /** Offers beyond `grouped_to` that have been grouped together with earlier ones. */
  settled: Set<number>
  thread?: FactsThread
  /** The next changes, whose facts are being extracted. */
  ahead?: { changes: string; prepared: Promise<PreparedFacts> } | undefined
}

/** A product's number and that of its change. */
type Change = readonly [number: number, changedAt: string]

/**
 * Writes the facts of the next changed products. Meanwhile, a thread extracts those of the products
 * after them. Undefined if there is no change.
 */
export async function writeNextFacts(
  client: pg.ClientBase,
  after: number,
  run: CatalogueRun,
): Promise<{ followed: number; last: number; absent: number[] } | undefined> {
  const changes = await listChanges(client, after, run.chunkSize)
  const last = Number(changes.at(-1)?.[1] ?? 0)
  if (changes.length === 0) return undefined
  const next = await listChanges(client, last, run.chunkSize)
  // The thread loads the whole vocabulary, which is not worthwhile for a few products.
  if (next.length > 0) run.thread ??= createFactsThread()
  // A product that has changed again since it was read ahead is read again.
  const isAhead = run.ahead?.changes === JSON.stringify(changes)
  const prepared = await (run.ahead && isAhead
    ? run.ahead.prepared
    : extract(await readDocuments(client, changes), run))
  run.ahead = undefined
  if (next.length > 0) {
    const documents = await readDocuments(client, next)
    const ahead = { changes: JSON.stringify(next), prepared: extract(documents, run) }
    // A run that is interrupted does not wait for it.
    ahead.prepared.catch(() => undefined)
    run.ahead = ahead
  }
  await writeFacts(client, prepared)
  return { followed: changes.length, last, absent: prepared.absent }
}

async function listChanges(client: pg.ClientBase, after: number, limit: number): Promise<Change[]> {
  const { rows } = await client.query<[number, string]>({
    text: 'SELECT number, changed_at FROM product WHERE changed_at > $1 ORDER BY changed_at LIMIT $2',
    values: [after, limit],
    rowMode: 'array',
  })
  return rows
}

async function readDocuments(
  client: pg.ClientBase,
  changes: readonly Change[],
): Promise<DocumentText[]> {
  const { rows } = await client.query<[number, string | null]>({
    text: `SELECT number, CASE WHEN gone_since IS NULL THEN document::text END FROM product
           WHERE number = ANY($1)`,
    values: [changes.map(([number]) => number)],
    rowMode: 'array',
  })
  return rows
}

/** Extracts facts, in the thread if there is one. */
async function extract(
  documents: readonly DocumentText[],
  { thread, rules }: CatalogueRun,
): Promise<PreparedFacts> {
  return thread?.prepare(documents, rules) ?? extractFacts(documents, rules)
}

/**
 * Groups the next offers, in the order of their numbers, and those connected to them. Returns the
 * changes by which the groups were copied to products. `settled` holds the offers that have been
 * grouped before their turn.
 */
export async function groupNext(
  client: pg.ClientBase,
  from: number,
  { chunkSize, settled }: CatalogueRun,
): ReturnType<typeof listGroups> {
  const { rows } = await client.query<{ number: number }>(
    `SELECT product_number AS number FROM offer_match WHERE product_number > $1
     ORDER BY product_number LIMIT $2`,
    [from, chunkSize],
  )
  const last = rows.at(-1)?.number ?? from
  const waiting = rows.flatMap(({ number }) => (settled.delete(number) ? [] : number))
  const regrouped = await regroupAround(client, toNeighborhood(waiting, []))
  for (const number of regrouped) if (number > last) settled.add(number)
  await client.query('UPDATE offer_matching SET grouped_to = $1', [
    rows.length < chunkSize ? null : last,
  ])
  return listGroups(client, regrouped)
}
