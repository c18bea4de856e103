import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import type { ProductChange } from '#app/store/changes.server.ts'
import { IndexUnavailableError } from '../index-state.ts'
import { fetchIdentity } from '../storage/persistent-index.server.ts'
import { type CardWriter, openCardWriter, readSequence } from './card-writer.server.ts'
import type { EngineClient, RefusedWrite } from './engine-client.server.ts'
import { type IndexNames, toIndexNames } from './index-names.ts'
import { dropIndices, hasIndices, prepareIndices, showIndex } from './prepare-indices.server.ts'

/** One server's part in keeping the index up to date. */
export interface Follower {
  names: IndexNames
  /** The sequence number after which to go on. */
  sequence: number
  /**
   * Resolves once the changes are visible to searches: writes them if no other server is writing,
   * or waits for the one that is. Returns the cards that OpenSearch refused.
   */
  apply(changes: readonly ProductChange[], signal: AbortSignal): Promise<RefusedWrite[]>
  /** Points the alias for people at this index. */
  show(): Promise<void>
  /** Returns false once somebody has deleted the index. */
  exists(): Promise<boolean>
}

/** The class of our advisory locks; the second number says which index is written. */
const lockClass = 1_936_220_265
const pollMs = 100
const health = z.object({ number_of_data_nodes: z.number() })
const mostShards = 3

/**
 * Opens the index of a database, and creates it if there is none. The connection holds the writer's
 * lock, which the end of the connection releases.
 */
export async function createFollower(
  client: EngineClient,
  prefix: string,
  database: Pick<pg.ClientBase, 'query'>,
): Promise<Follower> {
  const { identity, lastChange } = await fetchIdentity(database)
  const names = toIndexNames(prefix, identity)
  // Servers that start at once prepare the indices one after another.
  const lock = [lockClass, `${names.cards} is prepared`]
  await database.query('SELECT pg_advisory_lock($1, hashtext($2))', lock)
  const sequence = await prepare(client, names, lastChange).finally(() =>
    database.query('SELECT pg_advisory_unlock($1, hashtext($2))', lock),
  )
  let reached = sequence
  let writer: CardWriter | undefined

  async function becomeWriter(): Promise<CardWriter | undefined> {
    const { rows } = await database.query<{ isLocked: boolean }>(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS "isLocked"',
      [lockClass, names.cards],
    )
    return rows[0]?.isLocked ? openCardWriter(client, names) : undefined
  }

  return {
    names,
    sequence,
    async apply(changes, signal) {
      const last = changes.at(-1)?.changedAt ?? 0
      while (!signal.aborted) {
        writer ??= await becomeWriter()
        const written = await readSequence(client, names)
        if (written < reached)
          throw new IndexUnavailableError(
            `the index in OpenSearch was replaced; it has changes up to ${written} only`,
          )
        reached = written
        if (written >= last) break
        // A writer that was replaced may have written some of these, and later ones.
        if (writer) {
          const left = changes.filter(({ changedAt }) => changedAt > written)
          const refused = await writer.apply(left)
          reached = last
          return refused
        }
        await wait(pollMs)
      }
      return []
    },
    show: () => showIndex(client, names),
    exists: () => hasIndices(client, names),
  }
}

/** Makes the indices fit for this database, and returns the change that they reach. */
async function prepare(
  client: EngineClient,
  names: IndexNames,
  lastChange: number,
): Promise<number> {
  // A search costs each shard the same overhead, so a node holds one. A copy survives the loss of a
  // node; a single node would keep both.
  const nodes = health.parse(await client.request('GET', '/_cluster/health')).number_of_data_nodes
  const size = { shards: Math.min(nodes, mostShards), replicas: nodes > 1 ? 1 : 0 }
  await prepareIndices(client, names, size)
  const sequence = await readSequence(client, names)
  if (sequence <= lastChange) return sequence
  // The database is a restored backup, so its next changes have numbers that the index knows.
  await dropIndices(client, names)
  await prepareIndices(client, names, size)
  return 0
}
