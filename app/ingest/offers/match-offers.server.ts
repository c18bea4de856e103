import type pg from 'pg'
import { inTransactionOf } from '#app/database/in-transaction.server.ts'
import { withClient } from '#app/database/with-client.server.ts'
import { getRulesVersion } from '../rules-version.server.ts'
import { type ComparingRun, compareNextNames } from './compare-next-names.server.ts'
import { type GroupingRun, groupNextOffers } from './group-next-offers.server.ts'
import { isLongBacklog, writeNextFacts } from './match-catalogue.server.ts'
import { fetchModelNames, findTurnedNames } from './model-words.server.ts'
import { type ChangedProduct, prepareFacts } from './prepare-facts.ts'
import { addOwn, type ChangeRange, readChanges } from './read-changes.server.ts'
import { matchingLock, regroupAround, toNeighborhood } from './regroup-offers.server.ts'
import { listGroups } from './save-groups.server.ts'
import { fetchStoredFacts, writeFacts } from './stored-facts.server.ts'

/** The number of products per chunk, small enough that other writers do not have to wait long. */
const usualChunkSize = 500

/** Comes before every near key. */
const firstKey = '00000000-0000-0000-0000-000000000000'

/** What only tests choose. */
interface MatchingOptions {
  /** The version of the rules, by default the current one. */
  rules?: string
  /** The version of the rules for facts, by default that of all rules. */
  factRules?: string
  chunkSize?: number
}

/** What a run remembers from one chunk to the next; without it, work is done twice. */
interface Run extends GroupingRun, ComparingRun {
  /** The version of all rules; `rules` are only those for facts. */
  allRules: string
  /** The changes that consist of new groups. */
  own: ChangeRange[]
  /** True once the run has found out how much it has to do. */
  isMeasured: boolean
}

interface Step {
  followed: number
  isLast: boolean
}

/**
 * Reads the product changes since the last run and regroups the offers connected to them.
 * The result depends on the products alone, not on the order of their changes. Every
 * chunk is one transaction, so a killed run leaves nothing half done. Only one server
 * matches at a time. After a change to the matching rules, every product is matched
 * again; its facts are extracted again only if the rules for them have changed. Returns the number of changes read, or 'busy' while another server is matching.
 *
 * If most of the catalogue has changed, all facts are written before the first offers are grouped,
 * so that offers are not grouped again with every further one that is connected to them.
 */
export async function matchOffers(
  pool: pg.Pool,
  signal?: AbortSignal,
  { rules, factRules = rules, chunkSize = usualChunkSize }: MatchingOptions = {},
): Promise<number | 'busy'> {
  const run: Run = {
    allRules: rules ?? (await getRulesVersion('matching')),
    rules: factRules ?? (await getRulesVersion('facts')),
    ...{ chunkSize, own: [], isMeasured: false },
  }
  return withClient(pool, async client => {
    for (let followed = 0; ; ) {
      const step = await matchNext(client, run)
      if (step === 'busy') return followed === 0 ? 'busy' : followed
      followed += step.followed
      if (step.isLast || signal?.aborted) return followed
    }
  }).finally(() => run.threads?.close())
}

function matchNext(client: pg.ClientBase, run: Run): Promise<Step | 'busy'> {
  return inTransactionOf(client, async () => {
    const { rows } = await client.query('SELECT pg_try_advisory_xact_lock($1) AS taken', [
      matchingLock,
    ])
    return rows[0]?.taken === true ? takeStep(client, run) : 'busy'
  })
}

async function takeStep(client: pg.ClientBase, run: Run): Promise<Step> {
  const { allRules, rules, chunkSize, own } = run
  // Facts stay if only the rules for grouping have changed.
  await client.query(
    `UPDATE offer_matching SET rules = $1, fact_rules = $2, grouped_to = 0, compared_to = NULL,
       last_change = CASE WHEN fact_rules = $2 THEN last_change ELSE 0 END
     WHERE (rules, fact_rules) IS DISTINCT FROM ($1, $2)`,
    [allRules, rules],
  )
  const { lastChange, groupedTo, comparedTo } = await fetchProgress(client)
  if (groupedTo !== null) return matchCatalogue(client, { lastChange, groupedTo }, run)
  if (comparedTo !== null) return compareCatalogue(client, comparedTo, run)
  const { changed, last } = await readChanges(client, lastChange, { rules, chunkSize, own })
  if (last === lastChange) return { followed: 0, isLast: true }
  const isFull = changed.length === chunkSize
  const mustMeasure = isFull && !run.isMeasured
  run.isMeasured = true
  if (mustMeasure && (await isLongBacklog(client, lastChange)))
    return matchCatalogue(client, { lastChange, groupedTo: 0 }, run)
  const regrouped = await regroup(client, changed)
  const listed = await listGroups(client, [...changed.map(({ number }) => number), ...regrouped])
  addOwn(own, listed, last)
  await client.query('UPDATE offer_matching SET last_change = $1', [last])
  return { followed: changed.length, isLast: !isFull && own.length === 0 }
}

/** Takes the next step of matching a whole catalogue. */
async function matchCatalogue(
  client: pg.ClientBase,
  { lastChange, groupedTo }: { lastChange: number; groupedTo: number },
  run: Run,
): Promise<Step> {
  const written = groupedTo > 0 ? undefined : await writeNextFacts(client, lastChange, run)
  if (written === undefined) {
    const { to, listed } = await groupNextOffers(client, { from: groupedTo, lastChange }, run)
    addOwn(run.own, listed, lastChange)
    await client.query('UPDATE offer_matching SET grouped_to = $1, compared_to = $2', [
      to ?? null,
      to === undefined ? firstKey : null,
    ])
    return { followed: 0, isLast: false }
  }
  const { followed, last, absent } = written
  await listGroups(client, absent)
  await client.query('UPDATE offer_matching SET last_change = $1, grouped_to = 0', [last])
  return { followed, isLast: false }
}

/** Takes the next step of comparing the similar names of a whole catalogue. */
async function compareCatalogue(client: pg.ClientBase, after: string, run: Run): Promise<Step> {
  const last = await compareNextNames(client, after, run)
  await client.query('UPDATE offer_matching SET compared_to = $1', [last ?? null])
  return { followed: 0, isLast: false }
}

interface Progress {
  lastChange: number
  /** The number up to which offers are grouped; null if no whole catalogue is. */
  groupedTo: number | null
  /** The near key up to which names are compared, after grouping. */
  comparedTo: string | null
}

async function fetchProgress(client: pg.ClientBase): Promise<Progress> {
  const { rows } = await client.query<[string, number | null, string | null]>({
    text: 'SELECT last_change, grouped_to, compared_to FROM offer_matching',
    rowMode: 'array',
  })
  const [lastChange, groupedTo, comparedTo] = rows[0] ?? ['0', null, null]
  return { lastChange: Number(lastChange), groupedTo, comparedTo }
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
  const facts = moved.flatMap(({ facts }) => facts ?? [])
  const namesBefore = await fetchModelNames(client, [...known, ...facts])
  await writeFacts(client, prepareFacts(moved))
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
