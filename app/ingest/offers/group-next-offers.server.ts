import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { type ConnectedOffers, fetchConnectedOffers } from './connected-offers.server.ts'
import type { FoundGroups } from './find-groups.ts'
import type { FactsText } from './group-chunk.ts'
import type { OfferDecision } from './group-offers.ts'
import { countDecisions } from './lessons.server.ts'
import { begin, type CatalogueRun, compute } from './match-catalogue.server.ts'
import { fetchModelCounts } from './model-words.server.ts'
import { fetchDecisions, regroupAround, toNeighborhood } from './regroup-offers.server.ts'
import { replaceCandidates } from './save-candidates.server.ts'
import { listGroups, writeGroups } from './save-groups.server.ts'

/** State that grouping carries from chunk to chunk. */
export interface GroupingRun extends CatalogueRun {
  connected?: (ConnectedOffers & { lastChange: number }) | undefined
  /** The chunk that is being grouped while the last one is written. */
  nextGroups?: GroupedChunk | undefined
}

interface GroupedChunk {
  from: number
  /** The number of the last offer; undefined in the last chunk. */
  to: number | undefined
  /** The chunk's offers, and those connected to them. */
  numbers: number[]
  decisions: OfferDecision[]
  found: Promise<FoundGroups>
}

/**
 * Groups the next offers, in the order of their numbers, each with all those connected to it.
 * Offers that were grouped with an earlier one are skipped. Returns the number up to which offers
 * have been grouped, undefined if that is all, and the changes by which groups were copied to
 * products.
 */
export async function groupNextOffers(
  client: pg.ClientBase,
  { from, lastChange }: { from: number; lastChange: number },
  run: GroupingRun,
): Promise<{ to: number | undefined; listed: Awaited<ReturnType<typeof listGroups>> }> {
  // Facts are only written together with the last change.
  if (run.connected?.lastChange !== lastChange) {
    run.connected = { ...(await fetchConnectedOffers(client)), lastChange }
    run.nextGroups = undefined
  }
  const isAhead = run.nextGroups?.from === from
  const chunk =
    run.nextGroups && isAhead ? run.nextGroups : await readChunk(client, from, run.connected, run)
  const { to, numbers } = chunk
  run.nextGroups = to === undefined ? undefined : await readChunk(client, to, run.connected, run)
  const found = await chunk.found
  const decisions = await fetchDecisions(client, numbers)
  if (isDeepStrictEqual(decisions, chunk.decisions) && !leadOut(decisions, numbers)) {
    await writeGroups(client, numbers, found)
    await replaceCandidates(client, numbers, { doubtful: found.doubtful, decisions })
    return { to, listed: await listGroups(client, numbers) }
  }
  // An operator has decided since the connected offers were read.
  const regrouped = await regroupAround(client, toNeighborhood(numbers, []))
  return { to, listed: await listGroups(client, regrouped) }
}

/** Returns true if an approved pair connects these offers to another one. */
function leadOut(decisions: readonly OfferDecision[], numbers: readonly number[]): boolean {
  const own = new Set(numbers)
  return decisions.some(
    ({ first, second, isApproved }) => isApproved && !(own.has(first) && own.has(second)),
  )
}

async function readChunk(
  client: pg.ClientBase,
  from: number,
  { sets, crowded }: ConnectedOffers,
  run: CatalogueRun,
): Promise<GroupedChunk> {
  const offers = await client.query<[number]>({
    text: `SELECT product_number FROM offer_match WHERE product_number > $1
           ORDER BY product_number LIMIT $2`,
    values: [from, run.chunkSize],
    rowMode: 'array',
  })
  const own = offers.rows.map(([number]) => number)
  const connected = own
    .filter(number => sets.findFirst(number) === number)
    .map(number => sets.list(number))
  const numbers = connected.flat()
  // An offer alone is in no group, whatever its facts are.
  const together = connected.filter(({ length }) => length > 1).flat()
  const facts = await client.query<FactsText>({
    text: 'SELECT product_number, facts::text FROM offer_match WHERE product_number = ANY($1)',
    values: [together],
    rowMode: 'array',
  })
  const models = await fetchModelCounts(client, together)
  const brands = [...new Set(models.map(([brand]) => brand))]
  const lessons = await countDecisions(client, brands)
  const decisions = await fetchDecisions(client, numbers)
  const given = { facts: facts.rows, decisions, models, lessons, crowded }
  return {
    from,
    to: own.length < run.chunkSize ? undefined : own.at(-1),
    numbers,
    decisions,
    found: begin(compute(run, 'groupChunk', given)),
  }
}
