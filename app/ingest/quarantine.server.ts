import type pg from 'pg'
import type { ReadStep } from '#app/sources/connector.ts'
import type { Rejection } from '#app/sources/rejection.ts'
import { toStorable } from '#app/store/storable-text.ts'
import { formatRecord } from './rejections.server.ts'

/**
 * Quarantines a whole step together with the reason. Only the newest step
 * of each source is held, because an older one could no longer be released.
 */
export async function quarantineStep(
  client: pg.ClientBase,
  run: number,
  step: ReadStep,
  reason: string,
): Promise<void> {
  await client.query(
    `UPDATE quarantine SET state = 'dropped', step = NULL, decided_at = now()
     FROM sync_run AS old, sync_run AS run
     WHERE run.id = $1 AND old.source = run.source AND quarantine.run = old.id AND quarantine.state = 'held'`,
    [run],
  )
  const { products, unchanged = [], rejected } = step
  const stored: ReadStep = toStorable({
    ...step,
    rejected: rejected.map(rejection => ({ ...rejection, record: formatRecord(rejection.record) })),
  })
  await client.query(
    'INSERT INTO quarantine (run, reason, products, rejected, step) VALUES ($1, $2, $3, $4, $5)',
    [run, reason, products.length + unchanged.length, rejected.length, JSON.stringify(stored)],
  )
}

/** Finds a run's quarantined step; undefined if it has none. */
export async function findQuarantinedStep(
  client: Pick<pg.ClientBase, 'query'>,
  run: number,
): Promise<ReadStep | undefined> {
  const text = `SELECT step FROM quarantine WHERE run = $1 AND state = 'held'`
  const step = (await client.query<{ step: ReadStep }>(text, [run])).rows[0]?.step
  return step && { ...step, rejected: step.rejected.map(sortRejection) }
}

/** Updates the format of older rejections, whose reason is a whole sentence without a detail. */
function sortRejection(rejection: Rejection): Rejection {
  return 'detail' in rejection
    ? rejection
    : { ...(rejection as Rejection), reason: 'unsorted', detail: (rejection as Rejection).reason }
}

export async function decideQuarantinedStep(
  client: pg.ClientBase,
  run: number,
  state: 'released' | 'dropped',
): Promise<void> {
  await client.query(
    `UPDATE quarantine SET state = $2, step = NULL, decided_at = now() WHERE run = $1 AND state = 'held'`,
    [run, state],
  )
}
