import type pg from 'pg'
import { withClient } from '#app/database/with-client.server.ts'
import { type ProductDocument, parseDocument } from '../document.ts'
import { notifyOfChanges, takeWriteLock } from '../write-transaction.server.ts'
import { groupOffers } from './group-offers.ts'
import { keepCandidates } from './keep-candidates.server.ts'
import { fetchNeighbourhood } from './neighbourhood.server.ts'
import { type OfferFacts, type OfferKeys, toOfferFacts } from './offer-facts.ts'

/** Any number that no other lock uses. */
const matchingLock = 7_100_005
/** Some milliseconds of work each, so that pages are not held up by it. */
const chunkSize = 500

interface ChangedProduct {
  number: number
  /** Undefined when the product is not, or no longer, an offer to be matched. */
  facts: (OfferFacts & OfferKeys) | undefined
}

/**
 * Follows the changes of products since it last ran, and puts offers of one product into groups: each change makes the
 * groups around it anew, so that in the end they are what all products at once would give, in whatever order they
 * came. One runner among all servers. Answers how many changes it followed; 'busy' when another is at it.
 */
export async function matchOffers(pool: pg.Pool, signal?: AbortSignal): Promise<number | 'busy'> {
  return withClient(pool, async client => {
    for (let followed = 0; ; ) {
      const step = await matchNext(client)
      if (step === 'busy') return followed === 0 ? 'busy' : followed
      followed += step
      if (step < chunkSize || signal?.aborted) return followed
    }
  })
}

async function matchNext(client: pg.ClientBase): Promise<number | 'busy'> {
  await client.query('BEGIN')
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_xact_lock($1) AS taken', [matchingLock])
    const step = rows[0]?.taken === true ? await followChanges(client) : 'busy'
    await client.query('COMMIT')
    return step
  } catch (error) {
    // On a broken connection there is nothing left to roll back, and the first error is the one that tells.
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function followChanges(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<[number, string, boolean, ProductDocument]>({
    text: `SELECT number, changed_at, gone_since IS NOT NULL, document FROM product
           WHERE changed_at > (SELECT last_change FROM offer_matching) ORDER BY changed_at LIMIT $1`,
    values: [chunkSize],
    rowMode: 'array',
  })
  const last = rows.at(-1)
  if (last === undefined) return 0
  await rematch(
    client,
    rows.map(([number, , isGone, document]) => ({
      number,
      facts: isGone ? undefined : toOfferFacts(parseDocument(document)),
    })),
  )
  await client.query('UPDATE offer_matching SET last_change = $1', [last[1]])
  return rows.length
}

async function rematch(client: pg.ClientBase, changed: readonly ChangedProduct[]): Promise<void> {
  const numbers = changed.map(({ number }) => number)
  const before = await fetchKept(client, numbers)
  const moved = changed.filter(({ number, facts }) => JSON.stringify(facts) !== before.get(number)?.text)
  if (moved.length === 0) return
  const known = moved.flatMap(({ number }) => before.get(number) ?? [])
  await writeFacts(client, moved)

  // What they were near, and what they are near now.
  const facts = moved.flatMap(({ facts }) => facts ?? [])
  const around = await fetchNeighbourhood(client, {
    numbers: moved.map(({ number }) => number),
    groups: known.flatMap(({ group }) => group ?? []),
    nameKeys: [...known, ...facts].flatMap(({ nameKey }) => nameKey ?? []),
    gtins: [...known, ...facts].flatMap(({ gtins }) => gtins),
  })
  const { groups, candidates } = groupOffers(around)
  await writeGroups(
    client,
    around.map(({ number }) => number),
    groups,
  )
  await keepCandidates(client, around, candidates)
  await tellProducts(client, [...numbers, ...around.map(({ number }) => number)], groups)
}

interface KeptFacts extends Pick<OfferFacts & OfferKeys, 'nameKey' | 'gtins'> {
  /** As JSON, to tell whether they are the same. */
  text: string
  group: number | undefined
}

async function fetchKept(client: pg.ClientBase, numbers: number[]): Promise<Map<number, KeptFacts>> {
  const { rows } = await client.query<[number, OfferFacts & OfferKeys, string, number | null]>({
    text: `SELECT product_number, facts, facts::text, group_number FROM offer_match
           WHERE product_number = ANY($1)`,
    values: [numbers],
    rowMode: 'array',
  })
  return new Map(
    rows.map(([number, { nameKey, gtins }, text, group]) => [
      number,
      { nameKey, gtins, text, group: group ?? undefined },
    ]),
  )
}

async function writeFacts(client: pg.ClientBase, moved: readonly ChangedProduct[]): Promise<void> {
  const numbers = moved.map(({ number }) => number)
  const kept = moved.flatMap(({ number, facts }) =>
    facts === undefined ? [] : [{ number, name_key: facts.nameKey, near_key: facts.nearKey, facts }],
  )
  // Candidates go with their offers, article numbers with their facts; both are written anew.
  await client.query('DELETE FROM offer_match WHERE product_number = ANY($1)', [numbers])
  await client.query(
    `INSERT INTO offer_match (product_number, name_key, near_key, facts)
     SELECT number, name_key, near_key, facts
     FROM json_to_recordset($1::json) AS moved (number integer, name_key uuid, near_key uuid, facts json)`,
    [JSON.stringify(kept)],
  )
  await client.query(
    `INSERT INTO offer_gtin (gtin, product_number)
     SELECT gtin, number FROM json_to_recordset($1::json) AS moved (gtin text, number integer)`,
    [JSON.stringify(kept.flatMap(({ number, facts }) => facts.gtins.map(gtin => ({ gtin, number }))))],
  )
}

async function writeGroups(
  client: pg.ClientBase,
  numbers: readonly number[],
  groups: readonly number[][],
): Promise<void> {
  const group = toGroupNumbers(groups)
  await client.query(
    `UPDATE offer_match SET group_number = grouped.group_number
     FROM unnest($1::integer[], $2::integer[]) AS grouped (number, group_number)
     WHERE product_number = number AND offer_match.group_number IS DISTINCT FROM grouped.group_number`,
    [numbers, numbers.map(number => group.get(number) ?? null)],
  )
}

function toGroupNumbers(groups: readonly number[][]): Map<number, number> {
  return new Map(groups.flatMap(members => members.map(member => [member, members[0] ?? member])))
}

/** Lists show a group as one card, so a product in another group than before has changed. */
async function tellProducts(
  client: pg.ClientBase,
  numbers: readonly number[],
  groups: readonly number[][],
): Promise<void> {
  const group = toGroupNumbers(groups)
  const { rows } = await client.query<[number, number | null]>({
    text: 'SELECT number, group_number FROM product WHERE number = ANY($1)',
    values: [numbers],
    rowMode: 'array',
  })
  const moved = rows
    .filter(([number, before]) => before !== (group.get(number) ?? null))
    .map(([number]) => number)
  if (moved.length === 0) return
  await takeWriteLock(client)
  await client.query(
    `UPDATE product SET group_number = grouped.group_number, changed_at = nextval('product_change')
     FROM unnest($1::integer[], $2::integer[]) AS grouped (number, group_number)
     WHERE product.number = grouped.number`,
    [moved, moved.map(number => group.get(number) ?? null)],
  )
  await notifyOfChanges(client)
}
