import type pg from 'pg'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { getScopeName } from '#app/networks/all-sources.server.ts'
import { fetchKnownRows } from '#app/store/known-rows.server.ts'
import { toIds, toRows, writeRows } from '#app/store/upsert-products.server.ts'
import { inWriteTransaction } from '#app/store/write-transaction.server.ts'
import { mapProducts } from './mappings/fetch-mappings.server.ts'
import { decideQuarantinedStep, findQuarantinedStep } from './quarantine.server.ts'
import { saveRejections } from './rejections.server.ts'
import { addFigures, noFigures, type RunFigures, toCounted, toFigures } from './run-figures.ts'
import { saveSeen } from './seen-products.server.ts'
import { withSyncLock } from './sync-lock.server.ts'
import { type SyncScope, toSource } from './sync-scope.ts'

/** Thrown when a run cannot be released or dropped; the message is for the operator who tried. */
export class RunDecisionError extends Error {
  override name = 'RunDecisionError'
}

/** The run's row records the end of the run a moment before the runner exits. */
const patience = { patienceSeconds: 3 }

/**
 * Releases an implausible run. A quarantined step is written, and the next sync resumes after it
 * without further checks; a run that was read to the end counts as good from then on. Returns the
 * number of products written, or 'busy' while the source is being synced. The audit log records the
 * decision. Throws a `RunDecisionError`.
 */
export function releaseRun(
  pool: pg.Pool,
  scope: SyncScope,
  run: number,
  actor: string,
): Promise<{ products: number } | 'busy'> {
  return withSyncLock(
    pool,
    scope,
    async client => {
      const state = await requireUndecided(client, scope, run)
      const entry = { actor, action: 'released sync', subject: toSubject(scope, run) }
      if (state === 'implausible') {
        await inTransaction(pool, async other => {
          await acceptRun(other, run)
          await recordAudit(other, { ...entry, before: { state }, after: { state: 'complete' } })
        })
        return { products: 0 }
      }
      return inWriteTransaction(client, async () => {
        const written = await writeHeldStep(client, scope, run)
        const after = { state: 'released', ...written }
        await recordAudit(client, { ...entry, before: { state }, after })
        return written
      })
    },
    patience,
  )
}

/**
 * Discards the quarantined step; the run's state does not change. The audit log records the
 * decision. Throws a `RunDecisionError`.
 */
export function dropRun(
  pool: pg.Pool,
  scope: SyncScope,
  run: number,
  actor: string,
): Promise<undefined | 'busy'> {
  return withSyncLock(
    pool,
    scope,
    async client => {
      if ((await requireUndecided(client, scope, run)) === 'quarantined') {
        await inTransaction(pool, async other => {
          await decideQuarantinedStep(other, run, 'dropped')
          await recordAudit(other, {
            ...{ actor, action: 'discarded quarantine', subject: toSubject(scope, run) },
            before: { state: 'quarantined' },
            after: { state: 'dropped' },
          })
        })
      }
      return undefined
    },
    patience,
  )
}

function toSubject(scope: SyncScope, run: number): string {
  return `${getScopeName(scope)}, run ${run}`
}

async function acceptRun(client: pg.ClientBase, run: number): Promise<void> {
  await client.query(`UPDATE sync_run SET state = 'complete', is_trusted = true WHERE id = $1`, [
    run,
  ])
}

async function writeHeldStep(
  client: pg.ClientBase,
  scope: SyncScope,
  run: number,
): Promise<{ products: number }> {
  const step = await findQuarantinedStep(client, run)
  if (!step)
    throw new RunDecisionError(
      `The step of run ${run} was dropped, so there is nothing to release.`,
    )
  const source = toSource(scope)
  const same = [...(await fetchKnownRows(client, source, step.unchanged ?? [])).values()]
  const productRows = toRows(await mapProducts(client, step.products))
  const known = await fetchKnownRows(client, source, toIds(productRows))
  const written = await writeRows(client, source, productRows, known)
  const { added, changed, unchanged } = written
  await saveSeen(client, run, [
    ...added,
    ...changed,
    ...unchanged,
    ...same.map(({ number }) => number),
  ])
  const { rows } = await client.query<{ figures: RunFigures | null }>(
    'SELECT figures FROM sync_run WHERE id = $1',
    [run],
  )
  await saveRejections(client, source, run, step.rejected)
  const figures = toFigures([...productRows.map(toCounted), ...same], step.rejected.length)
  await client.query(
    `UPDATE sync_run SET state = 'stopped', is_trusted = true, error = NULL, cursor = $2, fruitless_attempts = 0,
       read = read + $3, added = added + $4, changed = changed + $5, unchanged = unchanged + $6,
       rejected = rejected + $7, unreached = unreached + $8, figures = $9
     WHERE id = $1`,
    [
      run,
      step.cursor,
      step.products.length + same.length,
      added.length,
      changed.length,
      unchanged.length + same.length,
      step.rejected.length,
      step.unreached ?? 0,
      JSON.stringify(addFigures(rows[0]?.figures ?? noFigures, figures)),
    ],
  )
  await decideQuarantinedStep(client, run, 'released')
  return { products: step.products.length + same.length }
}

async function requireUndecided(
  client: pg.ClientBase,
  scope: SyncScope,
  run: number,
): Promise<'quarantined' | 'implausible'> {
  const { rows } = await client.query<{ id: number; state: string }>(
    'SELECT id, state FROM sync_run WHERE source = $1 AND id >= $2 ORDER BY id',
    [scope, run],
  )
  const [found, newer] = rows
  if (found?.id !== run) throw new RunDecisionError(`This source has no run ${run}.`)
  if (found.state !== 'quarantined' && found.state !== 'implausible') {
    throw new RunDecisionError(`Run ${run} is ${found.state}: there is nothing to decide.`)
  }
  if (newer) {
    throw new RunDecisionError(
      `Run ${newer.id} has read this source since, so run ${run} is outdated: decide on the latest one.`,
    )
  }
  return found.state
}
