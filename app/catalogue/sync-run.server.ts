import { and, desc, eq, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { syncRun } from '#app/database/schema.ts'
import type { Cursor, KnownRecords, ReadStep } from '#app/sources/connector.ts'
import { createRunRecords } from './known-records.server.ts'
import { fetchKnownRows, type KnownRow, toPriceMoves } from './known-rows.server.ts'
import { markGone } from './mark-gone.server.ts'
import { asOnlyRunner } from './only-runner.server.ts'
import { findRunFault, findStepFault, type PriceMove } from './plausibility.ts'
import { holdStep } from './quarantine.server.ts'
import { keepRejections } from './rejections.server.ts'
import { type RowStep, toReadStep, toRowStep } from './row-step.ts'
import { addFigures, noFigures, type RunFigures, toCounted, toFigures } from './run-figures.ts'
import { countSeen, forgetSeen, keepSeen, markRead } from './seen-products.server.ts'
import { type Shelf, toSource } from './shelf.ts'
import { keepLatest, toIds, writeRows } from './upsert-products.server.ts'
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

/** One reading of a shelf, from its begin to its end, over as many attempts as that takes. */
export interface OpenSyncRun {
  id: number
  /** Where the attempt before this one got to. */
  cursor?: Cursor
  counts(): SyncCounts
  /** What was wrong with the run, once that is known. */
  error(): string | undefined
  /** Everything that can be done to a step before the one in front of it is written. */
  prepareStep(step: ReadStep): RowStep
  /**
   * Products, rejections, counts and the cursor of a step, all of it or nothing. A step that looks wrong beside the last
   * good run is put into quarantine instead, which ends the run.
   */
  saveStep(step: RowStep): Promise<'saved' | 'quarantined'>
  /**
   * The source was read to its end: what it no longer has is gone, if the reading is to be believed; of a report, when it
   * has not been heard of for `lingerDays`.
   */
  complete(lingerDays?: number): Promise<'complete' | 'implausible'>
  /** The next attempt goes on behind the last saved step. */
  interrupt(state: 'failed' | 'stopped', error?: string): Promise<void>
  /** What is in the catalogue already, for the connector to ask. */
  known: KnownRecords
}

export type SyncRunWork<T> = (run: OpenSyncRun) => Promise<T>

/** An older reading is begun anew: what its first steps saw says little about what is gone. */
const maxAgeHours = 24
/** A cursor that brought nothing this often in a row is given up: the source may no longer understand it. */
const maxFruitlessAttempts = 3

/**
 * Where a run begins: behind the last step of the attempt before, if that did not come to its end, or at the source's
 * first product. With an operator who vouches for what comes, nothing of it is judged.
 */
export type SyncStart = 'last place' | 'beginning' | 'vouched beginning'

/** Opens a run as the only runner of the shelf, over all servers; 'busy' when another is at it. */
export function withSyncRun<T>(
  pool: pg.Pool,
  opening: RunOpening,
  work: SyncRunWork<T>,
): Promise<T | 'busy'> {
  const { shelf } = opening
  return asOnlyRunner(pool, shelf, async client => work(await openRun({ pool, client, ...opening })))
}

interface RunOpening {
  shelf: Shelf
  start?: SyncStart | undefined
  /** See `getRulesVersion`. */
  rulesVersion: string
}

async function openRun({
  pool,
  client,
  shelf,
  start = 'last place',
  rulesVersion,
}: RunOpening & { pool: pg.Pool; client: pg.ClientBase }): Promise<OpenSyncRun> {
  const db = drizzle(client as pg.Client)
  const source = toSource(shelf)
  // A step that a power cut takes is read again, since its cursor went with it.
  await client.query('SET synchronous_commit = off')
  const resumed = start === 'last place' ? await resumeRun(db, shelf) : undefined
  if (!resumed) await forgetSeen(client, shelf)
  const row = resumed ?? (await beginRun(db, shelf, start === 'vouched beginning'))
  const lastGood = await findLastGoodRun(db, shelf)
  const records = createRunRecords(pool, source, rulesVersion)
  let counts = row
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

    error: () => counts.error ?? undefined,

    prepareStep: step => toRowStep(step, records.toStored),

    saveStep(step) {
      const { rejected, cursor, expected, unreached = 0, prints = [] } = step
      const rows = keepLatest(step.rows)
      const same = records.take(step.unchanged ?? [])
      const figures = toFigures([...rows.map(toCounted), ...same], rejected.length)
      return inWriteTransaction(client, async () => {
        const known = await fetchKnownRows(client, source, toIds(rows))
        const moves = [...toPriceMoves(rows, known), ...same.map(toStill)]
        const fault = row.isTrusted ? undefined : findStepFault(figures, moves, lastGood?.figures)
        if (fault !== undefined) {
          await holdStep(client, row.id, toReadStep(step), fault)
          await update({ state: 'quarantined', error: fault, finishedAt: sql`clock_timestamp()` })
          return 'quarantined'
        }
        const written = await writeRows(client, source, rows, known)
        const { added, changed, unchanged } = written
        await keepSeen(client, row.id, [
          ...added,
          ...changed,
          ...unchanged,
          ...same.map(({ number }) => number),
        ])
        await keepRejections(client, source, row.id, rejected)
        await update({
          cursor,
          fruitlessAttempts: 0,
          ...(expected === undefined ? {} : { expected }),
          read: sql`${syncRun.read} + ${step.rows.length + same.length}`,
          added: sql`${syncRun.added} + ${added.length}`,
          changed: sql`${syncRun.changed} + ${changed.length}`,
          unchanged: sql`${syncRun.unchanged} + ${unchanged.length + same.length}`,
          rejected: sql`${syncRun.rejected} + ${rejected.length}`,
          unreached: sql`${syncRun.unreached} + ${unreached}`,
          figures: addFigures(getFigures(counts), figures),
        })
        return 'saved'
      }).finally(() => records.settle(prints.map(({ id }) => id)))
    },

    known: records,

    complete: lingerDays =>
      inWriteTransaction(client, async () => {
        const seen = await countSeen(client, row.id)
        const run = { seen, figures: getFigures(counts) }
        const fault = row.isTrusted ? undefined : findRunFault(run, lastGood)
        const { unreached } = counts
        const missed = unreached > 0 ? `${unreached} products were not shown by the source` : undefined
        const doubt = fault ?? missed
        const gone = doubt === undefined ? await markGone(client, shelf, row.id, lingerDays) : 0
        if (doubt !== undefined) await markRead(client, row.id)
        await forgetSeen(client, shelf)
        const state = fault === undefined ? 'complete' : 'implausible'
        const error = doubt === undefined ? null : `${doubt}: nothing was taken for gone`
        await update({ state, seen, gone, error, finishedAt: sql`clock_timestamp()` })
        return state
      }),

    interrupt: (state, error) => update({ state, error: error ?? null, finishedAt: sql`clock_timestamp()` }),
  }
}

function toStill({ usdCents }: KnownRow): PriceMove {
  return { before: usdCents, now: usdCents }
}

type Database = NodePgDatabase

/** Of runs that are over; the next begins anew. */
const endStates = new Set<SyncRunState>(['complete', 'implausible', 'quarantined'])

/** The figures of a run, or of one that has not read anything yet. */
function getFigures({ figures }: typeof syncRun.$inferSelect): RunFigures {
  return (figures as RunFigures | null) ?? noFigures
}

/** What a run is compared with; undefined before there is any. */
async function findLastGoodRun(db: Database, shelf: Shelf) {
  const [last] = await db
    .select()
    .from(syncRun)
    .where(and(eq(syncRun.source, shelf), eq(syncRun.state, 'complete')))
    .orderBy(desc(syncRun.id))
    .limit(1)
  if (!last) return undefined
  return { seen: last.seen ?? 0, figures: last.figures === null ? undefined : getFigures(last) }
}

/** The last run of the shelf, if it did not come to its end. Still 'running' means that its process died. */
async function resumeRun(db: Database, shelf: Shelf) {
  const [last] = await db
    .select({
      id: syncRun.id,
      state: syncRun.state,
      fruitlessAttempts: syncRun.fruitlessAttempts,
      isFresh: sql<boolean>`${syncRun.isTrusted} OR ${syncRun.startedAt} > now() - ${maxAgeHours} * interval '1 hour'`,
    })
    .from(syncRun)
    .where(eq(syncRun.source, shelf))
    .orderBy(desc(syncRun.id))
    .limit(1)
  if (!last || endStates.has(last.state)) return undefined
  if (!last.isFresh || last.fruitlessAttempts >= maxFruitlessAttempts) return undefined
  const [row] = await db
    .update(syncRun)
    // Counted before the attempt, so that one that kills its process counts too; a saved step sets it back.
    .set({ state: 'running', finishedAt: null, error: null, fruitlessAttempts: last.fruitlessAttempts + 1 })
    .where(eq(syncRun.id, last.id))
    .returning()
  return row
}

async function beginRun(db: Database, shelf: Shelf, isTrusted: boolean) {
  const [row] = await db.insert(syncRun).values({ source: shelf, isTrusted }).returning()
  if (!row) throw new Error('PostgreSQL returned no row for a new sync run')
  return row
}
