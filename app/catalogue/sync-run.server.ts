import { desc, eq, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { syncRun } from '#app/database/schema.ts'
import { withClient } from '#app/database/with-client.server.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import type { Cursor, ReadStep } from '#app/sources/connector.ts'
import { markGone } from './mark-gone.server.ts'
import { keepRejections } from './rejections.server.ts'
import { toRows, upsertRows } from './upsert-products.server.ts'
import { inWriteTransaction } from './write-transaction.server.ts'

export type SyncRunState = (typeof syncRun.$inferSelect)['state']

/** What a run has done so far, over all its attempts. */
export interface SyncCounts {
  read: number
  added: number
  changed: number
  unchanged: number
  rejected: number
  gone: number
}

/** One reading of a source, from its begin to its end, over as many attempts as that takes. */
export interface OpenSyncRun {
  id: number
  /** Where the attempt before this one got to. */
  cursor?: Cursor
  counts(): SyncCounts
  /** Products, rejections, counts and the cursor of a step, all of it or nothing. */
  saveStep(step: ReadStep): Promise<void>
  /** The source was read to its end: what it no longer has is gone, if the reading is to be believed. */
  complete(): Promise<'complete' | 'implausible'>
  /** The next attempt goes on behind the last saved step. */
  interrupt(state: 'failed' | 'stopped', error?: string): Promise<void>
}

export type SyncRunWork<T> = (run: OpenSyncRun) => Promise<T>

/** Together with the source's letter; any number that no other lock uses. */
const runnerLock = 7_100_003
/** An older reading is begun anew: what its first steps saw says little about what is gone. */
const maxAgeHours = 24
/** A cursor that brought nothing this often in a row is given up: the source may no longer understand it. */
const maxFruitlessAttempts = 3

/**
 * Runs on one connection that also holds the runner's lock. A killed process frees it at once, and a process that
 * loses the connection can no longer write: two runners of one source never interleave.
 */
export async function withSyncRun<T>(
  pool: pg.Pool,
  source: SourceLetter,
  work: SyncRunWork<T>,
): Promise<T | 'busy'> {
  const runAlone = async (client: pg.PoolClient): Promise<T | 'busy'> => {
    const lock = 'SELECT pg_try_advisory_lock($1, $2) AS taken'
    const { rows } = await client.query(lock, [runnerLock, source.charCodeAt(0)])
    if (rows[0]?.taken !== true) return 'busy'
    // Counting and marking a million products takes longer than a page may.
    await client.query("SET statement_timeout = '10min'")
    return work(await openRun(client, source))
  }
  return withClient(pool, runAlone, { isSpent: true })
}

async function openRun(client: pg.ClientBase, source: SourceLetter): Promise<OpenSyncRun> {
  const db = drizzle(client as pg.Client)
  const row = (await resumeRun(db, source)) ?? (await beginRun(db, source))
  let counts: SyncCounts = row
  const update = async (values: Parameters<ReturnType<typeof db.update<typeof syncRun>>['set']>[0]) => {
    const [after] = await db.update(syncRun).set(values).where(eq(syncRun.id, row.id)).returning()
    if (after) counts = after
  }

  return {
    id: row.id,
    ...(row.cursor === null ? {} : { cursor: row.cursor }),
    counts: () => ({
      read: counts.read,
      added: counts.added,
      changed: counts.changed,
      unchanged: counts.unchanged,
      rejected: counts.rejected,
      gone: counts.gone,
    }),

    async saveStep({ products, rejected, cursor, expected }) {
      const rows = toRows(products)
      await inWriteTransaction(client, async () => {
        const upserted = await upsertRows(client, source, rows, row.id)
        await keepRejections(client, source, row.id, rejected)
        await update({
          cursor,
          fruitlessAttempts: 0,
          ...(expected === undefined ? {} : { expected }),
          read: sql`${syncRun.read} + ${products.length}`,
          added: sql`${syncRun.added} + ${upserted.added}`,
          changed: sql`${syncRun.changed} + ${upserted.changed}`,
          unchanged: sql`${syncRun.unchanged} + ${upserted.unchanged}`,
          rejected: sql`${syncRun.rejected} + ${rejected.length}`,
        })
      })
    },

    complete: () =>
      inWriteTransaction(client, async () => {
        const { seen, gone, doubt } = await markGone(client, source, row.id)
        const state = doubt === undefined ? 'complete' : 'implausible'
        await update({ state, seen, gone, error: doubt ?? null, finishedAt: sql`clock_timestamp()` })
        return state
      }),

    interrupt: (state, error) => update({ state, error: error ?? null, finishedAt: sql`clock_timestamp()` }),
  }
}

type Database = NodePgDatabase

/** The last run of the source, if it did not come to its end. Still 'running' means that its process died. */
async function resumeRun(db: Database, source: SourceLetter) {
  const [last] = await db
    .select({
      id: syncRun.id,
      state: syncRun.state,
      fruitlessAttempts: syncRun.fruitlessAttempts,
      isFresh: sql<boolean>`${syncRun.startedAt} > now() - ${maxAgeHours} * interval '1 hour'`,
    })
    .from(syncRun)
    .where(eq(syncRun.source, source))
    .orderBy(desc(syncRun.id))
    .limit(1)
  if (!last || last.state === 'complete' || last.state === 'implausible') return undefined
  if (!last.isFresh || last.fruitlessAttempts >= maxFruitlessAttempts) return undefined
  const [row] = await db
    .update(syncRun)
    // Counted before the attempt, so that one that kills its process counts too; a saved step sets it back.
    .set({ state: 'running', finishedAt: null, error: null, fruitlessAttempts: last.fruitlessAttempts + 1 })
    .where(eq(syncRun.id, last.id))
    .returning()
  return row
}

async function beginRun(db: Database, source: SourceLetter) {
  const [row] = await db.insert(syncRun).values({ source }).returning()
  if (!row) throw new Error('PostgreSQL returned no row for a new sync run')
  return row
}
