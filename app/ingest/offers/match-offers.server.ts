import type pg from 'pg'
import { inTransactionOf } from '#app/database/in-transaction.server.ts'
import { withClient } from '#app/database/with-client.server.ts'
import { type ProductDocument, parseDocument } from '#app/store/document.ts'
import { acquireWriteLock } from '#app/store/write-transaction.server.ts'
import { getRulesVersion } from '../rules-version.server.ts'
import { groupColors } from './group-colors.ts'
import { groupOffers, type OfferDecision } from './group-offers.ts'
import { joinCards } from './join-cards.ts'
import { joinModels } from './join-models.ts'
import { countDecisions } from './lessons.server.ts'
import { createLessons } from './lessons.ts'
import {
  fetchModelNames,
  findTurnedNames,
  toModelCount,
  writeModelWords,
} from './model-words.server.ts'
import { fetchNeighborhood, type Neighborhood } from './neighborhood.server.ts'
import { type OfferFacts, type OfferKeys, toOfferFacts } from './offer-facts.ts'
import { saveCandidates } from './save-candidates.server.ts'
import { listGroups, toFirsts, writeGroups } from './save-groups.server.ts'

/** The key of the advisory lock, an arbitrary number that no other lock uses. */
const matchingLock = 7_100_005
/** The number of products per chunk, small enough that other writers do not have to wait long. */
const usualChunkSize = 500

/** What only tests choose. */
interface MatchingOptions {
  /** The version of the rules, by default the current one. */
  rules?: string
  chunkSize?: number
}

/**
 * Facts tagged with the version of the rules, so that
 * facts from any other version count as changed.
 */
type VersionedFacts = OfferFacts & OfferKeys & { rules: string }

interface ChangedProduct {
  number: number
  /** Undefined if the product cannot be matched. */
  facts: VersionedFacts | undefined
}

/**
 * Reads the product changes since the last run and regroups the offers connected to them.
 * The result depends on the products alone, not on the order of their changes. Every
 * chunk is one transaction, so a killed run leaves nothing half done. Only one server
 * matches at a time. After a change to the matching rules, every product is matched
 * again. Returns the number of changes read, or 'busy' while another server is matching.
 */
export async function matchOffers(
  pool: pg.Pool,
  signal?: AbortSignal,
  { rules, chunkSize = usualChunkSize }: MatchingOptions = {},
): Promise<number | 'busy'> {
  const version = rules ?? (await getRulesVersion('matching'))
  return withClient(pool, async client => {
    for (let followed = 0; ; ) {
      const step = await matchNext(client, version, chunkSize)
      if (step === 'busy') return followed === 0 ? 'busy' : followed
      followed += step
      if (step < chunkSize || signal?.aborted) return followed
    }
  })
}

function matchNext(
  client: pg.ClientBase,
  rules: string,
  chunkSize: number,
): Promise<number | 'busy'> {
  return inTransactionOf(client, async () => {
    const { rows } = await client.query('SELECT pg_try_advisory_xact_lock($1) AS taken', [
      matchingLock,
    ])
    return rows[0]?.taken === true ? followChanges(client, rules, chunkSize) : 'busy'
  })
}

async function followChanges(
  client: pg.ClientBase,
  rules: string,
  chunkSize: number,
): Promise<number> {
  await client.query(
    'UPDATE offer_matching SET rules = $1, last_change = 0 WHERE rules IS DISTINCT FROM $1',
    [rules],
  )
  const { rows } = await client.query<[number, string, boolean, ProductDocument]>({
    text: `SELECT number, changed_at, gone_since IS NOT NULL, document FROM product
           WHERE changed_at > (SELECT last_change FROM offer_matching) ORDER BY changed_at LIMIT $1`,
    values: [chunkSize],
    rowMode: 'array',
  })
  const last = rows.at(-1)
  if (last === undefined) return 0
  const changed = rows.map(([number, , isGone, document]) => {
    const facts = isGone ? undefined : toOfferFacts(parseDocument(document))
    return { number, facts: facts && { ...facts, rules } }
  })
  const regrouped = await regroup(client, changed)
  await listGroups(client, [...changed.map(({ number }) => number), ...regrouped])
  await client.query('UPDATE offer_matching SET last_change = $1', [last[1]])
  return rows.length
}

/** Returns the product numbers of all offers that were regrouped. */
async function regroup(
  client: pg.ClientBase,
  changed: readonly ChangedProduct[],
): Promise<number[]> {
  const before = await fetchStoredFacts(
    client,
    changed.map(({ number }) => number),
  )
  const moved = changed.filter(
    ({ number, facts }) => JSON.stringify(facts) !== before.get(number)?.text,
  )
  if (moved.length === 0) return []
  const known = moved.flatMap(({ number }) => before.get(number) ?? [])
  // Inserting facts locks the rows of their products through the foreign key.
  // If the write lock were acquired only after that, this could deadlock with
  // a sync that holds the lock and waits for one of those rows.
  await acquireWriteLock(client)
  const facts = moved.flatMap(({ facts }) => facts ?? [])
  const namesBefore = await fetchModelNames(client, [...known, ...facts])
  await writeFacts(client, moved)
  const namesNow = await fetchModelNames(client, [...known, ...facts])

  // Regroups the offers connected by the old facts as well as those connected by the new facts.
  const around = toNeighborhood(
    moved.map(({ number }) => number),
    known,
    facts,
  )
  const turned = findTurnedNames(namesBefore, namesNow)
  return regroupAround(client, { ...around, nameKeys: [...around.nameKeys, ...turned] })
}

/** Returns the values by which these products, with their old and new facts, find others. */
function toNeighborhood(
  numbers: readonly number[],
  known: readonly StoredFacts[],
  facts: readonly VersionedFacts[] = [],
): Neighborhood {
  const all = [...known, ...facts]
  return {
    numbers,
    groups: known.flatMap(({ group }) => group ?? []),
    cards: known.flatMap(({ card }) => card ?? []),
    nameKeys: all.flatMap(({ nameKey }) => nameKey ?? []),
    mpnKeys: all.flatMap(({ mpnKey }) => mpnKey ?? []),
    colorKeys: all.flatMap(({ colorKey }) => colorKey ?? []),
    gtins: all.flatMap(({ gtins }) => gtins),
  }
}

/** Returns the product numbers of all regrouped offers. */
async function regroupAround(client: pg.ClientBase, begin: Neighborhood): Promise<number[]> {
  const around = await fetchNeighborhood(client, begin)
  const numbers = around.map(({ number }) => number)
  const decisions = await fetchDecisions(client, numbers)
  const countModels = toModelCount(await fetchModelNames(client, around))
  const brands = [...new Set(around.map(({ brand }) => brand))]
  const findLesson = createLessons(await countDecisions(client, brands))
  const { groups, models, candidates } = groupOffers(around, decisions, { countModels, findLesson })
  const groupOf = toFirsts(groups)
  const listedApart = groupColors(around, number => groupOf.get(number) ?? number)
  const joined = joinModels(around, { groups, colorGroups: listedApart, models }, decisions)
  const { colorGroups } = joined
  await writeGroups(client, numbers, {
    groups: groupOf,
    colorGroups: toFirsts(colorGroups),
    cards: toFirsts(joinCards(around, { groups, colorGroups }, decisions)),
  })
  const doubtful = [...candidates, ...joined.candidates]
  await saveCandidates(client, around, { doubtful, decisions })
  return numbers
}

/** Keeps other servers from matching offers and writing products until the transaction ends. */
export async function acquireMatchingLocks(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [matchingLock])
  await acquireWriteLock(client)
}

/**
 * Regroups the offers connected to these, and returns their numbers. Call `acquireMatchingLocks`
 * first.
 */
export async function regroupPairs(client: pg.ClientBase, numbers: number[]): Promise<number[]> {
  const known = [...(await fetchStoredFacts(client, numbers)).values()]
  const regrouped = await regroupAround(client, toNeighborhood(numbers, known))
  await listGroups(client, [...numbers, ...regrouped])
  return regrouped
}

async function fetchDecisions(
  client: pg.ClientBase,
  numbers: readonly number[],
): Promise<OfferDecision[]> {
  const { rows } = await client.query<OfferDecision>(
    `SELECT first_number AS first, second_number AS second, is_approved AS "isApproved"
     FROM offer_match_decision WHERE first_number = ANY($1) OR second_number = ANY($1)
     ORDER BY first_number, second_number`,
    [numbers],
  )
  return rows
}

interface StoredFacts
  extends Pick<
    OfferFacts & OfferKeys,
    'brand' | 'model' | 'nameKey' | 'mpnKey' | 'colorKey' | 'gtins'
  > {
  /** The JSON as stored, for comparison with the new facts. */
  text: string
  group: number | undefined
  card: number | undefined
}

type StoredRow = [number, OfferFacts & OfferKeys, string, number | null, number | null]

async function fetchStoredFacts(
  client: pg.ClientBase,
  numbers: number[],
): Promise<Map<number, StoredFacts>> {
  const { rows } = await client.query<StoredRow>({
    text: `SELECT product_number, facts, facts::text, group_number, card_number FROM offer_match
           WHERE product_number = ANY($1)`,
    values: [numbers],
    rowMode: 'array',
  })
  return new Map(
    rows.map(([number, facts, text, group, card]) => [
      number,
      { ...facts, text, group: group ?? undefined, card: card ?? undefined },
    ]),
  )
}

async function writeFacts(client: pg.ClientBase, moved: readonly ChangedProduct[]): Promise<void> {
  const numbers = moved.map(({ number }) => number)
  const offers = moved.flatMap(({ number, facts }) =>
    facts === undefined
      ? []
      : [
          {
            number,
            name_key: facts.nameKey,
            near_key: facts.nearKey,
            mpn_key: facts.mpnKey,
            color_key: facts.colorKey,
            facts,
          },
        ],
  )
  // The deletion cascades to GTINs, words and candidates; those that are still valid are inserted again.
  await client.query('DELETE FROM offer_match WHERE product_number = ANY($1)', [numbers])
  await client.query(
    `INSERT INTO offer_match (product_number, name_key, near_key, mpn_key, color_key, facts)
     SELECT number, name_key, near_key, mpn_key, color_key, facts
     FROM json_to_recordset($1::json) AS moved (
       number integer, name_key uuid, near_key uuid, mpn_key uuid, color_key uuid, facts json
     )`,
    [JSON.stringify(offers)],
  )
  await writeModelWords(client, offers)
  await client.query(
    `INSERT INTO offer_gtin (gtin, product_number)
     SELECT gtin, number FROM json_to_recordset($1::json) AS moved (gtin text, number integer)`,
    [
      JSON.stringify(
        offers.flatMap(({ number, facts }) => facts.gtins.map(gtin => ({ gtin, number }))),
      ),
    ],
  )
}
