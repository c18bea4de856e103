import type pg from 'pg'
import { getNextDigestTime } from '../alerts/digest-time.ts'
import type { FoundEvent } from '../alerts/record-events.server.ts'

/** A match of a saved search. */
export interface SearchEvent extends FoundEvent {
  searchId: string
  /** When the product became new or cheaper. */
  since: Date
}

/**
 * The most matches of one search that are stored for one digest. Nobody
 * reads more, and a search without filters matches every product of a sync.
 */
export const maxMatchesPerDigest = 20

/**
 * Returns the matches to store: of each search, up to the limit for the next digest, newest first
 * and none that is stored already. The rest is only counted, for the digest's "and 2,980 more".
 */
export async function limitMatches(
  client: pg.ClientBase,
  matches: readonly SearchEvent[],
  { lastReadAt, now }: { lastReadAt: Date; now: Date },
): Promise<SearchEvent[]> {
  const bySearch = Map.groupBy(matches, ({ searchId }) => searchId)
  for (const found of bySearch.values())
    found.sort((one, other) => other.since.getTime() - one.since.getTime())
  // The first candidates of each search are enough unless most of them are stored already.
  const candidates = [...bySearch.values()].flatMap(found =>
    found.slice(0, 5 * maxMatchesPerDigest),
  )
  const known = await fetchKnownKeys(client, candidates)
  const digestAt = getNextDigestTime(now)
  const stored = await fetchStoredCounts(client, [...bySearch.keys()], digestAt)
  const tallies: Tally[] = []
  const chosen: SearchEvent[] = []
  for (const [searchId, found] of bySearch) {
    const room = Math.max(0, maxMatchesPerDigest - (stored.get(searchId) ?? 0))
    const unknown = found.filter(({ key }) => !known.has(key))
    const kept = unknown.slice(0, room)
    // Earlier matches over the limit were counted when they were new.
    const more = unknown.slice(room).filter(({ since }) => since > lastReadAt).length
    if (kept.length + more > 0) tallies.push({ searchId, stored: kept.length, more })
    chosen.push(...kept)
  }
  await addTallies(client, tallies, digestAt)
  return chosen
}

interface Tally {
  searchId: string
  stored: number
  more: number
}

async function fetchKnownKeys(
  client: pg.ClientBase,
  events: readonly SearchEvent[],
): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(
    'SELECT event_key AS key FROM alert_event WHERE event_key = ANY($1)',
    [events.map(({ key }) => key)],
  )
  return new Set(rows.map(({ key }) => key))
}

async function fetchStoredCounts(
  client: pg.ClientBase,
  searchIds: readonly string[],
  digestAt: Date,
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ searchId: string; stored: number }>(
    `SELECT search_id AS "searchId", stored FROM search_tally
     WHERE search_id = ANY($1::uuid[]) AND digest_at = $2`,
    [searchIds, digestAt],
  )
  return new Map(rows.map(({ searchId, stored }) => [searchId, stored]))
}

async function addTallies(
  client: pg.ClientBase,
  tallies: readonly Tally[],
  digestAt: Date,
): Promise<void> {
  await client.query(
    `INSERT INTO search_tally (search_id, digest_at, stored, more)
     SELECT "searchId", $2, stored, more
     FROM jsonb_to_recordset($1) AS tally ("searchId" uuid, stored integer, more integer)
     ON CONFLICT (search_id, digest_at) DO UPDATE SET
       stored = search_tally.stored + excluded.stored, more = search_tally.more + excluded.more`,
    [JSON.stringify(tallies), digestAt],
  )
}
