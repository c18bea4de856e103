import type pg from 'pg'
import { findGroups } from './find-groups.ts'
import type { OfferDecision } from './group-offers.ts'
import { countDecisions } from './lessons.server.ts'
import { createLessons } from './lessons.ts'
import { fetchModelNames, toModelCount } from './model-words.server.ts'
import { fetchNeighborhood, type Neighborhood } from './neighborhood.server.ts'
import type { VersionedFacts } from './prepare-facts.ts'
import { saveCandidates } from './save-candidates.server.ts'
import { writeGroups } from './save-groups.server.ts'
import { fetchStoredFacts, type StoredFacts } from './stored-facts.server.ts'

/** The key of the advisory lock, an arbitrary number that no other lock uses. */
export const matchingLock = 7_100_005

/** Returns the values by which these products, with their old and new facts, find others. */
export function toNeighborhood(
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
export async function regroupAround(client: pg.ClientBase, begin: Neighborhood): Promise<number[]> {
  const around = await fetchNeighborhood(client, begin)
  const numbers = around.map(({ number }) => number)
  const decisions = await fetchDecisions(client, numbers)
  const countModels = toModelCount(await fetchModelNames(client, around))
  const brands = [...new Set(around.map(({ brand }) => brand))]
  const findLesson = createLessons(await countDecisions(client, brands))
  const found = findGroups(around, decisions, { countModels, findLesson, crowded: new Set() })
  await writeGroups(client, numbers, found)
  await saveCandidates(client, around, { doubtful: found.doubtful, decisions })
  return numbers
}

/** Keeps other servers from matching offers until the transaction ends. */
export async function acquireMatchingLock(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [matchingLock])
}

/**
 * Regroups the offers connected to these, and returns their numbers. Call `acquireMatchingLock`
 * first, and `listGroups` afterward.
 */
export async function regroupPairs(client: pg.ClientBase, numbers: number[]): Promise<number[]> {
  const known = [...(await fetchStoredFacts(client, numbers)).values()]
  return regroupAround(client, toNeighborhood(numbers, known))
}

/** Fetches the decisions on pairs with one of these offers. */
export async function fetchDecisions(
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
