import type pg from 'pg'
import type { CountedDoubt } from '#app/domain/doubt.ts'
import type { Cursor, KnownRecords, ReadStep } from '#app/sources/connector.ts'
import { addDoubts } from '#app/sources/doubts.ts'
import { fetchKnownRows, type KnownRow } from '#app/store/known-rows.server.ts'
import { toStorable } from '#app/store/storable-text.ts'
import { dropEarlierDuplicates, toIds, writeRows } from '#app/store/upsert-products.server.ts'
import { inWriteTransaction } from '#app/store/write-transaction.server.ts'
import { countFashion, findFashionFault, getLeastJudged, noFashionCount } from './fashion-count.ts'
import { adoptRowCategories } from './mappings/adopt-categories.server.ts'
import { fetchMappings } from './mappings/fetch-mappings.server.ts'
import { markGone } from './mark-gone.server.ts'
import { findRunFault, findStepFault, type PriceMove, toPriceMoves } from './plausibility.ts'
import { quarantineStep } from './quarantine.server.ts'
import { saveRejections } from './rejections.server.ts'
import { type RowStep, remapRows, toReadStep, toRowStep } from './row-step.ts'
import { getRulesVersion } from './rules-version.server.ts'
import { addFigures, toCounted, toFigures } from './run-figures.ts'
import { createRunRecords } from './run-records.server.ts'
import {
  beginRun,
  endRun,
  findLastGoodRun,
  getFigures,
  hasKnownContents,
  resumeRun,
  type SyncCounts,
  saveProgress,
} from './run-rows.server.ts'
import { countSeen, forgetSeen, markRead, saveSeen } from './seen-products.server.ts'
import { withSyncLock } from './sync-lock.server.ts'
import { type SyncScope, toSource } from './sync-scope.ts'

/** One sync of a scope from beginning to end, over any number of attempts. */
export interface OpenSyncRun {
  id: number
  /** The point at which the previous attempt stopped. */
  cursor?: Cursor
  counts(): SyncCounts
  /** Returns the values that could not be used, over all attempts of the run. */
  doubts(): readonly CountedDoubt[]
  /** Returns the reason why the run failed or is not trusted, once it is known. */
  error(): string | undefined
  /** Prepares a step as far as possible without a write transaction. */
  prepareStep(step: ReadStep): RowStep
  /**
   * Writes a step's products, rejections, counts and cursor in one transaction. A step that
   * looks wrong in comparison with the last good run is quarantined instead, which ends the run.
   */
  saveStep(step: RowStep): Promise<'saved' | 'quarantined'>
  /**
   * Ends a run whose source was read to its end. Products that the run has
   * not seen are marked as gone, unless the run is implausible; products
   * from a report are kept until they have been missing for `lingerDays`.
   */
  complete(lingerDays?: number): Promise<'complete' | 'implausible'>
  /** Ends an attempt; the next one resumes after the last saved step. */
  interrupt(state: 'failed' | 'stopped', error?: string): Promise<void>
  /** The records already in the catalogue, for the connector to look up. */
  known: KnownRecords
}

export type SyncRunWork<T> = (run: OpenSyncRun) => Promise<T>

/**
 * The point at which a run starts: after the last step of an unfinished attempt, or at the source's
 * first product. `vouched beginning`, for an operator who trusts the data, skips the plausibility
 * checks.
 */
export type SyncStart = 'last place' | 'beginning' | 'vouched beginning'

/**
 * Opens a run as the only runner of the scope across all
 * servers; returns 'busy' while another one is running.
 */
export function withSyncRun<T>(
  pool: pg.Pool,
  opening: RunOpening,
  work: SyncRunWork<T>,
): Promise<T | 'busy'> {
  const { scope } = opening
  return withSyncLock(pool, scope, async client =>
    work(await openRun({ pool, client, ...opening })),
  )
}

interface RunOpening {
  scope: SyncScope
  start?: SyncStart | undefined
  /** The current version, unless a test sets a different one. */
  rulesVersion?: string | undefined
}

async function openRun({
  pool,
  client,
  scope,
  start = 'last place',
  rulesVersion,
}: RunOpening & { pool: pg.Pool; client: pg.ClientBase }): Promise<OpenSyncRun> {
  const source = toSource(scope)
  // A step lost in a power failure is read again, because its cursor is lost with it: both are in
  // one transaction.
  await client.query('SET synchronous_commit = off')
  const resumed = start === 'last place' ? await resumeRun(client, scope) : undefined
  if (!resumed) await forgetSeen(client, scope)
  const row = resumed ?? (await beginRun(client, scope, start === 'vouched beginning'))
  const lastGood = await findLastGoodRun(client, scope)
  const isKnown = await hasKnownContents(client, scope, getLeastJudged(scope))
  const version = rulesVersion ?? (await getRulesVersion(source))
  const records = createRunRecords(pool, source, version)
  let mappings = await fetchMappings(client)
  let counts = row
  let fashion = noFashionCount

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

    doubts: () => counts.doubts ?? [],

    error: () => counts.error ?? undefined,

    prepareStep: step => toRowStep(step, records.toStored, mappings),

    saveStep(step) {
      const { rejected, cursor, expected, unreached = 0, fingerprints = [] } = step
      const same = records.take(step.unchanged ?? [])
      return inWriteTransaction(client, async () => {
        mappings = await fetchMappings(client, mappings)
        const mapped = dropEarlierDuplicates(remapRows(step, mappings))
        const rows = await adoptRowCategories(client, mapped)
        const figures = toFigures([...rows.map(toCounted), ...same], rejected.length)
        const known = await fetchKnownRows(client, source, toIds(rows))
        const moves = [...toPriceMoves(rows, known), ...same.map(toStill)]
        const doubts = addDoubts(counts.doubts ?? [], toStorable(step.doubts ?? []))
        const withStep = isKnown ? fashion : countFashion(fashion, rows, step.notFashion)
        const fault = row.isTrusted
          ? undefined
          : (findStepFault(figures, moves, lastGood?.figures) ??
            (isKnown ? undefined : findFashionFault(withStep, scope)))
        if (fault !== undefined) {
          await quarantineStep(client, row.id, toReadStep(step), fault)
          counts = await endRun(client, row.id, { state: 'quarantined', error: fault, doubts })
          return 'quarantined'
        }
        fashion = withStep
        const written = await writeRows(client, source, rows, known)
        const { added, changed, unchanged } = written
        await saveSeen(client, row.id, [
          ...added,
          ...changed,
          ...unchanged,
          ...same.map(({ number }) => number),
        ])
        await saveRejections(client, source, row.id, rejected)
        counts = await saveProgress(client, row.id, {
          cursor,
          expected,
          read: step.rows.length + same.length,
          added: added.length,
          changed: changed.length,
          unchanged: unchanged.length + same.length,
          rejected: rejected.length,
          unreached,
          figures: addFigures(getFigures(counts), figures),
          doubts,
        })
        return 'saved'
      }).finally(() => records.settle(fingerprints.map(({ id }) => id)))
    },

    known: records,

    complete: lingerDays =>
      inWriteTransaction(client, async () => {
        const seen = await countSeen(client, row.id)
        const run = { seen, figures: getFigures(counts) }
        const fault = row.isTrusted ? undefined : findRunFault(run, lastGood)
        const { unreached } = counts
        const missed =
          unreached > 0 ? `${unreached} products were not shown by the source` : undefined
        const doubt = fault ?? missed
        const gone = doubt === undefined ? await markGone(client, scope, row.id, lingerDays) : 0
        if (doubt !== undefined) await markRead(client, row.id)
        await forgetSeen(client, scope)
        const state = fault === undefined ? 'complete' : 'implausible'
        const error = doubt === undefined ? null : `${doubt}: no product was marked gone`
        counts = await endRun(client, row.id, { state, seen, gone, error })
        return state
      }),

    async interrupt(state, error) {
      counts = await endRun(client, row.id, { state, error: error ?? null })
    },
  }
}

function toStill({ usdCents }: KnownRow): PriceMove {
  return { before: usdCents, now: usdCents }
}
