import type pg from 'pg'
import { fetchKnownRows } from './known-rows.server.ts'
import { asOnlyRunner } from './only-runner.server.ts'
import { decideHeldStep, findHeldStep } from './quarantine.server.ts'
import { keepRejections } from './rejections.server.ts'
import { addFigures, noFigures, type RunFigures, toCounted, toFigures } from './run-figures.ts'
import { keepSeen } from './seen-products.server.ts'
import { type Shelf, toSource } from './shelf.ts'
import { toIds, toRows, writeRows } from './upsert-products.server.ts'
import { inWriteTransaction } from './write-transaction.server.ts'

/** The run cannot be decided on; the message is for the operator who tried. */
export class RunDecisionError extends Error {
  override name = 'RunDecisionError'
}

/** The row tells how a run ended a moment before its runner has left. */
const patience = { patienceSeconds: 3 }

/**
 * An operator says that a run which looked wrong is right. A step in quarantine is written and the run left at its end, so
 * that the next sync goes on there and judges no more; a run that was read to its end counts as a good one from now on.
 * Tells how many products were written; 'busy' while the source is being read. Throws a `RunDecisionError`.
 */
export function releaseRun(pool: pg.Pool, shelf: Shelf, run: number): Promise<{ products: number } | 'busy'> {
  return asOnlyRunner(
    pool,
    shelf,
    async client => {
      const state = await requireUndecided(client, shelf, run)
      if (state === 'implausible') {
        await client.query(`UPDATE sync_run SET state = 'complete', is_trusted = true WHERE id = $1`, [run])
        return { products: 0 }
      }
      return inWriteTransaction(client, () => writeHeldStep(client, shelf, run))
    },
    patience,
  )
}

/** The step in quarantine is thrown away; the run stays as it ended. Throws a `RunDecisionError`. */
export function dropRun(pool: pg.Pool, shelf: Shelf, run: number): Promise<undefined | 'busy'> {
  return asOnlyRunner(
    pool,
    shelf,
    async client => {
      if ((await requireUndecided(client, shelf, run)) === 'quarantined') {
        await decideHeldStep(client, run, 'dropped')
      }
      return undefined
    },
    patience,
  )
}

async function writeHeldStep(
  client: pg.ClientBase,
  shelf: Shelf,
  run: number,
): Promise<{ products: number }> {
  const step = await findHeldStep(client, run)
  if (!step) throw new RunDecisionError(`The step of run ${run} was dropped, so there is nothing to release.`)
  const source = toSource(shelf)
  const same = [...(await fetchKnownRows(client, source, step.unchanged ?? [])).values()]
  const productRows = toRows(step.products)
  const known = await fetchKnownRows(client, source, toIds(productRows))
  const written = await writeRows(client, source, productRows, known)
  const { added, changed, unchanged } = written
  await keepSeen(client, run, [...added, ...changed, ...unchanged, ...same.map(({ number }) => number)])
  const { rows } = await client.query<{ figures: RunFigures | null }>(
    'SELECT figures FROM sync_run WHERE id = $1',
    [run],
  )
  await keepRejections(client, source, run, step.rejected)
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
  await decideHeldStep(client, run, 'released')
  return { products: step.products.length + same.length }
}

async function requireUndecided(
  client: pg.ClientBase,
  shelf: Shelf,
  run: number,
): Promise<'quarantined' | 'implausible'> {
  const { rows } = await client.query<{ id: number; state: string }>(
    'SELECT id, state FROM sync_run WHERE source = $1 AND id >= $2 ORDER BY id',
    [shelf, run],
  )
  const [found, newer] = rows
  if (found?.id !== run) throw new RunDecisionError(`This source has no run ${run}.`)
  if (found.state !== 'quarantined' && found.state !== 'implausible') {
    throw new RunDecisionError(`Run ${run} is ${found.state}: there is nothing to decide.`)
  }
  if (newer) {
    throw new RunDecisionError(
      `Run ${newer.id} has read this source since, so run ${run} is old news: decide on the last one.`,
    )
  }
  return found.state
}
